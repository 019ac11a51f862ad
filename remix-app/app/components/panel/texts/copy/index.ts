import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const copyTexts = defineTexts<typeof english>('components/panel/copy');

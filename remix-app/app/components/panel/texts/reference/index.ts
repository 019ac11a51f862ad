import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const referenceTexts = defineTexts<typeof english>('components/panel/reference');

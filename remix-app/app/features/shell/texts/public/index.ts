import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const publicTexts = defineTexts<typeof english>('features/shell/public');

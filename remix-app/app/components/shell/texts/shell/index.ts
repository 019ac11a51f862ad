import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const shellTexts = defineTexts<typeof english>('components/shell/shell');

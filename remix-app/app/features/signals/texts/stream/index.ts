import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const streamTexts = defineTexts<typeof english>('features/signals/stream');

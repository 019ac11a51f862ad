import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const signalsTexts = defineTexts<typeof english>('features/signals/tab');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const drawnTexts = defineTexts<typeof english>('features/set-up-guides/drawn');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const mfaTexts = defineTexts<typeof english>('features/guide/mfa');

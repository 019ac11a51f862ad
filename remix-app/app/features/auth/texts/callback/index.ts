import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const callbackTexts = defineTexts<typeof english>('features/auth/callback');

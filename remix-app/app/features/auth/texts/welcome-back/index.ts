import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const welcomeBackTexts = defineTexts<typeof english>('features/auth/welcome-back');

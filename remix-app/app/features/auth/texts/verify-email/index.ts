import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const verifyEmailTexts = defineTexts<typeof english>('features/auth/verify-email');

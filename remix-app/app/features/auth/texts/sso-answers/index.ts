import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const ssoAnswers = defineTexts<typeof english>('features/auth/sso-answers');

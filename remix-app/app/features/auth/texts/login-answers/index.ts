import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const loginAnswers = defineTexts<typeof english>('features/auth/login-answers');

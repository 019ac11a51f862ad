import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const policyAnswers = defineTexts<typeof english>('features/security/policy-answers');

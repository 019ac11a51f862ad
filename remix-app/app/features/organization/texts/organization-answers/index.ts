import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const organizationAnswers = defineTexts<typeof english>('features/organization/organization-answers');

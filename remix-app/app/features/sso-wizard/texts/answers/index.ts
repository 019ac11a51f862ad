import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const wizardAnswers = defineTexts<typeof english>('features/sso-wizard/answers');

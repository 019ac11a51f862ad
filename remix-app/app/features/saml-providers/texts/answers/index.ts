import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const providerAnswers = defineTexts<typeof english>('features/saml-providers/answers');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const accountAnswers = defineTexts<typeof english>('features/account/account-answers');

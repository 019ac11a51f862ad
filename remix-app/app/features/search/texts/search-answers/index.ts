import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const searchAnswers = defineTexts<typeof english>('features/search/search-answers');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const domainAnswers = defineTexts<typeof english>('features/domains/answers');

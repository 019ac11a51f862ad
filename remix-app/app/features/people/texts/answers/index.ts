import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const peopleAnswers = defineTexts<typeof english>('features/people/answers');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const planAnswers = defineTexts<typeof english>('features/plans/answers');

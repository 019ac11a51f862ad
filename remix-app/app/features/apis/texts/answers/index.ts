import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiAnswers = defineTexts<typeof english>('features/apis/answers');

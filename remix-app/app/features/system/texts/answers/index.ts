import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const systemAnswers = defineTexts<typeof english>('features/system/answers');

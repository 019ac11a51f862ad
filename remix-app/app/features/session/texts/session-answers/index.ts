import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const sessionAnswers = defineTexts<typeof english>('features/session/session-answers');

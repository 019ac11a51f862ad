import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectedAnswers = defineTexts<typeof english>('features/connected/connected-answers');

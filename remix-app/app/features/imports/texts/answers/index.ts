import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const importAnswers = defineTexts<typeof english>('features/imports/answers');

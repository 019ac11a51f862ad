import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const applicationAnswers = defineTexts<typeof english>('features/applications/answers');

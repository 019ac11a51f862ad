import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryAnswers = defineTexts<typeof english>('features/directory/answers');

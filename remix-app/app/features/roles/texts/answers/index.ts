import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const roleAnswers = defineTexts<typeof english>('features/roles/answers');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const sentencesTexts = defineTexts<typeof english>('features/audit/sentences');

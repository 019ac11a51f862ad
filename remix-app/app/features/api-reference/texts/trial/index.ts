import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const trialTexts = defineTexts<typeof english>('features/api-reference/trial');

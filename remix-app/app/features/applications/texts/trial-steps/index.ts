import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const trialSteps = defineTexts<typeof english>('features/applications/trial-steps');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const secondStepTexts = defineTexts<typeof english>('features/account/second-step');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const deviceAnswers = defineTexts<typeof english>('features/device/device-answers');

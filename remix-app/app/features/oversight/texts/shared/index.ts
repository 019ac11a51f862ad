import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const sharedTexts = defineTexts<typeof english>('features/oversight/shared');

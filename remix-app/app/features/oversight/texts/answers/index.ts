import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const answersTexts = defineTexts<typeof english>('features/oversight/answers');

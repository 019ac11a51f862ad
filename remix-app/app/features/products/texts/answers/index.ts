import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const productAnswers = defineTexts<typeof english>('features/products/answers');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const summaryTexts = defineTexts<typeof english>('features/products/summaries');

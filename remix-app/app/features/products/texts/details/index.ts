import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const detailTexts = defineTexts<typeof english>('features/products/details');

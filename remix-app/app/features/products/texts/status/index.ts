import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const productStatusTexts = defineTexts<typeof english>('features/products/status');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const availabilityTexts = defineTexts<typeof english>('features/products/availability');

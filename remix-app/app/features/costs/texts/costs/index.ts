import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const costsTexts = defineTexts<typeof english>('features/costs/costs');

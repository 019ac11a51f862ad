import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const contractTexts = defineTexts<typeof english>('features/api-reference/contract');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const searchTexts = defineTexts<typeof english>('features/search/search');

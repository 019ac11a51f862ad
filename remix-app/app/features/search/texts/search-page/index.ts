import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const searchPageTexts = defineTexts<typeof english>('features/search/search-page');

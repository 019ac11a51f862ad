import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const savedViewsTexts = defineTexts<typeof english>('components/list/saved-views');

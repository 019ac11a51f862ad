import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const exchangeTexts = defineTexts<typeof english>('features/applications/exchange');

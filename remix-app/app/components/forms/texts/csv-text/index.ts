import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const csvTexts = defineTexts<typeof english>('components/forms/csv-text');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const dataTexts = defineTexts<typeof english>('features/account/data');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const configTexts = defineTexts<typeof english>('features/system/config');

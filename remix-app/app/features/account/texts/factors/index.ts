import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const factorsTexts = defineTexts<typeof english>('features/account/factors');

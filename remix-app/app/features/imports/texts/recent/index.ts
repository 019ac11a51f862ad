import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const recentImportsTexts = defineTexts<typeof english>('features/imports/recent');

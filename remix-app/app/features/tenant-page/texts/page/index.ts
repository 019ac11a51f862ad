import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const pageTexts = defineTexts<typeof english>('features/tenant-page/page');

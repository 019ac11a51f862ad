import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const partsTexts = defineTexts<typeof english>('features/tenant-page/parts');

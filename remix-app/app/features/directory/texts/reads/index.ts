import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryReadsTexts = defineTexts<typeof english>('features/directory/reads');

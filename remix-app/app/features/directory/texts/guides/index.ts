import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryGuidesTexts = defineTexts<typeof english>('features/directory/guides');

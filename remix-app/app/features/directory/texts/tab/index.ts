import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryTabTexts = defineTexts<typeof english>('features/directory/tab');

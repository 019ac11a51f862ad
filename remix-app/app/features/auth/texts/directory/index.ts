import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryTexts = defineTexts<typeof english>('features/auth/directory');

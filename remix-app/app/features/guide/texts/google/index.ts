import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const googleTexts = defineTexts<typeof english>('features/guide/google');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const notMeTexts = defineTexts<typeof english>('features/account/not-me');

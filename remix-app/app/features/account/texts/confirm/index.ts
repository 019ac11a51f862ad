import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const confirmTexts = defineTexts<typeof english>('features/account/confirm');

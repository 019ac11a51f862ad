import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const unsubscribeTexts = defineTexts<typeof english>('features/account/unsubscribe');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const networkCreditTexts = defineTexts<typeof english>('components/network-credit');

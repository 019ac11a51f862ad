import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const confirmEmailTexts = defineTexts<typeof english>('features/account/confirm-email');

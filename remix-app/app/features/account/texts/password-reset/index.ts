import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const passwordResetTexts = defineTexts<typeof english>('features/account/password-reset');

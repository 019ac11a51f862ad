import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const recoveryCodesTexts = defineTexts<typeof english>('features/account/recovery-codes');

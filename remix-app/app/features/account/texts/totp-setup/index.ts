import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const totpSetupTexts = defineTexts<typeof english>('features/account/totp-setup');

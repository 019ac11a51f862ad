import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const passkeyTexts = defineTexts<typeof english>('features/account/passkeys');

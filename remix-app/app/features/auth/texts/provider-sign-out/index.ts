import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const providerSignOutTexts = defineTexts<typeof english>('features/auth/provider-sign-out');

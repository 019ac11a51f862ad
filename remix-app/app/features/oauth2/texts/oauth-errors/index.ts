import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const oauthErrorTexts = defineTexts<typeof english>('features/oauth2/oauth-errors');

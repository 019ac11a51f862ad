import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const consentTexts = defineTexts<typeof english>('features/oauth2/consent');

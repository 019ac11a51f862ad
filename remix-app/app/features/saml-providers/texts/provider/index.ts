import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const providerTexts = defineTexts<typeof english>('features/saml-providers/provider');

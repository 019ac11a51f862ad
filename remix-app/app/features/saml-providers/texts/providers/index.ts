import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const providersTexts = defineTexts<typeof english>('features/saml-providers/providers');

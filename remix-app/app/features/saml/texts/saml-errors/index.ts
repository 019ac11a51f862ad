import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const samlErrorTexts = defineTexts<typeof english>('features/saml/saml-errors');

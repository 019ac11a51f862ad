import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const fieldTexts = defineTexts<typeof english>('features/saml-providers/fields');

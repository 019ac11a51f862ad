import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectTexts = defineTexts<typeof english>('features/saml-providers/connect');

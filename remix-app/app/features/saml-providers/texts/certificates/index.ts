import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const certificateTexts = defineTexts<typeof english>('features/saml-providers/certificates');

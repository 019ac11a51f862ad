import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const testSignOnTexts = defineTexts<typeof english>('features/saml-providers/test-sign-on');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const signOnTexts = defineTexts<typeof english>('features/saml/sign-on');

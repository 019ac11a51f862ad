import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const samlSignOutTexts = defineTexts<typeof english>('features/saml/sign-out');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const createTexts = defineTexts<typeof english>('features/saml-providers/create');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const labelTexts = defineTexts<typeof english>('features/saml-providers/labels');

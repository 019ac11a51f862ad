import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const consentEndTexts = defineTexts<typeof english>('features/sso-wizard/consent-end');

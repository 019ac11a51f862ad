import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const ssoProvidersTexts = defineTexts<typeof english>('components/sso-providers');

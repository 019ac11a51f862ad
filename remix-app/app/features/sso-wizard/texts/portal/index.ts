import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const portalTexts = defineTexts<typeof english>('features/sso-wizard/portal');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const wizardTexts = defineTexts<typeof english>('features/sso-wizard/wizard');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const wizardRunTexts = defineTexts<typeof english>('features/sso-wizard/run');

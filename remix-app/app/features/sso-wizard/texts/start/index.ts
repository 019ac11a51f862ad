import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const wizardStartTexts = defineTexts<typeof english>('features/sso-wizard/start');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const wizardLinksTexts = defineTexts<typeof english>('features/sso-wizard/links');

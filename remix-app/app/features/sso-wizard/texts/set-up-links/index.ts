import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const setUpLinksTexts = defineTexts<typeof english>('features/sso-wizard/set-up-links');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const setupTexts = defineTexts<typeof english>('features/sso-wizard/setup');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const guidesTexts = defineTexts<typeof english>('features/sso-wizard/guides');

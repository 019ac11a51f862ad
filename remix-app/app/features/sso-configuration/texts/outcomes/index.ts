import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const outcomesTexts = defineTexts<typeof english>('features/sso-configuration/outcomes');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const draftTexts = defineTexts<typeof english>('features/sso-configuration/draft');

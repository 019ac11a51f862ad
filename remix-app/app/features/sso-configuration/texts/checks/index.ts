import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const checksTexts = defineTexts<typeof english>('features/sso-configuration/checks');

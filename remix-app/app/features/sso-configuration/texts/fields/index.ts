import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const fieldsTexts = defineTexts<typeof english>('features/sso-configuration/fields');

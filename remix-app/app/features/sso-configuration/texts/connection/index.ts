import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectionTexts = defineTexts<typeof english>('features/sso-configuration/connection');

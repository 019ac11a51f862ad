import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const connectionPageTexts = defineTexts<typeof english>('features/sso-configuration/page');

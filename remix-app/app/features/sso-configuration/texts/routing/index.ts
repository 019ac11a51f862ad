import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const routingTexts = defineTexts<typeof english>('features/sso-configuration/routing');

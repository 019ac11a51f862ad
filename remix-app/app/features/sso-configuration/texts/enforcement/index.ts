import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const enforcementTexts = defineTexts<typeof english>('features/sso-configuration/enforcement');

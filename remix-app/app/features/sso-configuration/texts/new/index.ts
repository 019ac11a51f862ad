import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const newConnectionTexts = defineTexts<typeof english>('features/sso-configuration/new');

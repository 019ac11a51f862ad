import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const settingsTexts = defineTexts<typeof english>('features/account/settings');

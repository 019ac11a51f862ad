import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const logoutTexts = defineTexts<typeof english>('features/applications/logout');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const logoTexts = defineTexts<typeof english>('features/applications/logo');

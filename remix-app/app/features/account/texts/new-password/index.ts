import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const newPasswordTexts = defineTexts<typeof english>('features/account/new-password');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const loginTexts = defineTexts<typeof english>('features/auth/login');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const signInLogTexts = defineTexts<typeof english>('features/sign-ins/log');

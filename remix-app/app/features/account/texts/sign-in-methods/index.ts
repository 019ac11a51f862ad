import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const signInMethodTexts = defineTexts<typeof english>('features/account/sign-in-methods');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const signOutTexts = defineTexts<typeof english>('features/oauth2/sign-out');

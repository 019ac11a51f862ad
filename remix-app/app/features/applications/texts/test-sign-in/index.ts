import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const testSignInTexts = defineTexts<typeof english>('features/applications/test-sign-in');

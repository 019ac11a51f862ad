import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const registrationTexts = defineTexts<typeof english>('features/applications/registration');

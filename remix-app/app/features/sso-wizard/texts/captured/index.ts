import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const capturedTexts = defineTexts<typeof english>('features/sso-wizard/captured');

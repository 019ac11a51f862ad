import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const expiryTexts = defineTexts<typeof english>('features/applications/expiry');

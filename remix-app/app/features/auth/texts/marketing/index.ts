import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const marketingTexts = defineTexts<typeof english>('features/auth/marketing');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const otherWaysTexts = defineTexts<typeof english>('features/auth/other-ways');

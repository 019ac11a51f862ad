import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const planTexts = defineTexts<typeof english>('features/auth/plans');

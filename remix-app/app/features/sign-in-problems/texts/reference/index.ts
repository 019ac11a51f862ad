import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const referenceTexts = defineTexts<typeof english>('features/sign-in-problems/reference');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const planNames = defineTexts<typeof english>('features/plans/names');

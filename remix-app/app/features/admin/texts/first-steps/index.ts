import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const firstStepsTexts = defineTexts<typeof english>('features/admin/first-steps');

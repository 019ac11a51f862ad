import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const conflictTexts = defineTexts<typeof english>('components/forms/conflict');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const advancedTexts = defineTexts<typeof english>('components/forms/advanced');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const formTexts = defineTexts<typeof english>('components/forms/forms');

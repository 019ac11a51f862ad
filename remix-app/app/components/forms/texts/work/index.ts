import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const workTexts = defineTexts<typeof english>('components/forms/work');

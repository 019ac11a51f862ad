import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const leftTexts = defineTexts<typeof english>('features/people/left');

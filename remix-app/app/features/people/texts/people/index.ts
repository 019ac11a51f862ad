import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const peopleTexts = defineTexts<typeof english>('features/people/people');

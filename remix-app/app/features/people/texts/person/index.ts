import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const personTexts = defineTexts<typeof english>('features/people/person');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const peopleLabels = defineTexts<typeof english>('features/people/labels');

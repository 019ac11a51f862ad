import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const accessTexts = defineTexts<typeof english>('features/people/access');

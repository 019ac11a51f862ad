import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const personListsTexts = defineTexts<typeof english>('features/people/lists');

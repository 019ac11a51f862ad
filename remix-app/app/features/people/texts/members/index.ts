import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const membersTexts = defineTexts<typeof english>('features/people/members');

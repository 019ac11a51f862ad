import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const memberTexts = defineTexts<typeof english>('features/people/member');

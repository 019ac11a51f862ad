import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const countsTexts = defineTexts<typeof english>('features/console/counts');

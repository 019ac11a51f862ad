import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const limitsTexts = defineTexts<typeof english>('features/oversight/limits');

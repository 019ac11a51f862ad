import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const matrixTexts = defineTexts<typeof english>('features/roles/matrix');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const guideTexts = defineTexts<typeof english>('features/guide/page');

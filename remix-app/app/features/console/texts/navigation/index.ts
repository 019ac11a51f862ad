import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const navigationTexts = defineTexts<typeof english>('features/console/navigation');

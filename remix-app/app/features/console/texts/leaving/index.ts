import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const leavingTexts = defineTexts<typeof english>('features/console/leaving');

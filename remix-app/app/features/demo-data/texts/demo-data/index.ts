import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const demoDataTexts = defineTexts<typeof english>('features/demo-data/demo-data');

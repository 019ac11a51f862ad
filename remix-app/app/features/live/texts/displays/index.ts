import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const displaysTexts = defineTexts<typeof english>('features/live/displays');

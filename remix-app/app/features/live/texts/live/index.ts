import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const liveTexts = defineTexts<typeof english>('features/live/live');

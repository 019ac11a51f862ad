import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const analyticsTexts = defineTexts<typeof english>('features/analytics/analytics');

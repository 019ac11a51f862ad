import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const activityTexts = defineTexts<typeof english>('features/account/activity');

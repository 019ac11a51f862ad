import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const subscriptionTexts = defineTexts<typeof english>('features/admin/subscription');

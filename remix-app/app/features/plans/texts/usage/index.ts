import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const planUsageTexts = defineTexts<typeof english>('features/plans/usage');

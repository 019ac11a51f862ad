import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const policyTexts = defineTexts<typeof english>('features/system/policies');

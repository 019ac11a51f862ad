import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const logTexts = defineTexts<typeof english>('features/audit/log');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const healthTexts = defineTexts<typeof english>('features/system/health');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const statusTexts = defineTexts<typeof english>('features/system/status');

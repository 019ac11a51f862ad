import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const attentionTexts = defineTexts<typeof english>('features/console/attention');

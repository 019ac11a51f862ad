import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiTexts = defineTexts<typeof english>('features/apis/api');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apisTexts = defineTexts<typeof english>('features/apis/apis');

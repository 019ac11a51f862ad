import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiInputTexts = defineTexts<typeof english>('server/api-input');

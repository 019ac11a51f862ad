import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const refusalTexts = defineTexts<typeof english>('server/refusals');

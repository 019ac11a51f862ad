import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const titles = defineTexts<typeof english>('server/titles');

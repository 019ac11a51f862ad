import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const consoleTitles = defineTexts<typeof english>('server/console-titles');

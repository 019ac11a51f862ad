import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiDirectoriesTexts = defineTexts<typeof english>('server/api-directories');

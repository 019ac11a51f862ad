import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryConnectTexts = defineTexts<typeof english>('features/directory/connect');

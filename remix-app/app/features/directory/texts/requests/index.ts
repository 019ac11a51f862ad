import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const directoryRequestsTexts = defineTexts<typeof english>('features/directory/requests');

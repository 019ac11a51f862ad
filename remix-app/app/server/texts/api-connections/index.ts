import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiConnectionsTexts = defineTexts<typeof english>('server/api-connections');

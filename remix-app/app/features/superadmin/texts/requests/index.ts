import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const requestsTexts = defineTexts<typeof english>('features/superadmin/requests');

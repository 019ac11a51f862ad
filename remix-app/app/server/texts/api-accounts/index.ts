import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiAccountsTexts = defineTexts<typeof english>('server/api-accounts');

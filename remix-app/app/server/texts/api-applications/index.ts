import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiApplicationsTexts = defineTexts<typeof english>('server/api-applications');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const dashboardsTexts = defineTexts<typeof english>('features/superadmin/dashboards');

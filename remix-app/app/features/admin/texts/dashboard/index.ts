import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const dashboardTexts = defineTexts<typeof english>('features/admin/dashboard');

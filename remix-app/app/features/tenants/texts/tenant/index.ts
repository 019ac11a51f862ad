import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const tenantTexts = defineTexts<typeof english>('features/tenants/tenant');

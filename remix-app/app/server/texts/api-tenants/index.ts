import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiTenantsTexts = defineTexts<typeof english>('server/api-tenants');

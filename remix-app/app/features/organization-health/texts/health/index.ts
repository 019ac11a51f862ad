import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const organizationHealthTexts = defineTexts<typeof english>('features/organization-health/health');

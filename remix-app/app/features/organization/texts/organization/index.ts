import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const organizationTexts = defineTexts<typeof english>('features/organization/organization');

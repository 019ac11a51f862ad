import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const customDomainTexts = defineTexts<typeof english>('features/organization/custom-domain');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const domainTexts = defineTexts<typeof english>('features/domains/domain');

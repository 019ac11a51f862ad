import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const domainListTexts = defineTexts<typeof english>('features/domains/list');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const federationTexts = defineTexts<typeof english>('features/federation/page');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const federationRuleTexts = defineTexts<typeof english>('features/federation/rules');

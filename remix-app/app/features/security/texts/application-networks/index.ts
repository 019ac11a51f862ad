import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const applicationNetworksTexts = defineTexts<typeof english>('features/security/application-networks');

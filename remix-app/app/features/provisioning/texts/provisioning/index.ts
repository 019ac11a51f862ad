import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const provisioningTexts = defineTexts<typeof english>('features/provisioning/provisioning');

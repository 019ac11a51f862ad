import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const apiProvisioningTexts = defineTexts<typeof english>('server/api-provisioning');

import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const wizardProvisioningTexts = defineTexts<typeof english>('features/sso-wizard/provisioning');

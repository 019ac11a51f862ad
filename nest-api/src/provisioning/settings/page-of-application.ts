import type { ApplicationProvisioning } from '../application-provisioning.entity.js';

/** Path of the provisioning tab of an application in the console of its organization. */
export function pageOfApplication({
  id,
  clientId,
}: Pick<ApplicationProvisioning, 'id' | 'clientId'>): string {
  return `/admin/${clientId ? 'applications' : 'saml-providers'}/${id}?tab=provisioning`;
}

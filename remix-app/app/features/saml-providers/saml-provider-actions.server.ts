import { saveLogo } from '~/features/applications/logo.server';
import { type Outcome, shown } from '~/server/outcome.server';
import type { Visit } from '~/server/visit.server';
import { changeAssignments, isAssignment } from '../groups/assignments.server';
import { actOnProvisioning, isProvisioningIntent } from '../provisioning/provisioning.server';
import { editedRows } from './attribute-rows';
import {
  deleteProvider,
  getProvider,
  type ProviderState,
  refreshProvider,
  saveAttributes,
  saveCertificates,
  saveSettings,
  setOne,
} from './saml-provider.server';

/** What the pressed button of a service provider's page asks for. */
export async function actOnProvider(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ProviderState>> {
  if (isProvisioningIntent(form))
    return actOnProvisioning(visit, id, `${visit.base('saml-providers')}/${id}`, form);
  // Lines come and go in the form alone, until it is saved.
  const rows = editedRows(form);
  if (rows) return shown({ errors: {}, message: null, values: {}, rows });
  return isAssignment(form) ? assign(visit, id, form) : change(visit, id, form);
}

async function assign(visit: Visit, id: string, form: FormData): Promise<Outcome<ProviderState>> {
  const { tenant_id: tenantId } = await getProvider(visit, id);
  return changeAssignments(visit, { type: 'saml_service_provider', id, tenantId: tenantId ?? '' }, form);
}

function change(visit: Visit, id: string, form: FormData): Promise<Outcome<ProviderState>> {
  switch (form.get('intent')) {
    case 'save-attributes':
      return saveAttributes(visit, id, form);
    case 'save-certificates':
      return saveCertificates(visit, id, form);
    case 'refresh':
      return refreshProvider(visit, id, form);
    case 'disable':
      return setOne(visit, id, form, { is_active: false });
    case 'enable':
      return setOne(visit, id, form, { is_active: true });
    case 'allow-launch':
      return setOne(visit, id, form, { allow_idp_initiated: true });
    case 'logo':
    case 'remove-logo':
      return saveLogo(visit, 'saml-providers', id, form);
    case 'delete':
      return deleteProvider(visit, id, form);
    default:
      return saveSettings(visit, id, form);
  }
}

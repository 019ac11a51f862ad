import { type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { changeAssignments, isAssignment } from '../groups/assignments.server';
import { actOnProvisioning, isProvisioningIntent } from '../provisioning/provisioning.server';
import { allowEvents } from '../signals/stream.server';
import {
  type ApplicationState,
  addQuickStartUri,
  addTrialAddress,
  deleteApplication,
  getApplication,
  rotateSecret,
  saveApplication,
  switchApplication,
} from './application.server';
import { saveCustomClaims } from './custom-claims.server';
import { saveExchange } from './exchange.server';
import { saveLogo } from './logo.server';
import { applicationAnswers } from './texts/answers';
import { beginTrial } from './trial.server';

/** The action of the pressed button on an application's page. */
export function actOnApplication(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  if (isAssignment(form)) return assign(visit, id, form);
  if (isProvisioningIntent(form))
    return actOnProvisioning(visit, id, `${visit.base('applications')}/${id}`, form);
  switch (form.get('intent')) {
    case 'try':
      return tryApplication(visit, id, form);
    case 'rotate':
      return rotateSecret(visit, id, form);
    case 'disable':
      return switchApplication(visit, id, form, false);
    case 'enable':
      return switchApplication(visit, id, form, true);
    case 'logo':
    case 'remove-logo':
      return saveLogo(visit, 'applications', id, form);
    case 'delete':
      return deleteApplication(visit, id, form);
    case 'save-exchange':
      return saveExchange(visit, id, form);
    case 'allow-events':
      return allowEvents(visit, id, true);
    case 'stop-events':
      return allowEvents(visit, id, false);
    case 'save-claims':
      return saveCustomClaims(visit, id, form);
    case 'add-redirect-uri':
      return addQuickStartUri(visit, id, form);
    case 'add-trial-address':
      return addTrialAddress(visit, id, form);
    default:
      return saveApplication(visit, id, form);
  }
}

async function assign(visit: Visit, id: string, form: FormData): Promise<Outcome<ApplicationState>> {
  const { tenant_id: tenantId } = await getApplication(visit, id);
  return changeAssignments(visit, { type: 'oauth_client', id, tenantId: tenantId ?? '' }, form);
}

async function tryApplication(visit: Visit, id: string, form: FormData): Promise<Outcome<ApplicationState>> {
  const application = await getApplication(visit, id);
  const needsSecret = application.token_endpoint_auth_method.startsWith('client_secret');
  const { length } = String(form.get('client_secret') ?? '').trim();
  // It is kept in a cookie until the response arrives.
  const t = textsOf(visit.request, applicationAnswers);
  if (needsSecret && (length === 0 || length > 256)) {
    const errors = {
      client_secret: length === 0 ? t('enterSecret') : t('secretTooLong'),
    };
    return refused({ errors, message: null, values: {} });
  }
  const back = `${visit.base('applications')}/${id}?tab=try`;
  const { to, cookie } = await beginTrial(visit.request, application, back, form);
  return { to, headers: { 'set-cookie': cookie } };
}

import {
  type AuthenticatedUser,
  ChangeSamlServiceProviderSchema,
  type Problem,
  type SamlServiceProviderDto,
} from '@gatehouse/contracts';
import type { LogoState } from '~/features/applications/logo.server';
import type { Difference } from '~/form-state';
import { textOf } from '~/form-state';
import { type Answer, orRefuse } from '~/server/api.server';
import { type AttributeChoice, readAttributeChoices } from '~/server/custom-attributes.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { done, isDone, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type Expiry, expiryOf } from '../applications/expiry';
import { type AssignmentsView, readAssignments } from '../groups/assignments.server';
import {
  type ProvisioningAnswers,
  type ProvisioningView,
  readProvisioning,
} from '../provisioning/provisioning.server';
import { attributeOf, filledRows, readRows, type TypedRow } from './attribute-rows';
import { rowErrors } from './attribute-rows.server';
import { differencesOf } from './differences';
import { certificatesIn, changesOf, readSettings, toSettingsErrors, toValues } from './provider-form';
import { type ProviderTab, readProviderTab } from './provider-tabs';
import { type OwnCertificate, ownCertificates } from './saml-own-certificates.server';
import { refusedProvider } from './saml-providers.server';
import { providerAnswers } from './texts/answers';
import { labelTexts } from './texts/labels';

const PATH = '/api/v1/admin/saml/service-providers/{id}';

export interface ProviderView {
  provider: SamlServiceProviderDto;
  /** Of each certificate of the application, in their order. */
  expiries: Expiry[];
  owner: string | null;
  /** Address of the list that has it. */
  list: string;
  tab: ProviderTab;
  isPlatform: boolean;
  /** Our certificates; only if the tab shows them, null if our metadata is unavailable. */
  own: OwnCertificate[] | null;
  /** Only where the tab shows them; null for an application of the platform. */
  assignments: AssignmentsView | null;
  /** Custom attributes of the organization; only where the tab shows them. */
  attributes: AttributeChoice[];
  /** Only where the tab shows it. */
  provisioning: ProvisioningView | null;
  /** The signed-in user. */
  user: AuthenticatedUser;
}

/** What an action on a service provider answers. */
export type ProviderState = LogoState &
  ProvisioningAnswers & {
    /** Another user saved first. */
    conflict?: Difference[];
    /** The current version, if it differs from the form's. */
    version?: number;
    /** The lines of the mapping as they stand in the form. */
    rows?: TypedRow[];
  };

export async function readProvider(visit: Visit, id: string): Promise<ProviderView> {
  const tab = readProviderTab(visit.url.searchParams.get('tab'));
  const isPlatform = visit.can('platform_management');
  const [provider, choices] = await Promise.all([
    getProvider(visit, id),
    tab === 'attributes' && !isPlatform ? readAttributeChoices(visit) : null,
  ]);
  const showsOwn = tab === 'connect' || tab === 'certificates';
  const now = new Date();
  return {
    provider,
    expiries: provider.certificates.map(({ not_after }) => expiryOf(not_after, now)),
    owner: isPlatform ? provider.tenant_name : null,
    list: listOf(visit),
    tab,
    isPlatform,
    own: showsOwn ? await ownCertificates(visit.request, provider.identity_provider.metadata_url) : null,
    assignments:
      tab === 'access' && provider.tenant_id
        ? await readAssignments(visit, { type: 'saml_service_provider', id, tenantId: provider.tenant_id })
        : null,
    attributes: choices ?? (await choicesOf(visit, tab, provider)),
    provisioning: tab === 'provisioning' ? await readProvisioning(visit, id, provider.tenant_id) : null,
    user: visit.session.user,
  };
}

/** A superadmin learns from the provider whose attributes these are. */
async function choicesOf(
  visit: Visit,
  tab: ProviderTab,
  { tenant_id }: SamlServiceProviderDto,
): Promise<AttributeChoice[]> {
  return tab === 'attributes' && tenant_id ? readAttributeChoices(visit, tenant_id) : [];
}

export async function getProvider(visit: Visit, id: string): Promise<SamlServiceProviderDto> {
  return orRefuse(await visit.api.GET(PATH, { params: { path: { id } } }));
}

/** Saves the settings that differ from what stands. */
export async function saveSettings(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ProviderState>> {
  const typed = readSettings(form);
  const current = await getProvider(visit, id);
  const changes = changesOf(typed, current);
  const outcome = await change(visit, id, form, changes, 'settings');
  return isDone(outcome) ? outcome : refused({ ...outcome.state, values: toValues(typed) }, outcome.status);
}

/** Saves the mapping; what is wrong with a line stands at that line. */
export async function saveAttributes(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ProviderState>> {
  const rows = readRows(form);
  const errors = rowErrors(rows, textsOf(visit.request, providerAnswers));
  if (Object.keys(errors).length > 0) {
    return refused({ errors, message: null, values: {}, rows });
  }
  const outcome = await change(
    visit,
    id,
    form,
    { attributes: filledRows(rows).map(attributeOf) },
    'attributes',
  );
  return isDone(outcome) ? outcome : refused({ ...outcome.state, rows }, outcome.status);
}

/** Puts certificates in the place of those that are there. */
export async function saveCertificates(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ProviderState>> {
  const signing = certificatesIn(textOf(form, 'signing_certificates'));
  const encryption = textOf(form, 'encryption_certificate').trim();
  const body = {
    ...(signing.length > 0 && { signing_certificates: signing }),
    ...(encryption ? { encryption_certificate: encryption } : {}),
    ...(form.has('remove_signing') && { signing_certificates: [] }),
    ...(form.has('remove_encryption') && { encryption_certificate: null }),
  };
  if (Object.keys(body).length === 0) {
    const errors = { signing_certificates: textsOf(visit.request, providerAnswers)('pasteCertificate') };
    return refused({ errors, message: null, values: {} });
  }
  return change(visit, id, form, body, 'certificates');
}

/** One switch of a service provider, such as whether it is active. */
export function setOne(
  visit: Visit,
  id: string,
  form: FormData,
  body: { is_active: boolean } | { allow_idp_initiated: boolean },
): Promise<Outcome<ProviderState>> {
  return change(visit, id, form, body, 'is_active' in body ? 'danger' : 'try');
}

/** Reads its metadata again. */
export async function refreshProvider(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ProviderState>> {
  const answer = await visit.api.POST(`${PATH}/refresh`, { params: { path: { id } } });
  if (!answer.ok) {
    const state = refusedProvider(visit, form, answer.problem);
    const message = state.errors.metadata_url ?? state.message;
    return refused({ ...state, message }, answer.problem.status);
  }
  return done(`${visit.base('saml-providers')}/${id}?tab=certificates`, 'saml-provider-refreshed');
}

/** Deletes it, once its name was typed. */
export async function deleteProvider(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ProviderState>> {
  const { name } = await getProvider(visit, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: textsOf(visit.request, providerAnswers)('wrongName') };
    return refused({ errors, message: null, values: typedTexts(form) });
  }
  const answer = await visit.api.DELETE(PATH, { params: { path: { id } } });
  if (!answer.ok) return refused(refusedProvider(visit, form, answer.problem), answer.problem.status);
  return done(listOf(visit), 'saml-provider-deleted');
}

/** Validates and sends a change; on a conflict, returns the current values. */
async function change(
  visit: Visit,
  id: string,
  form: FormData,
  body: object,
  tab: ProviderTab,
): Promise<Outcome<ProviderState>> {
  const parsed = ChangeSamlServiceProviderSchema.safeParse({
    ...body,
    version: Number(textOf(form, 'version')),
  });
  if (!parsed.success) {
    const errors = toSettingsErrors(parsed.error.issues.map(toFieldError));
    return refused({ errors, message: null, values: {} });
  }
  const answer = await patch(visit, id, parsed.data);
  const to = `${visit.base('saml-providers')}/${id}${tab === 'settings' ? '' : `?tab=${tab}`}`;
  if (answer.ok) return done(to, 'saml-provider-saved');
  return refusedChange(visit, id, form, answer.problem, body);
}

async function refusedChange(
  visit: Visit,
  id: string,
  form: FormData,
  problem: Problem,
  body: object,
): Promise<Outcome<ProviderState>> {
  const state = refusedProvider(visit, form, problem);
  if (problem.code !== 'stale_version') return refused(state, problem.status);
  const current = await getProvider(visit, id);
  const conflict = differencesOf(current, body, {
    answers: textsOf(visit.request, providerAnswers),
    labels: textsOf(visit.request, labelTexts),
  });
  return refused({ ...state, conflict, version: current.version }, 409);
}

function patch(
  visit: Visit,
  id: string,
  body: ReturnType<typeof ChangeSamlServiceProviderSchema.parse>,
): Promise<Answer<SamlServiceProviderDto>> {
  return visit.api.PATCH(PATH, { params: { path: { id } }, body });
}

function listOf(visit: Visit): string {
  return `${visit.base('applications')}?kind=saml`;
}

import {
  type AuthenticatedUser,
  ChangeSamlServiceProviderSchema,
  type Problem,
  type SamlServiceProviderDto,
} from '@gatehouse/contracts';
import { textOf } from '~/features/applications/application-form';
import type { Difference, FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';
import { tenantsById } from '~/server/tenant-names.server';
import { filledRows, readRows, type TypedRow } from './attribute-rows';
import { rowErrors } from './attribute-rows.server';
import { differencesOf } from './differences';
import { type Expiry, expiryOf } from './expiry';
import { certificatesIn, changesOf, readSettings, toSettingsErrors, toValues } from './provider-form';
import { type ProviderTab, readProviderTab } from './provider-tabs';
import { type OwnCertificate, ownCertificates } from './saml-own-certificates.server';
import { providersBase, refusedProvider } from './saml-providers.server';

const PATH = '/api/v1/admin/saml/service-providers/{id}';

export interface ProviderView {
  provider: SamlServiceProviderDto;
  /** Of each certificate of the application, in their order. */
  expiries: Expiry[];
  owner: string | null;
  base: string;
  tab: ProviderTab;
  isPlatform: boolean;
  /** Ours; only where the tab shows them, null where our metadata does not answer. */
  own: OwnCertificate[] | null;
  /** Who tries it. */
  user: AuthenticatedUser;
}

/** What an action on a service provider answers. */
export type ProviderState = FormState & {
  /** Somebody else was faster. */
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
  /** The lines of the mapping as they stand in the form. */
  rows?: TypedRow[];
};

export type ProviderAnswer =
  | { ok: true; to: string; notice: Notice }
  | { ok: false; state: ProviderState; status: number };

export async function readProvider(request: Request, session: SignedIn, id: string): Promise<ProviderView> {
  const tab = readProviderTab(new URL(request.url).searchParams.get('tab'));
  const provider = await getProvider(request, session, id);
  const tenants = isPlatform(session) ? await tenantsById(request, session, [provider.tenant_id]) : new Map();
  const showsOwn = tab === 'connect' || tab === 'certificates';
  const now = new Date();
  return {
    provider,
    expiries: provider.certificates.map(({ not_after }) => expiryOf(not_after, now)),
    owner: tenants.get(provider.tenant_id)?.name ?? null,
    base: providersBase(request),
    tab,
    isPlatform: isPlatform(session),
    own: showsOwn ? await ownCertificates(request, provider.identity_provider.metadata_url) : null,
    user: session.user,
  };
}

export async function getProvider(
  request: Request,
  session: SignedIn,
  id: string,
): Promise<SamlServiceProviderDto> {
  return orRefuse(await answerOf(request, api(request, session).GET(PATH, { params: { path: { id } } })));
}

/** Saves the settings that differ from what stands. */
export async function saveSettings(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProviderAnswer> {
  const typed = readSettings(form);
  const current = await getProvider(request, session, id);
  const changes = changesOf(typed, current);
  const answer = await change(request, session, id, form, changes, 'settings');
  return answer.ok ? answer : { ...answer, state: { ...answer.state, values: toValues(typed) } };
}

/** Saves the mapping; what is wrong with a line stands at that line. */
export async function saveAttributes(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProviderAnswer> {
  const rows = readRows(form);
  const errors = rowErrors(rows);
  if (Object.keys(errors).length > 0) {
    return { ok: false, state: { errors, message: null, values: {}, rows }, status: 422 };
  }
  const answer = await change(request, session, id, form, { attributes: filledRows(rows) }, 'attributes');
  return answer.ok ? answer : { ...answer, state: { ...answer.state, rows } };
}

/** Puts certificates in the place of those that are there. */
export async function saveCertificates(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProviderAnswer> {
  const signing = certificatesIn(textOf(form, 'signing_certificates'));
  const encryption = textOf(form, 'encryption_certificate').trim();
  const body = {
    ...(signing.length > 0 && { signing_certificates: signing }),
    ...(encryption ? { encryption_certificate: encryption } : {}),
    ...(form.has('remove_signing') && { signing_certificates: [] }),
    ...(form.has('remove_encryption') && { encryption_certificate: null }),
  };
  if (Object.keys(body).length === 0) {
    const errors = { signing_certificates: 'Paste a certificate' };
    return { ok: false, state: { errors, message: null, values: {} }, status: 422 };
  }
  return change(request, session, id, form, body, 'certificates');
}

/** One switch of a service provider, such as whether it is active. */
export function setOne(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
  body: { is_active: boolean } | { allow_idp_initiated: boolean },
): Promise<ProviderAnswer> {
  return change(request, session, id, form, body, 'is_active' in body ? 'danger' : 'try');
}

/** Reads its metadata again. */
export async function refreshProvider(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProviderAnswer> {
  const answer = await answerOf(
    request,
    api(request, session).POST(`${PATH}/refresh`, { params: { path: { id } } }),
  );
  if (!answer.ok) {
    const state = refusedProvider(form, answer.problem);
    const message = state.errors.metadata_url ?? state.message;
    return { ok: false, state: { ...state, message }, status: answer.problem.status };
  }
  return {
    ok: true,
    to: `${providersBase(request)}/${id}?tab=certificates`,
    notice: 'saml-provider-refreshed',
  };
}

/** Deletes it, once its name was typed. */
export async function deleteProvider(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProviderAnswer> {
  const { name } = await getProvider(request, session, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: 'This is not the name of the application' };
    return { ok: false, state: { errors, message: null, values: typedTexts(form) }, status: 422 };
  }
  const answer = await answerOf(request, api(request, session).DELETE(PATH, { params: { path: { id } } }));
  if (!answer.ok)
    return { ok: false, state: refusedProvider(form, answer.problem), status: answer.problem.status };
  return { ok: true, to: providersBase(request), notice: 'saml-provider-deleted' };
}

/** Checks and sends a change; where somebody was faster, says what stands now. */
async function change(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
  body: object,
  tab: ProviderTab,
): Promise<ProviderAnswer> {
  const parsed = ChangeSamlServiceProviderSchema.safeParse({
    ...body,
    version: Number(textOf(form, 'version')),
  });
  if (!parsed.success) {
    const errors = toSettingsErrors(parsed.error.issues.map(toFieldError));
    return { ok: false, state: { errors, message: null, values: {} }, status: 422 };
  }
  const answer = await patch(request, session, id, parsed.data);
  const to = `${providersBase(request)}/${id}${tab === 'settings' ? '' : `?tab=${tab}`}`;
  if (answer.ok) return { ok: true, to, notice: 'saml-provider-saved' };
  return refused(request, session, id, form, answer.problem, body);
}

async function refused(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
  problem: Problem,
  body: object,
): Promise<ProviderAnswer> {
  const state = refusedProvider(form, problem);
  if (problem.code !== 'stale_version') return { ok: false, state, status: problem.status };
  const current = await getProvider(request, session, id);
  const conflict = differencesOf(current, body);
  return { ok: false, state: { ...state, conflict, version: current.version }, status: 409 };
}

function patch(
  request: Request,
  session: SignedIn,
  id: string,
  body: ReturnType<typeof ChangeSamlServiceProviderSchema.parse>,
): Promise<Answer<SamlServiceProviderDto>> {
  return answerOf(request, api(request, session).PATCH(PATH, { params: { path: { id } }, body }));
}

import {
  AutoJoinSchema,
  ChangeDomainSchema,
  ClaimDomainSchema,
  type DomainDto,
  type DomainStatus,
  DomainStatusSchema,
  type PlanUsage,
} from '@gatehouse/contracts';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import type { FormState } from '~/form-state';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant, tenantsById } from '~/server/tenant-names.server';

const PATH = '/api/v1/domains';

export type ListedDomain = DomainDto & { owner: string | null };

export interface DomainList extends Paged<ListedDomain> {
  /** Path of the list, which differs for superadmins and tenant admins. */
  base: string;
  /** Whether the list holds domains of several organizations. */
  showsOwner: boolean;
  status: DomainStatus | null;
  /** Code or slug of the organization that the list is narrowed to. */
  of: string;
  /** Whether there is no organization by that name. */
  isUnknown: boolean;
  /** What the plan allows of the organization whose list it is; null for that of all. */
  usage: PlanUsage | null;
  /** That organization, for a superadmin. */
  tenantId: string | null;
}

/** The list of domains whose page this request is for. */
export function domainsBase(request: Request): string {
  return new URL(request.url).pathname.toLowerCase().startsWith('/superadmin/')
    ? '/superadmin/domains'
    : '/admin/domains';
}

/** A page of the domains, as the address asks for it. What it asks for in vain is left out. */
export async function listDomains(request: Request, session: SignedIn): Promise<DomainList> {
  const { searchParams } = new URL(request.url);
  const showsOwner = isPlatform(session);
  const status = DomainStatusSchema.safeParse(searchParams.get('status')).data ?? null;
  const of = showsOwner ? (searchParams.get('of') ?? '').trim().slice(0, 120) : '';
  const tenant = of ? await findTenant(request, session, of) : null;
  const query = {
    ...(status && { status }),
    ...(tenant && { tenantId: tenant.id }),
    ...cursorOf(request),
  };
  const [answer, usage] = await Promise.all([
    answerOf(request, api(request, session).GET(PATH, { params: { query } })),
    readPlanUsage(request, session, showsOwner ? tenant?.id : session.user.tenantId),
  ]);
  const page = pageOf(request, answer, { ...(status && { status }), ...(of && { of }) });
  const owners = showsOwner
    ? await tenantsById(
        request,
        session,
        page.items.map(({ tenantId }) => tenantId),
      )
    : new Map();
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, owner: owners.get(item.tenantId)?.name ?? null })),
    base: domainsBase(request),
    showsOwner,
    status,
    of,
    isUnknown: !!of && !tenant,
    usage,
    tenantId: tenant?.id ?? null,
  };
}

export type DomainAnswer =
  | { ok: true; to: string; notice: 'domain-claimed' | 'domain-saved' | 'domain-removed' }
  | { ok: false; state: FormState; status: number };

/** Claims what was typed, for the own organization or, by a superadmin, for the one that is named. */
export async function claimDomain(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<DomainAnswer> {
  const owner = isPlatform(session) ? String(form.get('owner') ?? '').trim() : '';
  const typed = new FormData();
  for (const name of ['domain', 'autoJoin']) typed.set(name, String(form.get(name) ?? ''));
  const checked = checkForm(typed, ClaimDomainSchema);
  const tenant = owner ? await findTenant(request, session, owner) : null;
  const isUnknown = isPlatform(session) && !tenant;
  if (!checked.ok || isUnknown) {
    const errors = {
      ...(isUnknown && { owner: ownerError(owner) }),
      ...(checked.ok ? {} : checked.state.errors),
    };
    return { ok: false, state: { errors, message: null, values: textsOf(form) }, status: 422 };
  }
  const body = { ...checked.value, ...(tenant && { tenantId: tenant.id }) };
  const answer = await answerOf(request, api(request, session).POST(PATH, { body }));
  if (answer.ok) {
    return { ok: true, to: `${domainsBase(request)}/${answer.value.id}`, notice: 'domain-claimed' };
  }
  const state = refusedForm(form, answer.problem, 'The domain was not claimed. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}

function ownerError(typed: string): string {
  return typed
    ? 'There is no organization with this code or slug'
    : 'Enter the code or the slug of the organization that the domain belongs to';
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    ['domain', 'autoJoin', 'owner'].map((name) => [name, String(form.get(name) ?? '')]),
  );
}

export interface DomainView {
  domain: DomainDto;
  owner: string | null;
  base: string;
  isPlatform: boolean;
}

/** @throws Response 404 it isn't there, or not the caller's */
export async function readDomain(request: Request, session: SignedIn, id: string): Promise<DomainView> {
  const domain = orRefuse(
    await answerOf(request, api(request, session).GET(`${PATH}/{id}`, { params: { path: { id } } })),
  );
  const owners = isPlatform(session) ? await tenantsById(request, session, [domain.tenantId]) : new Map();
  return {
    domain,
    owner: owners.get(domain.tenantId)?.name ?? null,
    base: domainsBase(request),
    isPlatform: isPlatform(session),
  };
}

/** What the pressed button of a domain's page asks for; a check answers with the page, which shows what it found. */
export async function actOnDomain(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<DomainAnswer | { ok: 'checked' }> {
  const client = api(request, session);
  const params = { params: { path: { id } } };
  const base = domainsBase(request);
  switch (form.get('intent')) {
    case 'check': {
      const answer = await answerOf(request, client.POST(`${PATH}/{id}/verify`, params));
      if (answer.ok) return { ok: 'checked' };
      return refused(form, answer.problem, 'The domain could not be checked. Please try again.');
    }
    case 'remove': {
      const answer = await answerOf(request, client.DELETE(`${PATH}/{id}`, params));
      if (answer.ok) return { ok: true, to: base, notice: 'domain-removed' };
      return refused(form, answer.problem, 'The domain was not removed. Please try again.');
    }
    default: {
      const body = ChangeDomainSchema.parse({
        version: Number(form.get('version')) || 1,
        autoJoin: AutoJoinSchema.catch('invite_only').parse(form.get('autoJoin')),
        coversSubdomains: form.get('coversSubdomains') === 'on',
      });
      const answer = await answerOf(request, client.PATCH(`${PATH}/{id}`, { ...params, body }));
      if (answer.ok) return { ok: true, to: `${base}/${id}`, notice: 'domain-saved' };
      return refused(form, answer.problem, 'The domain was not saved. Please try again.');
    }
  }
}

function refused(
  form: FormData,
  problem: Parameters<typeof refusedForm>[1],
  otherwise: string,
): DomainAnswer {
  return { ok: false, state: refusedForm(form, problem, otherwise), status: problem.status };
}

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
import { orRefuse } from '~/server/api.server';
import { checkForm } from '~/server/forms.server';
import { done, type Outcome, refused, refusedBy, shown } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { idOf } from '~/server/parameters.server';
import { findTenant, narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { domainAnswers } from './texts/answers';

const PATH = '/api/v1/domains';

export type ListedDomain = DomainDto & {
  owner: string | null;
  /** Its events in the audit log. */
  eventsTo: string;
};

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

/** A page of the domains, as the address asks for it. What it asks for in vain is left out. */
export async function listDomains(visit: Visit): Promise<DomainList> {
  const { searchParams } = visit.url;
  const showsOwner = visit.can('platform_management');
  const status = DomainStatusSchema.safeParse(searchParams.get('status')).data ?? null;
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const query = {
    ...(status && { status }),
    ...(tenant && { tenantId: tenant.id }),
    ...COUNTED,
    ...cursorOf(visit),
  };
  const [answer, usage] = await Promise.all([
    visit.api.GET(PATH, { params: { query } }),
    readPlanUsage(visit, showsOwner ? tenant?.id : visit.session.user.tenantId),
  ]);
  const page = pageOf(visit, answer, { ...(status && { status }), ...(of && { of }) });
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      owner: item.tenantName,
      eventsTo: `${visit.base('audit')}?${new URLSearchParams({
        target: item.id,
        ...(showsOwner && { scope: 'all' }),
      })}`,
    })),
    base: visit.base('domains'),
    showsOwner,
    status,
    of,
    isUnknown,
    usage,
    tenantId: tenant?.id ?? null,
  };
}

/** Claims what was typed, for the own organization or, by a superadmin, for the one that is named. */
export async function claimDomain(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const t = textsOf(visit.request, domainAnswers);
  const owner = visit.can('platform_management') ? String(form.get('owner') ?? '').trim() : '';
  const typed = new FormData();
  for (const name of ['domain', 'autoJoin']) typed.set(name, String(form.get(name) ?? ''));
  const checked = checkForm(typed, ClaimDomainSchema, visit.request);
  const tenant = owner ? await findTenant(visit, owner) : null;
  const isUnknown = visit.can('platform_management') && !tenant;
  if (!checked.ok || isUnknown) {
    const errors = {
      ...(isUnknown && { owner: owner ? t('unknownOrganization') : t('enterOrganization') }),
      ...(checked.ok ? {} : checked.state.errors),
    };
    return refused({ errors, message: null, values: typedIn(form) });
  }
  const body = { ...checked.value, ...(tenant && { tenantId: tenant.id }) };
  const answer = await visit.api.POST(PATH, { body });
  if (answer.ok) {
    return done(`${visit.base('domains')}/${answer.value.id}`, 'domain-claimed');
  }
  return refusedBy(form, answer.problem, t('notClaimed'));
}

function typedIn(form: FormData): Record<string, string> {
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
export async function readDomain(visit: Visit, id: string): Promise<DomainView> {
  const domain = orRefuse(await visit.api.GET(`${PATH}/{id}`, { params: { path: { id } } }));
  return {
    domain,
    owner: domain.tenantName,
    base: visit.base('domains'),
    isPlatform: visit.can('platform_management'),
  };
}

/** Checks the DNS record of a row; the list is shown again with what was found. */
export async function checkListed(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const path = { id: idOf(String(form.get('id') ?? '')) };
  const answer = await visit.api.POST(`${PATH}/{id}/verify`, { params: { path } });
  if (answer.ok) return done(visit.here, 'domain-checked');
  return refusedBy(form, answer.problem, textsOf(visit.request, domainAnswers)('notChecked'));
}

/** What the pressed button of a domain's page asks for; a check answers with the page, which shows what it found. */
export async function actOnDomain(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<FormState | null>> {
  const params = { params: { path: { id } } };
  const base = visit.base('domains');
  const t = textsOf(visit.request, domainAnswers);
  switch (form.get('intent')) {
    case 'check': {
      const answer = await visit.api.POST(`${PATH}/{id}/verify`, params);
      if (answer.ok) return shown(null);
      return refusedBy(form, answer.problem, t('notChecked'));
    }
    case 'remove': {
      const answer = await visit.api.DELETE(`${PATH}/{id}`, params);
      if (answer.ok) return done(base, 'domain-removed');
      return refusedBy(form, answer.problem, t('notRemoved'));
    }
    default: {
      const body = ChangeDomainSchema.parse({
        version: Number(form.get('version')) || 1,
        autoJoin: AutoJoinSchema.catch('invite_only').parse(form.get('autoJoin')),
        coversSubdomains: form.get('coversSubdomains') === 'on',
      });
      const answer = await visit.api.PATCH(`${PATH}/{id}`, { ...params, body });
      if (answer.ok) return done(`${base}/${id}`, 'domain-saved');
      return refusedBy(form, answer.problem, t('notSaved'));
    }
  }
}

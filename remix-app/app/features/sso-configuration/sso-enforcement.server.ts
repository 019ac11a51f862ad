import {
  IdSchema,
  type SsoConfigurationDto,
  type SsoPolicyDto,
  type SsoPolicyPreview,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { configurationsBase } from './sso-configurations.server';
import { connectionAnswers } from './texts/answers';

const POLICY = '/api/v1/sso-policy';
const MOST_NAMED = 20;

export type TestedConnection = Pick<SsoConfigurationDto, 'id' | 'name' | 'type' | 'lastTest'>;

export interface EnforcementView {
  base: string;
  isPlatform: boolean;
  /** Code or slug of the organization that it is about, as a superadmin typed it. */
  of: string;
  isUnknown: boolean;
  /** Null until it is known whose it is. */
  about: {
    owner: string | null;
    policy: SsoPolicyDto;
    preview: SsoPolicyPreview;
    /** Who is named for emergencies: in the policy, or in the address while somebody tries it out. */
    named: string[];
    /** The same for passwords during an outage. */
    allowsPasswordsInOutage: boolean;
    connections: TestedConnection[];
    next: string | null;
    first: string | null;
  } | null;
}

/** Whether the organization requires single sign-on, and what would become of it. */
export async function readEnforcement(visit: Visit): Promise<EnforcementView> {
  const { searchParams } = visit.url;
  const platform = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const view = {
    base: configurationsBase(visit),
    isPlatform: platform,
    of,
    isUnknown,
  };
  const tenantId = platform ? tenant?.id : visit.session.user.tenantId;
  if (!tenantId) return { ...view, about: null };

  const query = platform ? { tenantId } : {};
  const tried = searchParams.has('tried') ? idsOf(searchParams.getAll('named')) : null;
  const cursor = searchParams.get('cursor');
  const [found, preview, connections] = await Promise.all([
    visit.api.GET(POLICY, { params: { query } }),
    previewOf(visit, query, tried, cursor),
    connectionsOf(visit, query),
  ]);
  const policy = orRefuse(found);
  const named = tried ?? policy.breakGlass;
  const allowsPasswordsInOutage = tried
    ? searchParams.has('allowsPasswordsInOutage')
    : policy.allowsPasswordsInOutage;
  const kept = new URLSearchParams([
    ...(of ? [['of', of]] : []),
    ...(tried ? [['tried', 'yes'], ...tried.map((id) => ['named', id])] : []),
    ...(tried && allowsPasswordsInOutage ? [['allowsPasswordsInOutage', 'yes']] : []),
  ] as string[][]);
  const next = new URLSearchParams(kept);
  if (preview.nextCursor) next.set('cursor', preview.nextCursor);
  return {
    ...view,
    about: {
      owner: tenant?.name ?? null,
      policy,
      preview,
      named,
      allowsPasswordsInOutage,
      connections,
      next: preview.nextCursor && `?${next}#shut-out`,
      first: cursor && `?${kept}#shut-out`,
    },
  };
}

/** @param named for emergencies; null for those of the policy */
async function previewOf(
  visit: Visit,
  owner: { tenantId?: string },
  named: string[] | null,
  cursor: string | null,
): Promise<SsoPolicyPreview> {
  const query = {
    ...owner,
    limit: 10,
    ...(named && { breakGlass: named.join(',') }),
    ...(cursor && { cursor }),
  };
  return orRefuse(await visit.api.GET(`${POLICY}/preview`, { params: { query } }));
}

async function connectionsOf(visit: Visit, owner: { tenantId?: string }): Promise<TestedConnection[]> {
  const query = { ...owner, limit: 20 };
  const { items } = orRefuse(await visit.api.GET('/api/v1/sso-configurations', { params: { query } }));
  return items
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id, name, type, lastTest }) => ({ id, name, type, lastTest }));
}

/** Requires single sign-on, stops to, or changes who is excepted. */
export async function saveEnforcement(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const tenantId = IdSchema.safeParse(form.get('tenantId')).data;
  const intent = String(form.get('intent') ?? '');
  const body = {
    version: Number(form.get('version')) || 0,
    enforced: intent !== 'stop',
    breakGlass: idsOf(form.getAll('named').map(String)),
    allowsPasswordsInOutage: form.has('allowsPasswordsInOutage'),
    ...(visit.can('platform_management') && tenantId && { tenantId }),
  };
  const answer = await visit.api.PUT(POLICY, { body });
  if (!answer.ok) {
    return refusedBy(form, answer.problem, textsOf(visit.request, connectionAnswers)('notSaved'));
  }
  const { searchParams, pathname } = visit.url;
  const of = searchParams.get('of');
  const notice =
    intent === 'stop' ? 'sso-not-required' : intent === 'name' ? 'sso-policy-saved' : 'sso-required';
  return done(`${pathname}${of ? `?${new URLSearchParams({ of })}` : ''}`, notice);
}

function idsOf(values: readonly string[]): string[] {
  return [...new Set(values)].filter((id) => IdSchema.safeParse(id).success).slice(0, MOST_NAMED);
}

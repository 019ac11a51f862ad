import {
  type EmergencyCodeStatus,
  IdSchema,
  type SsoConfigurationDto,
  type SsoPolicyDto,
  type SsoPolicyPreview,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, refused, refusedBy, shown } from '~/server/outcome.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type ReplayView, readReplay } from '../policy-replay/policy-replay.server';
import { configurationsBase } from './sso-configurations.server';
import { connectionAnswers } from './texts/answers';

const POLICY = '/api/v1/sso-policy';
const MOST_NAMED = 20;
const EMERGENCY_ACCESS = ['password', 'code', 'code_and_release'] as const;

/** What a form of the page was answered; `codes` are shown once. */
export type EnforcementState = FormState & { codes?: string[] };

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
    emergencyAccess: SsoPolicyDto['emergencyAccess'];
    /** Days, as typed. */
    graceDays: string;
    /** Whether the requirement is enabled and its grace period lasts. */
    isInGrace: boolean;
    /** Null while emergency access needs no codes. */
    codes: EmergencyCodeStatus | null;
    /** Who would be affected, or who still signs in without it during the grace period. */
    replay: ReplayView | null;
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
  const isInGrace = policy.enforced && Date.parse(policy.enforcedFrom ?? '') > Date.now();
  const emergencyAccess =
    EMERGENCY_ACCESS.find((one) => tried && one === searchParams.get('emergencyAccess')) ??
    (policy.enforced || policy.version > 0 ? policy.emergencyAccess : 'code');
  const [codes, replay] = await Promise.all([
    policy.enforced && policy.emergencyAccess !== 'password' ? codesOf(visit, query) : null,
    replayOf(visit, query, policy, { named, isInGrace, isAsked: tried !== null }),
  ]);
  const allowsPasswordsInOutage = tried
    ? searchParams.has('allowsPasswordsInOutage')
    : policy.allowsPasswordsInOutage;
  const kept = new URLSearchParams([
    ...(of ? [['of', of]] : []),
    ...(tried ? [['tried', 'yes'], ...tried.map((id) => ['named', id])] : []),
    ...(tried && allowsPasswordsInOutage ? [['allowsPasswordsInOutage', 'yes']] : []),
    ...(tried ? [['emergencyAccess', emergencyAccess]] : []),
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
      emergencyAccess,
      graceDays: (tried && searchParams.get('graceDays')?.slice(0, 3)) || '0',
      isInGrace,
      codes,
      replay,
      connections,
      next: preview.nextCursor && `?${next}#shut-out`,
      first: cursor && `?${kept}#shut-out`,
    },
  };
}

async function codesOf(visit: Visit, query: { tenantId?: string }): Promise<EmergencyCodeStatus> {
  return orRefuse(await visit.api.GET(`${POLICY}/emergency-codes`, { params: { query } }));
}

/** Before it is enabled: the last 30 days, if asked for. During the grace period: since it was enabled. */
async function replayOf(
  visit: Visit,
  query: { tenantId?: string },
  { enforced, enforcedSince }: SsoPolicyDto,
  { named, isInGrace, isAsked }: { named: string[]; isInGrace: boolean; isAsked: boolean },
): Promise<ReplayView | null> {
  const rule = { ...query, rule: 'single_sign_on', breakGlass: named.join(',') } as const;
  if (isInGrace && enforcedSince) return readReplay(visit, { ...rule, since: enforcedSince });
  return isAsked && !enforced ? readReplay(visit, rule) : null;
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
export async function saveEnforcement(visit: Visit, form: FormData): Promise<Outcome<EnforcementState>> {
  const tenantId = IdSchema.safeParse(form.get('tenantId')).data;
  const intent = String(form.get('intent') ?? '');
  const owner = visit.can('platform_management') && tenantId ? { tenantId } : {};
  if (intent === 'renew-codes') return renewCodes(visit, form, owner);
  if (intent === 'release') return releaseCode(visit, form, owner);
  const typed = String(form.get('graceDays') ?? '').trim();
  const graceDays = intent === 'now' ? 0 : intent === 'require' && typed !== '' ? Number(typed) : undefined;
  if (graceDays !== undefined && !(Number.isInteger(graceDays) && graceDays >= 0 && graceDays <= 30)) {
    const errors = { graceDays: textsOf(visit.request, connectionAnswers)('graceDays') };
    return refused({ errors, message: null, values: {} }, 400);
  }
  const body = {
    version: Number(form.get('version')) || 0,
    enforced: intent !== 'stop',
    breakGlass: idsOf(form.getAll('named').map(String)),
    allowsPasswordsInOutage: form.has('allowsPasswordsInOutage'),
    emergencyAccess: EMERGENCY_ACCESS.find((one) => one === form.get('emergencyAccess')),
    graceDays,
    ...owner,
  };
  const answer = await visit.api.PUT(POLICY, { body });
  if (!answer.ok) {
    return refusedBy(form, answer.problem, textsOf(visit.request, connectionAnswers)('notSaved'));
  }
  const codes = answer.value.emergencyCodes;
  if (codes.length > 0) return shown({ errors: {}, message: null, values: {}, codes });
  const notice =
    intent === 'stop' ? 'sso-not-required' : intent === 'name' ? 'sso-policy-saved' : 'sso-required';
  return done(pageOf(visit), notice);
}

async function renewCodes(visit: Visit, form: FormData, body: { tenantId?: string }) {
  const answer = await visit.api.POST(`${POLICY}/emergency-codes`, { body });
  if (!answer.ok)
    return refusedBy(form, answer.problem, textsOf(visit.request, connectionAnswers)('notSaved'));
  return shown({ errors: {}, message: null, values: {}, codes: answer.value.codes });
}

async function releaseCode(visit: Visit, form: FormData, body: { tenantId?: string }) {
  const id = IdSchema.safeParse(form.get('request')).data ?? '';
  const params = { path: { id } };
  const answer = await visit.api.POST(`${POLICY}/emergency-codes/{id}/release`, { params, body });
  if (!answer.ok)
    return refusedBy(form, answer.problem, textsOf(visit.request, connectionAnswers)('notSaved'));
  return done(pageOf(visit), 'emergency-code-released');
}

function pageOf({ url: { searchParams, pathname } }: Visit): string {
  const of = searchParams.get('of');
  return `${pathname}${of ? `?${new URLSearchParams({ of })}` : ''}`;
}

function idsOf(values: readonly string[]): string[] {
  return [...new Set(values)].filter((id) => IdSchema.safeParse(id).success).slice(0, MOST_NAMED);
}

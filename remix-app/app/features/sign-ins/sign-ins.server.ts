import {
  ATTEMPT_METHODS,
  type AttemptMethod,
  addDays,
  FAILED_SIGN_IN_DAYS,
  IdSchema,
  isDay,
  RISK_LEVELS,
  type RiskLevel,
  startOfDay,
} from '@gatehouse/contracts';
import { type ExplainedAttempt, explained } from '~/server/attempts.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { timeZoneOf } from '~/server/time-zone.server';
import type { Visit } from '~/server/visit.server';

/** The filters of the sign-in log, from the URL. */
export interface SignInsView {
  /** A reference, an address, a network or a code. */
  search: string;
  result: 'success' | 'failure' | null;
  method: AttemptMethod | null;
  risk: RiskLevel | null;
  user: string;
  connection: string;
  application: string;
  /** Days of date fields, in the reader's time zone; the last one is included. */
  from: string;
  until: string;
}

export interface SignIns extends Paged<ExplainedAttempt> {
  base: string;
  of: string;
  isUnknown: boolean;
  isPlatform: boolean;
  view: SignInsView;
  keptDays: number;
}

function readView({ url: { searchParams } }: Visit): SignInsView {
  const text = (name: string, most = 254) => (searchParams.get(name) ?? '').trim().slice(0, most);
  const id = (name: string) => IdSchema.safeParse(text(name)).data ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const result = text('result');
  return {
    search: text('search'),
    result: result === 'success' || result === 'failure' ? result : null,
    method: ATTEMPT_METHODS.find((method) => method === text('method')) ?? null,
    risk: RISK_LEVELS.find((level) => level === text('risk')) ?? null,
    user: id('user'),
    connection: id('connection'),
    application: id('application'),
    from: day('from'),
    until: day('until'),
  };
}

/** A page of the sign-in log, with the filters of the URL. */
export async function readSignIns(visit: Visit): Promise<SignIns> {
  const view = readView(visit);
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const zone = timeZoneOf(visit);
  const { search, result, method, risk, user, connection, application, from, until } = view;
  const answer = await visit.api.GET('/api/v1/sign-ins', {
    params: {
      query: {
        ...COUNTED,
        ...cursorOf(visit),
        ...(tenant && { tenantId: tenant.id }),
        ...(search && { search }),
        ...(result && { result }),
        ...(method && { method }),
        ...(risk && { risk }),
        ...(user && { userId: user }),
        ...(connection && { connectionId: connection }),
        ...(application && { applicationId: application }),
        ...(from && { from: startOfDay(from, zone).toISOString() }),
        ...(until && { to: startOfDay(addDays(until, 1), zone).toISOString() }),
      },
    },
  });
  const fields = { of, ...view };
  const narrowed = Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => !!field[1]),
  );
  const page = pageOf(visit, answer, narrowed);
  return {
    ...page,
    items: page.items.map((attempt) => explained(visit.request, attempt)),
    base: visit.base('sign-ins'),
    of,
    isUnknown,
    isPlatform: visit.can('platform_management'),
    view,
    keptDays: FAILED_SIGN_IN_DAYS.default,
  };
}

import type { PolicyReplay, PolicyReplayQuery } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

const SHOWN = 20;
const CURSOR = 'affected';

/** What a rule would have done, with the way to the next users. */
export interface ReplayView {
  rule: PolicyReplayQuery['rule'];
  /** Whether it is about what happened since the rule was enabled. */
  isSince: boolean;
  /** Name of the application whose requests it is about; null for sign-ins. */
  application: string | null;
  replay: PolicyReplay;
  next: string | null;
  first: string | null;
}

/** Runs a rule over the sign-ins of the last 30 days, for the page that is visited. */
export async function readReplay(
  visit: Visit,
  query: Omit<PolicyReplayQuery, 'limit' | 'cursor'>,
  application: string | null = null,
): Promise<ReplayView> {
  const { searchParams } = visit.url;
  const cursor = searchParams.get(CURSOR) ?? undefined;
  const replay = orRefuse(
    await visit.api.GET('/api/v1/sign-in-policy/replay', {
      params: { query: { ...query, limit: SHOWN, ...(cursor && { cursor }) } },
    }),
  );
  const at = (place: string | null) => {
    const kept = new URLSearchParams(searchParams);
    kept.delete(CURSOR);
    if (place) kept.set(CURSOR, place);
    return `?${kept}#replay`;
  };
  return {
    rule: query.rule,
    isSince: query.since !== undefined,
    application,
    replay,
    next: replay.nextCursor && at(replay.nextCursor),
    first: cursor ? at(null) : null,
  };
}

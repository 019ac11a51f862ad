import type { AttemptStep, NetworkOrigin, SignInAttemptDetail } from '@gatehouse/contracts';
import type { NameOf } from '../audit/audit-names.repository.js';
import { explanationOf } from './explanation-of.js';
import { isOthers, toAttempt, type WholeAttempt } from './sign-in-attempts.repository.js';

/** Responses of the identity provider and the mapping of their claims. */
const TELLS_OF_PEOPLE = new Set<AttemptStep['kind']>(['mapping', 'request', 'redirect']);

/**
 * The stored data of an attempt. For a sign-in through a tenant's connection, a superadmin sees every step, but no
 * personal data from the identity provider.
 */
export function toAttemptDetail(
  row: WholeAttempt,
  nameOf: NameOf,
  origin: NetworkOrigin,
  viewer: { isPlatform: boolean },
): SignInAttemptDetail {
  const attempt = {
    ...toAttempt(row, nameOf, viewer.isPlatform),
    ...(row.failed ? explanationOf(row.outcome) : NOTHING),
    traceId: row.connectionId && row.traceId,
    origin,
    risk: row.risk,
  };
  const steps = [...(row.steps ?? [])];
  if (!isOthers(row, viewer.isPlatform)) return { ...attempt, steps };
  const failed = steps.findLast(({ status }) => status === 'fail');
  const tells = failed !== undefined && TELLS_OF_PEOPLE.has(failed.kind);
  return {
    ...attempt,
    steps: steps.map((step) =>
      TELLS_OF_PEOPLE.has(step.kind) ? { ...step, message: step.name, detail: null } : step,
    ),
    found: tells ? null : row.found,
    expected: tells ? null : row.expected,
  };
}

const NOTHING = { explanation: null, fix: null };

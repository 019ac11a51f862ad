import type { HealthNow, HealthPartName, HealthStanding } from '@gatehouse/contracts';

const SLOW_MS = 500;
const LATE_MS = 10 * 60_000;
/** The audit log is sealed each second. After half a minute, the sealing is stuck. */
const UNSEALED_MS = 30_000;
/** The isolation proof runs every hour. */
const UNPROVEN_MS = 2 * 3_600_000;

/** The status of each part, by its metrics. */
export function healthStandings(health: HealthNow): Record<HealthPartName, HealthStanding> {
  const now = Date.parse(health.asOf);
  const isLate = (since: string | null, ms: number) => since !== null && now - Date.parse(since) > ms;
  const { database, jobs, mail, keys, certificates, upstreams, audit, isolation, passwords } = health;
  const isFull = database.connections > database.maxConnections * 0.9 || database.pool.waiting > 0;
  return {
    database: isFull || database.answeredInMs > SLOW_MS ? 'wait' : 'good',
    jobs: worst(
      jobs.failing.length > 0 && 'wrong',
      (jobs.lastHour.givenUp > 0 || isLate(jobs.waitsSince, LATE_MS)) && 'wait',
    ),
    mail: worst(
      mail.lastHour.dead > 0 && 'wrong',
      (!mail.leaves || isLate(mail.dueSince, LATE_MS)) && 'wait',
    ),
    keys: keys.current > 0 && keys.next === 0 ? 'wait' : 'good',
    certificates: worst(certificates.ended > 0 && 'wrong', certificates.ending > 0 && 'wait'),
    upstreams: worst(upstreams.failing > 0 && 'wrong', upstreams.refusing > 0 && 'wait'),
    audit: worst(
      audit.verified?.sound === false && 'wrong',
      isLate(audit.unsealedSince, LATE_MS) && 'wrong',
      isLate(audit.unsealedSince, UNSEALED_MS) && 'wait',
    ),
    isolation: worst(
      isolation.failures.length > 0 && 'wrong',
      (isolation.provenAt === null || isLate(isolation.provenAt, UNPROVEN_MS)) && 'wait',
    ),
    passwords: passwords.failingSince === null ? 'good' : 'wait',
  };
}

function worst(...found: readonly (HealthStanding | false)[]): HealthStanding {
  if (found.includes('wrong')) return 'wrong';
  return found.includes('wait') ? 'wait' : 'good';
}

/** The metric of a part that its chart shows. */
export function mainFigures(health: HealthNow): Record<HealthPartName, number> {
  return {
    database: health.database.answeredInMs,
    jobs: health.jobs.waiting + health.jobs.failing.length,
    mail: health.mail.queued,
    keys: health.keys.current,
    certificates: health.certificates.ending + health.certificates.ended,
    upstreams: health.upstreams.lastHour.failed,
    audit: health.audit.unsealed,
    isolation: health.isolation.failures.length,
    passwords: health.passwords.failingSince === null ? 0 : 1,
  };
}

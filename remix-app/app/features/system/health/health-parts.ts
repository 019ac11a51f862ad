import type { HealthPartName, SystemHealth } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';
import type { Standing } from '../standing';

type HealthTexts = Translate<typeof import('../texts/health/en').default>;

export interface HealthFact {
  label: string;
  /** A text, a name, or a moment. */
  value: string | { name: string } | { at: string };
}

export interface HealthPart {
  part: HealthPartName;
  name: string;
  standing: Standing;
  facts: HealthFact[];
  link: { label: string; to: string } | null;
  /** What the picture of the last hour shows, as in "3 waiting". */
  measure: string;
}

interface Words extends Formats {
  t: HealthTexts;
}

type Described = Omit<HealthPart, 'part' | 'standing'>;

/** What the screen says about each part. */
export function healthParts(health: SystemHealth, t: HealthTexts, formats: Formats): HealthPart[] {
  return PARTS.map(([part, describe]) => ({
    part,
    standing: health.standings[part],
    ...describe(health, { t, ...formats }),
  }));
}

const database = ({ database: it }: SystemHealth, { t, number }: Words): Described => ({
  name: t('database'),
  facts: [
    { label: 'PostgreSQL', value: it.version },
    { label: t('responseTime'), value: `${number(it.answeredInMs)} ms` },
    {
      label: t('databaseConnections'),
      value: t('ofMost', { count: it.connections, most: it.maxConnections }),
    },
    {
      label: t('pool'),
      value: t('poolUse', it.pool),
    },
    { label: t('size'), value: `${number(Math.ceil(it.sizeBytes / 1_048_576))} MB` },
    { label: t('migrations'), value: number(it.migrations) },
  ],
  link: { label: t('tablesLink'), to: '/superadmin/database' },
  measure: t('measureDatabase'),
});

const jobs = ({ jobs: it }: SystemHealth, { t, number, list }: Words): Described => ({
  name: t('jobs'),
  facts: [
    { label: t('jobs'), value: number(it.total) },
    { label: t('failingJobs'), value: it.failing.length > 0 ? list(it.failing) : t('none') },
    { label: t('waiting'), value: number(it.waiting) },
    ...(it.waitsSince ? [{ label: t('oldestWaiting'), value: { at: it.waitsSince } }] : []),
    { label: t('jobsDone'), value: number(it.lastHour.done) },
    { label: t('jobsGivenUp'), value: number(it.lastHour.givenUp) },
  ],
  link: { label: t('jobsLink'), to: '/superadmin/jobs' },
  measure: t('measureJobs'),
});

const mail = (
  { mail: { leaves, queued, dueSince, lastHour } }: SystemHealth,
  { t, number }: Words,
): Described => ({
  name: t('mail'),
  facts: [
    { label: t('mailServer'), value: leaves ? t('mailServerSet') : t('mailServerNone') },
    { label: t('waiting'), value: number(queued) },
    ...(leaves && dueSince ? [{ label: t('oldestWaiting'), value: { at: dueSince } }] : []),
    { label: t('mailWritten'), value: number(lastHour.written) },
    { label: t('mailSent'), value: number(lastHour.sent) },
    { label: t('mailDead'), value: number(lastHour.dead) },
  ],
  link: { label: t('outbox'), to: '/superadmin/mail' },
  measure: t('measureMail'),
});

const keys = ({ keys: { current, next, turnedAt } }: SystemHealth, { t, number }: Words): Described => ({
  name: t('keys'),
  facts: [
    { label: t('signing'), value: current > 0 ? number(current) : t('keysOnDemand') },
    { label: t('nextKeys'), value: number(next) },
    ...(turnedAt ? [{ label: t('oldestKey'), value: { at: turnedAt } }] : []),
  ],
  link: { label: t('keysLink'), to: '/superadmin/keys' },
  measure: t('measureKeys'),
});

const certificates = ({ certificates: it }: SystemHealth, { t, number }: Words): Described => ({
  name: t('certificates'),
  facts: [
    { label: t('watched'), value: number(it.watched) },
    { label: t('expiring'), value: number(it.ending) },
    { label: t('expired'), value: number(it.ended) },
    ...(it.next
      ? [
          { label: t('nextExpiring'), value: { name: it.next.name } },
          { label: t('expires'), value: { at: it.next.endsAt } },
        ]
      : []),
  ],
  link: { label: t('connectionsLink'), to: '/superadmin/sso-configuration' },
  measure: t('measureCertificates'),
});

const upstreams = (
  { upstreams: { connections, failing, refusing, lastHour } }: SystemHealth,
  { t, number }: Words,
): Described => ({
  name: t('connections'),
  facts: [
    { label: t('activeConnections'), value: number(connections) },
    { label: t('unreadable'), value: number(failing) },
    { label: t('signIns'), value: number(lastHour.succeeded) },
    { label: t('lastThreeFailed'), value: number(refusing) },
    { label: t('failedSignIns'), value: number(lastHour.failed) },
  ],
  link: { label: t('connectionsLink'), to: '/superadmin/sso-configuration' },
  measure: t('measureConnections'),
});

const MOST_COUNTED = 10_000;

const audit = (
  { audit: { unsealed, unsealedSince, sealedAt, verified } }: SystemHealth,
  { t, number }: Words,
): Described => ({
  name: t('audit'),
  facts: [
    {
      label: t('unsealed'),
      value: unsealed >= MOST_COUNTED ? t('orMore', { count: MOST_COUNTED }) : number(unsealed),
    },
    ...(unsealedSince ? [{ label: t('oldestUnsealed'), value: { at: unsealedSince } }] : []),
    { label: t('newestSealed'), value: sealedAt ? { at: sealedAt } : t('noneYet') },
    { label: t('lastVerified'), value: verified ? { at: verified.at } : t('never') },
    ...(verified ? [{ label: t('found'), value: foundBy(verified, t) }] : []),
  ],
  link: { label: t('auditLink'), to: '/superadmin/audit' },
  measure: t('measureAudit'),
});

const isolation = ({ isolation: it }: SystemHealth, { t, number, list }: Words): Described => ({
  name: t('isolation'),
  facts: [
    { label: t('lastProof'), value: it.provenAt ? { at: it.provenAt } : t('noneYet') },
    { label: t('failures'), value: it.failures.length > 0 ? list(it.failures) : t('none') },
    { label: t('provenOperations'), value: number(it.operations) },
    { label: t('provenTables'), value: number(it.tables) },
    { label: t('proofTime'), value: `${number(it.cpuMs)} ms` },
    { label: t('proofs'), value: number(it.kept.proofs) },
    { label: t('failedProofs'), value: number(it.kept.failed) },
    ...(it.kept.lastFailedAt ? [{ label: t('lastFailed'), value: { at: it.kept.lastFailedAt } }] : []),
  ],
  link: { label: t('tablesLink'), to: '/superadmin/database' },
  measure: t('measureIsolation'),
});

const SOURCES = { none: 'noSource', service: 'rangeService', file: 'passwordFile' } as const;

const passwords = ({ passwords: { source, failingSince } }: SystemHealth, { t }: Words): Described => ({
  name: t('leakedPasswords'),
  facts: [
    { label: t('source'), value: t(SOURCES[source]) },
    ...(failingSince ? [{ label: t('noAnswerSince'), value: { at: failingSince } }] : []),
  ],
  link: null,
  measure: t('measureSources'),
});

function foundBy(
  { isWhole, events: count, sound }: NonNullable<SystemHealth['audit']['verified']>,
  t: HealthTexts,
): string {
  if (sound) return t(isWhole ? 'soundAll' : 'soundOne', { count });
  return t(isWhole ? 'tamperedAll' : 'tamperedOne', { count });
}

const PARTS: readonly [HealthPartName, (health: SystemHealth, words: Words) => Described][] = [
  ['database', database],
  ['jobs', jobs],
  ['mail', mail],
  ['keys', keys],
  ['certificates', certificates],
  ['upstreams', upstreams],
  ['audit', audit],
  ['isolation', isolation],
  ['passwords', passwords],
];

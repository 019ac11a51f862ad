import type { HealthPartName, SystemHealth } from '@gatehouse/contracts';
import type { Standing } from '../standing';

export interface HealthFact {
  label: string;
  /** A text, or a moment. */
  value: string | { at: string };
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

type Described = Omit<HealthPart, 'part' | 'standing'>;

const number = (count: number) => count.toLocaleString('en');

/** What the screen says about each part. */
export function healthParts(health: SystemHealth): HealthPart[] {
  return PARTS.map(([part, describe]) => ({
    part,
    standing: health.standings[part],
    ...describe(health),
  }));
}

const database = ({ database: it }: SystemHealth): Described => ({
  name: 'Database',
  facts: [
    { label: 'PostgreSQL', value: it.version },
    { label: 'Answered in', value: `${number(it.answeredInMs)} ms` },
    { label: 'Connections', value: `${number(it.connections)} of ${number(it.maxConnections)}` },
    {
      label: 'Pool of this process',
      value: `${number(it.pool.used)} of ${number(it.pool.size)} in use, ${number(it.pool.waiting)} waiting`,
    },
    { label: 'Size', value: `${number(Math.ceil(it.sizeBytes / 1_048_576))} MB` },
    { label: 'Migrations', value: number(it.migrations) },
  ],
  link: { label: 'Tables and migrations', to: '/superadmin/database' },
  measure: 'ms to answer',
});

const jobs = ({ jobs: it }: SystemHealth): Described => ({
  name: 'Jobs',
  facts: [
    { label: 'Jobs', value: number(it.total) },
    { label: 'Failed at their last run', value: it.failing.length > 0 ? it.failing.join(', ') : 'None' },
    { label: 'Waiting', value: number(it.waiting) },
    ...(it.waitsSince ? [{ label: 'The longest waits since', value: { at: it.waitsSince } }] : []),
    { label: 'Worked in the last hour', value: number(it.lastHour.done) },
    { label: 'Given up in the last hour', value: number(it.lastHour.givenUp) },
  ],
  link: { label: 'All jobs', to: '/superadmin/jobs' },
  measure: 'waiting or failing',
});

const mail = ({ mail: { leaves, queued, dueSince, lastHour } }: SystemHealth): Described => ({
  name: 'Mail',
  facts: [
    { label: 'Mail server', value: leaves ? 'Set up' : 'None: mail stays in the outbox' },
    { label: 'Waiting', value: number(queued) },
    ...(leaves && dueSince ? [{ label: 'The longest waits since', value: { at: dueSince } }] : []),
    { label: 'Written in the last hour', value: number(lastHour.written) },
    { label: 'Of them sent', value: number(lastHour.sent) },
    { label: 'Of them given up', value: number(lastHour.dead) },
  ],
  link: { label: 'Outbox', to: '/superadmin/mail' },
  measure: 'waiting',
});

const keys = ({ keys: { current, next, turnedAt } }: SystemHealth): Described => ({
  name: 'Keys',
  facts: [
    { label: 'Signing', value: current > 0 ? number(current) : 'Made when the first is needed' },
    { label: 'Next in line', value: number(next) },
    ...(turnedAt ? [{ label: 'The oldest signs since', value: { at: turnedAt } }] : []),
  ],
  link: { label: 'Signing keys', to: '/superadmin/keys' },
  measure: 'signing',
});

const certificates = ({ certificates: it }: SystemHealth): Described => ({
  name: 'Certificates',
  facts: [
    { label: 'Watched', value: number(it.watched) },
    { label: 'End within 30 days', value: number(it.ending) },
    { label: 'Ended', value: number(it.ended) },
    ...(it.next
      ? [
          { label: 'The next to end', value: it.next.name },
          { label: 'Ends', value: { at: it.next.endsAt } },
        ]
      : []),
  ],
  link: { label: 'SSO configurations', to: '/superadmin/sso-configuration' },
  measure: 'ended or about to',
});

const upstreams = ({ upstreams: { connections, failing, refusing, lastHour } }: SystemHealth): Described => ({
  name: 'Upstreams',
  facts: [
    { label: 'Connections in use', value: number(connections) },
    { label: 'Can not be read', value: number(failing) },
    { label: 'Sign-ins in the last hour', value: number(lastHour.succeeded) },
    { label: 'Last three sign-ins failed', value: number(refusing) },
    { label: 'Failed sign-ins in the last hour', value: number(lastHour.failed) },
  ],
  link: { label: 'SSO configurations', to: '/superadmin/sso-configuration' },
  measure: 'sign-ins stopped within the hour before',
});

const MOST_COUNTED = 10_000;

const audit = ({ audit: { unsealed, unsealedSince, sealedAt, verified } }: SystemHealth): Described => ({
  name: 'Audit trail',
  facts: [
    {
      label: 'Events without a seal',
      value: unsealed >= MOST_COUNTED ? `${number(MOST_COUNTED)} or more` : number(unsealed),
    },
    ...(unsealedSince ? [{ label: 'The oldest is of', value: { at: unsealedSince } }] : []),
    { label: 'The newest with a seal', value: sealedAt ? { at: sealedAt } : 'None yet' },
    { label: 'Last verified', value: verified ? { at: verified.at } : 'Never' },
    ...(verified ? [{ label: 'Found', value: foundBy(verified) }] : []),
  ],
  link: { label: 'Audit trail', to: '/superadmin/audit' },
  measure: 'without a seal',
});

function foundBy({ isWhole, events, sound }: NonNullable<SystemHealth['audit']['verified']>): string {
  const what = `${number(events)} events of ${isWhole ? 'all chains' : 'one chain'}`;
  return sound ? `Nothing wrong in ${what}` : `Tampering in ${what}`;
}

const PARTS: readonly [HealthPartName, (health: SystemHealth) => Described][] = [
  ['database', database],
  ['jobs', jobs],
  ['mail', mail],
  ['keys', keys],
  ['certificates', certificates],
  ['upstreams', upstreams],
  ['audit', audit],
];

import type { SystemHealth } from '@gatehouse/contracts';
import type { AttentionItem } from '~/server/sso-attention.server';
import type { Standing } from './standing';

export interface HealthFact {
  label: string;
  /** A text, or a moment. */
  value: string | { at: string };
}

export interface HealthPart {
  name: string;
  standing: Standing;
  facts: HealthFact[];
  link: { label: string; to: string } | null;
}

const SLOW_MS = 500;
const LATE_MS = 10 * 60_000;
const number = (count: number) => count.toLocaleString('en');

/**
 * What the screen says about each part.
 *
 * @param attention certificates that end and connections that can't be read; null where unknown
 */
export function healthParts(health: SystemHealth, attention: readonly AttentionItem[] | null): HealthPart[] {
  return [
    database(health),
    jobs(health),
    mail(health),
    keys(health),
    certificates(attention),
    upstreams(health),
  ];
}

function database({ database: it }: SystemHealth): HealthPart {
  const isFull = it.connections > it.maxConnections * 0.9;
  return {
    name: 'Database',
    standing: isFull || it.answeredInMs > SLOW_MS ? 'wait' : 'good',
    facts: [
      { label: 'PostgreSQL', value: it.version },
      { label: 'Answered in', value: `${number(it.answeredInMs)} ms` },
      { label: 'Connections', value: `${number(it.connections)} of ${number(it.maxConnections)}` },
      { label: 'Size', value: `${number(Math.ceil(it.sizeBytes / 1_048_576))} MB` },
      { label: 'Migrations', value: number(it.migrations) },
    ],
    link: null,
  };
}

function jobs({ jobs: { total, failing } }: SystemHealth): HealthPart {
  return {
    name: 'Jobs',
    standing: failing.length > 0 ? 'wrong' : 'good',
    facts: [
      { label: 'Jobs', value: number(total) },
      { label: 'Failed at their last run', value: failing.length > 0 ? failing.join(', ') : 'None' },
    ],
    link: { label: 'All jobs', to: '/superadmin/architecture/task-management' },
  };
}

function mail({ asOf, mail: { leaves, queued, dueSince, lastHour } }: SystemHealth): HealthPart {
  const isLate = leaves && dueSince !== null && Date.parse(asOf) - Date.parse(dueSince) > LATE_MS;
  return {
    name: 'Mail',
    standing: lastHour.dead > 0 ? 'wrong' : isLate || !leaves ? 'wait' : 'good',
    facts: [
      { label: 'Mail server', value: leaves ? 'Set up' : 'None: mail stays in the outbox' },
      { label: 'Waiting', value: number(queued) },
      { label: 'Written in the last hour', value: number(lastHour.written) },
      { label: 'Of them sent', value: number(lastHour.sent) },
      { label: 'Of them given up', value: number(lastHour.dead) },
    ],
    link: { label: 'Outbox', to: '/superadmin/mail' },
  };
}

function keys({ keys: { current, next, turnedAt } }: SystemHealth): HealthPart {
  return {
    name: 'Keys',
    standing: current > 0 && next === 0 ? 'wait' : 'good',
    facts: [
      { label: 'Signing', value: current > 0 ? number(current) : 'Made when the first is needed' },
      { label: 'Next in line', value: number(next) },
      ...(turnedAt ? [{ label: 'The oldest signs since', value: { at: turnedAt } }] : []),
    ],
    link: { label: 'Signing keys', to: '/superadmin/keys' },
  };
}

function certificates(attention: readonly AttentionItem[] | null): HealthPart {
  const ending = attention?.filter(({ kind }) => kind === 'certificate') ?? [];
  const isOver = ending.some(({ daysLeft }) => daysLeft !== null && daysLeft <= 0);
  const [first] = ending;
  return {
    name: 'Certificates',
    standing: isOver ? 'wrong' : ending.length > 0 || !attention ? 'wait' : 'good',
    facts: [
      {
        label: 'About to end, or ended',
        value: attention ? number(ending.length) : 'Not known at the moment',
      },
      ...(first ? [{ label: first.name, value: endOf(first.daysLeft) }] : []),
    ],
    link: { label: 'SSO configurations', to: '/superadmin/sso-configuration' },
  };
}

function endOf(daysLeft: number | null): string {
  if (daysLeft === null) return 'Soon';
  if (daysLeft <= 0) return 'Ended';
  return `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}

function upstreams({ upstreams: { connections, failing, lastHour } }: SystemHealth): HealthPart {
  return {
    name: 'Upstreams',
    standing: failing > 0 ? 'wrong' : 'good',
    facts: [
      { label: 'Connections in use', value: number(connections) },
      { label: 'Can not be read', value: number(failing) },
      { label: 'Sign-ins in the last hour', value: number(lastHour.succeeded) },
      { label: 'Stopped in the last hour', value: number(lastHour.failed) },
    ],
    link: { label: 'SSO configurations', to: '/superadmin/sso-configuration' },
  };
}

import { FAILING_SIGN_INS, type TenantHealth } from '@gatehouse/contracts';
import type { Sample } from '../system/health/last-hour';
import type { Standing } from '../system/standing';

export interface Fact {
  label: string;
  /** A text, or a moment. */
  value: string | { at: string };
}

export interface OrganizationPart {
  key: string;
  name: string;
  standing: Standing;
  /** In the badge, where a word of its own says more. */
  label?: string;
  facts: Fact[];
  /** The last hour, where it is counted. */
  hour: { samples: Sample[]; measure: string } | null;
  /** What to do; nothing while all is well. */
  advice: string[];
  link: { label: string; to: string } | null;
}

const DAY_MS = 86_400_000;
/** From here on somebody should renew it. */
const SOON_DAYS = 30;

type Connection = TenantHealth['connections'][number];
type Minutes = TenantHealth['mail']['lastHour'];

/**
 * What the page says of each part, what needs somebody first.
 *
 * @param canLead whether the links lead to pages of the reader's own organization
 */
export function organizationParts(health: TenantHealth, canLead = true): OrganizationPart[] {
  const parts = [
    ...health.connections.map((connection) => ofConnection(connection, health.asOf)),
    ofDomains(health),
    ofMail(health),
  ];
  const order: Standing[] = ['wrong', 'wait', 'good'];
  return parts
    .map((part) => (canLead ? part : { ...part, link: null }))
    .toSorted((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing));
}

function ofConnection(connection: Connection, asOf: string): OrganizationPart {
  const { id, name, isEnabled, reachable, readAt, failure, lastSignInAt, lastFailureAt } = connection;
  const daysLeft = daysUntil(connection.certificateEndsAt, asOf);
  const advice = isEnabled ? adviceFor(connection, daysLeft) : [];
  const isFailing = connection.failuresSinceSuccess >= FAILING_SIGN_INS;
  const isBroken = isEnabled && (reachable === false || isFailing || (daysLeft !== null && daysLeft <= 0));
  const facts: (Fact | false)[] = [
    { label: 'Last sign-in', value: lastSignInAt ? { at: lastSignInAt } : 'None lately' },
    { label: 'Last failure', value: lastFailureAt ? { at: lastFailureAt } : 'None lately' },
    connection.lastFailure !== null && { label: 'It said', value: connection.lastFailure },
    reachable !== null && { label: 'Reachable', value: reachable ? 'Yes' : `No: ${failure}` },
    readAt !== null && { label: 'Read', value: { at: readAt } },
    connection.certificateEndsAt !== null && {
      label: 'Certificate ends',
      value: { at: connection.certificateEndsAt },
    },
  ];
  return {
    key: id,
    name,
    standing: isBroken ? 'wrong' : advice.length > 0 || !isEnabled ? 'wait' : 'good',
    ...(!isEnabled && { label: 'Switched off' }),
    facts: facts.filter((fact) => fact !== false),
    hour: { samples: samplesOf(connection.lastHour), measure: 'sign-ins' },
    advice,
    link: { label: 'The connection', to: `/admin/sso/${id}` },
  };
}

function adviceFor(
  { reachable, lastHour, failuresSinceSuccess }: Connection,
  daysLeft: number | null,
): string[] {
  const failed = lastHour.reduce((sum, minute) => sum + minute.failed, 0);
  const good = lastHour.reduce((sum, minute) => sum + minute.good, 0);
  const lines = [
    reachable === false &&
      'Check with whoever runs the directory that its address answers, then refresh the connection.',
    daysLeft !== null &&
      daysLeft <= 0 &&
      'Its certificate has ended: enter the new one, or refresh its metadata.',
    daysLeft !== null &&
      daysLeft > 0 &&
      daysLeft <= SOON_DAYS &&
      `Its certificate ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}: ask for the new one.`,
    failuresSinceSuccess >= FAILING_SIGN_INS &&
      `The last ${failuresSinceSuccess} sign-ins failed. Its sign-in log shows the reason for each.`,
    failuresSinceSuccess < FAILING_SIGN_INS &&
      failed > good &&
      'More sign-ins failed than succeeded in the last hour. Its sign-in log shows the reason for each.',
  ];
  return lines.filter((line) => line !== false);
}

function ofDomains({ domains }: TenantHealth): OrganizationPart {
  const of = (status: string) =>
    domains.filter((domain) => domain.status === status).map(({ domain }) => domain);
  const [pending, inactive] = [of('pending'), of('inactive')];
  const advice = [
    domains.length === 0 && 'Claim the domain of your addresses, so that people find your directory by them.',
    pending.length > 0 && `Set the DNS record of ${pending.join(', ')}.`,
    inactive.length > 0 && `The proof of ${inactive.join(', ')} is gone: set its DNS record again.`,
  ].filter((line) => line !== false);
  const checked = domains.map(({ lastCheckAt }) => lastCheckAt).filter((at) => at !== null);
  const newest = checked.toSorted().at(-1);
  return {
    key: 'domains',
    name: 'Domains',
    standing: inactive.length > 0 ? 'wrong' : advice.length > 0 ? 'wait' : 'good',
    facts: [
      { label: 'Proven', value: of('active').join(', ') || 'None' },
      ...(pending.length > 0 ? [{ label: 'Not proven yet', value: pending.join(', ') }] : []),
      ...(inactive.length > 0 ? [{ label: 'Proof gone', value: inactive.join(', ') }] : []),
      ...(newest ? [{ label: 'Last checked', value: { at: newest } }] : []),
    ],
    hour: null,
    advice,
    link: { label: 'All domains', to: '/admin/domains' },
  };
}

function ofMail({ mail: { delivered, waiting, failed, lastHour } }: TenantHealth): OrganizationPart {
  return {
    key: 'mail',
    name: 'Mail',
    standing: failed > 0 ? 'wrong' : 'good',
    facts: [
      { label: 'Delivered in the last hour', value: String(delivered) },
      { label: 'On its way', value: String(waiting) },
      { label: 'Given up', value: String(failed) },
    ],
    hour: { samples: samplesOf(lastHour), measure: 'mails' },
    advice:
      failed > 0
        ? ['Check the addresses that you invited; if they are right, ask those who run Gatehouse.']
        : [],
    link: null,
  };
}

function samplesOf(minutes: Minutes): Sample[] {
  return minutes.map(({ at, good, failed }) => ({
    at,
    value: good + failed,
    standing: failed === 0 ? 'good' : good === 0 ? 'wrong' : 'wait',
  }));
}

function daysUntil(at: string | null, asOf: string): number | null {
  return at === null ? null : Math.ceil((Date.parse(at) - Date.parse(asOf)) / DAY_MS);
}

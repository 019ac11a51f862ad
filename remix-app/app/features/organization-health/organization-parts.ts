import { FAILING_SIGN_INS, rejectsMost, type TenantHealth } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';
import type { Sample } from '../system/health/last-hour';
import type { Standing } from '../system/standing';
import type english from './texts/health/en';

export interface Fact {
  label: string;
  /** A text, or a moment. */
  value: string | { at: string };
}

export interface OrganizationPart {
  key: string;
  name: string;
  standing: Standing;
  /** In the badge. */
  label: string;
  facts: Fact[];
  /** The last hour, where it is counted. */
  hour: { samples: Sample[]; measure: string } | null;
  /** What to do; nothing while all is well. */
  advice: string[];
  link: { label: string; to: string } | null;
}

/** The language of the page: its texts and how it writes numbers and lists. */
export interface Wording {
  t: Translate<typeof english>;
  formats: Formats;
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
export function organizationParts(
  health: TenantHealth,
  wording: Wording,
  canLead = true,
): OrganizationPart[] {
  const parts = [
    ...health.connections.map((connection) => ofConnection(connection, health.asOf, wording)),
    ofDomains(health, wording),
    ofMail(health, wording),
  ];
  const order: Standing[] = ['wrong', 'wait', 'good'];
  return parts
    .map((part) => (canLead ? part : { ...part, link: null }))
    .toSorted((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing));
}

function ofConnection(connection: Connection, asOf: string, { t }: Wording): OrganizationPart {
  const { id, name, isEnabled, reachable, readAt, failure, lastSignInAt, lastFailureAt } = connection;
  const daysLeft = daysUntil(connection.certificateEndsAt, asOf);
  const advice = isEnabled ? adviceFor(connection, daysLeft, t) : [];
  const isFailing =
    connection.failuresSinceSuccess >= FAILING_SIGN_INS || rejectsMost(connection.last24Hours);
  const isBroken = isEnabled && (reachable === false || isFailing || (daysLeft !== null && daysLeft <= 0));
  const facts: (Fact | false)[] = [
    { label: t('lastSignIn'), value: lastSignInAt ? { at: lastSignInAt } : t('noneRecently') },
    { label: t('lastFailure'), value: lastFailureAt ? { at: lastFailureAt } : t('noneRecently') },
    connection.lastFailure !== null && { label: t('failureReason'), value: connection.lastFailure },
    reachable !== null && {
      label: t('reachable'),
      value: reachable ? t('yes') : t('no', { reason: failure ?? '' }),
    },
    readAt !== null && { label: t('read'), value: { at: readAt } },
    connection.certificateEndsAt !== null && {
      label: t('certificateExpiry'),
      value: { at: connection.certificateEndsAt },
    },
  ];
  const standing = isBroken ? 'wrong' : advice.length > 0 || !isEnabled ? 'wait' : 'good';
  return {
    key: id,
    name,
    standing,
    label: isEnabled ? t(standing) : t('disabled'),
    facts: facts.filter((fact) => fact !== false),
    hour: { samples: samplesOf(connection.lastHour), measure: t('signIns') },
    advice,
    link: { label: t('connection'), to: `/admin/sso/${id}` },
  };
}

function adviceFor(
  { reachable, last24Hours: { good, failed }, failuresSinceSuccess }: Connection,
  daysLeft: number | null,
  t: Wording['t'],
): string[] {
  const lines = [
    reachable === false && t('checkAddress'),
    daysLeft !== null && daysLeft <= 0 && t('certificateExpired'),
    daysLeft !== null &&
      daysLeft > 0 &&
      daysLeft <= SOON_DAYS &&
      t('certificateExpires', { count: daysLeft }),
    failuresSinceSuccess >= FAILING_SIGN_INS && t('lastFailed', { count: failuresSinceSuccess }),
    failuresSinceSuccess < FAILING_SIGN_INS && failed > good && t('mostFailed'),
  ];
  return lines.filter((line) => line !== false);
}

function ofDomains({ domains }: TenantHealth, { t, formats }: Wording): OrganizationPart {
  const of = (status: string) =>
    domains.filter((domain) => domain.status === status).map(({ domain }) => domain);
  const [pending, inactive] = [of('pending'), of('inactive')];
  const advice = [
    domains.length === 0 && t('claimDomain'),
    pending.length > 0 && t('addRecord', { domains: formats.list(pending) }),
    inactive.length > 0 && t('recordMissing', { domains: formats.list(inactive) }),
  ].filter((line) => line !== false);
  const checked = domains.map(({ lastCheckAt }) => lastCheckAt).filter((at) => at !== null);
  const newest = checked.toSorted().at(-1);
  const standing = inactive.length > 0 ? 'wrong' : advice.length > 0 ? 'wait' : 'good';
  return {
    key: 'domains',
    name: t('domains'),
    standing,
    label: t(standing),
    facts: [
      { label: t('verified'), value: formats.list(of('active')) || t('none') },
      ...(pending.length > 0 ? [{ label: t('notVerified'), value: formats.list(pending) }] : []),
      ...(inactive.length > 0 ? [{ label: t('noLongerVerified'), value: formats.list(inactive) }] : []),
      ...(newest ? [{ label: t('lastChecked'), value: { at: newest } }] : []),
    ],
    hour: null,
    advice,
    link: { label: t('allDomains'), to: '/admin/domains' },
  };
}

function ofMail({ mail }: TenantHealth, { t, formats }: Wording): OrganizationPart {
  const { delivered, waiting, failed, lastHour } = mail;
  const standing = failed > 0 ? 'wrong' : 'good';
  return {
    key: 'mail',
    name: t('mail'),
    standing,
    label: t(standing),
    facts: [
      { label: t('delivered'), value: formats.number(delivered) },
      { label: t('queued'), value: formats.number(waiting) },
      { label: t('undelivered'), value: formats.number(failed) },
    ],
    hour: { samples: samplesOf(lastHour), measure: t('mails') },
    advice: failed > 0 ? [t('checkAddresses')] : [],
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

import { ATTENTION_COUNTED_AT_MOST, type AttentionEntry, type AttentionKind } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Amount } from '~/components/charts/amount';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { attentionLinks } from './attention-links';
import classes from './attention-list.module.css';
import { attentionTexts } from './texts/attention';

const SENTENCES = {
  open_incidents: 'openIncidents',
  paused_directories: 'pausedDirectories',
  stopped_provisioning: 'stoppedProvisioning',
  rejected_accounts: 'rejectedAccounts',
  rejected_directories: 'rejectedDirectories',
  silent_directories: 'silentDirectories',
  ending_directory_tokens: 'endingDirectoryTokens',
  waiting_directories: 'waitingDirectories',
  failing_connections: 'failingConnections',
  unreadable_connections: 'unreadableConnections',
  ending_certificates: 'endingCertificates',
  ending_application_certificates: 'endingApplicationCertificates',
  failed_jobs: 'failedJobs',
  lost_domains: 'lostDomains',
  unreadable_applications: 'unreadableApplications',
  ending_trials: 'endingTrials',
  waiting_tenants: 'waitingTenants',
  plan_requests: 'planRequests',
  product_requests: 'productRequests',
} as const satisfies Record<AttentionKind, string>;

const URGENT: readonly AttentionKind[] = [
  'open_incidents',
  'paused_directories',
  'stopped_provisioning',
  'failing_connections',
  'failed_jobs',
  'lost_domains',
];
const REQUESTS: readonly AttentionKind[] = ['waiting_tenants', 'plan_requests', 'product_requests'];

interface Props {
  /** Null if they could not be read. */
  entries: readonly AttentionEntry[] | null;
  isPlatform: boolean;
}

/** At the top of a dashboard: what requires action today, with number, date and link. */
export function AttentionList({ entries, isPlatform }: Props) {
  const t = useTexts(attentionTexts);
  const isClear = entries?.length === 0;
  return (
    <section className={classes.card} data-clear={isClear || undefined} aria-labelledby="attention">
      <h2 id="attention" className={classes.title}>
        {isClear ? (
          <IconCircleCheck size={20} stroke={1.7} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />
        )}
        {t(isClear ? 'none' : 'title')}
      </h2>
      {!entries && <p className={classes.quiet}>{t('unavailable')}</p>}
      {entries && entries.length > 0 && (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.kind} entry={entry} isPlatform={isPlatform} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry, isPlatform }: { entry: AttentionEntry; isPlatform: boolean }) {
  const t = useTexts(attentionTexts);
  const { kind, count, since, until, first } = entry;
  const links = attentionLinks(entry, isPlatform);
  const name = <bdi>{first.name}</bdi>;
  const linked = links.first && count > 1 ? <Link to={links.first}>{name}</Link> : name;
  const owner = isPlatform && first.tenantName !== first.name ? first.tenantName : null;
  return (
    <li data-urgent={URGENT.includes(kind) || undefined}>
      <span className={classes.count}>
        <Amount of={count} countedTo={ATTENTION_COUNTED_AT_MOST} />
      </span>
      <span>
        <Anchor component={Link} to={links.all} size="sm" fw={600} className={classes.link}>
          {t(SENTENCES[kind], { count })}
        </Anchor>
        <span className={classes.note}>
          <span>
            {owner
              ? t.rich('exampleOf', { name: linked, organization: <bdi>{owner}</bdi> })
              : t.rich('example', { name: linked })}
          </span>
          {since && (
            <span>{t.rich(REQUESTS.includes(kind) ? 'oldest' : 'began', { time: <When at={since} /> })}</span>
          )}
          {until && <span>{t.rich('expires', { time: <When at={until} /> })}</span>}
        </span>
      </span>
    </li>
  );
}

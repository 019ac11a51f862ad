import type { Instance, SystemDeployment } from '@gatehouse/contracts';
import { Alert, Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { type Translation, useFormats, useTexts } from '~/texts/texts-context';
import { notesOf } from './deployment-notes';
import { StandingBadge } from './standing';
import classes from './system.module.css';
import { deploymentTexts } from './texts/deployment';
import { statusTexts } from './texts/status';

/** What runs at this moment, with which version, schema and keys, and what an upgrade has to wait for. */
export function DeploymentPage({ deployment }: { deployment: SystemDeployment }) {
  const { asOf, instances, migrations, signingKeys } = deployment;
  const running = instances.filter(({ standing }) => standing === 'running');
  const versions = [...new Set(running.map(({ version }) => version))];
  const t = useTexts(deploymentTexts);
  const status = useTexts(statusTexts);
  const formats = useFormats();
  const masterKeys = masterKeysOf(instances).join(', ');
  const notes = notesOf(deployment, t, formats);
  return (
    <>
      <PageHeader title={usePageTitle()}>
        {t.rich('running', {
          count: running.length,
          versions: formats.list(versions),
          when: <When at={asOf} />,
        })}{' '}
        <Anchor href="" size="sm">
          {status('readAgain')}
        </Anchor>
      </PageHeader>
      {notes.length > 0 && (
        <Alert role="alert" color="amber" variant="light" mb="lg">
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
      <Section title={t('processes')} about={t('processesAbout')}>
        <div className={list.frame}>
          <ItemTable items={instances} columns={columnsOf(t)} />
        </div>
      </Section>
      <Section title={t('schemaAndKeys')}>
        <dl className={`${classes.part} ${classes.facts} ${classes.wide}`}>
          <dt>{t('migrations')}</dt>
          <dd>
            {t.rich('migrationsApplied', {
              count: migrations.applied,
              last: <bdi className={classes.name}>{migrations.last ?? t('none')}</bdi>,
            })}{' '}
            <Anchor component={Link} to="/superadmin/database" size="sm">
              {t('database')}
            </Anchor>
          </dd>
          <dt>{t('masterKey')}</dt>
          <dd>{masterKeys ? <bdi className={classes.name}>{masterKeys}</bdi> : t('notReported')}</dd>
          {signingKeys.map(({ kid, alg, status: state, since }) => (
            <SigningKey key={kid} name={t(KEY_STATES[state], { algorithm: alg })} kid={kid} since={since} />
          ))}
          <dt>{t('signingKeys')}</dt>
          <dd>
            {signingKeys.length === 0 && `${t('keysOnDemand')} `}
            <Anchor component={Link} to="/superadmin/keys" size="sm">
              {t('allKeys')}
            </Anchor>
          </dd>
        </dl>
      </Section>
      <Section title={t('upgrade')}>
        <ol className={classes.steps}>
          <li>{t('stepMigrate')}</li>
          <li>{t('stepApi')}</li>
          <li>{t('stepWeb')}</li>
          <li>{t('stepWatch')}</li>
        </ol>
      </Section>
    </>
  );
}

function SigningKey({ name, kid, since }: { name: string; kid: string; since: string }) {
  const t = useTexts(deploymentTexts);
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {t.rich('keySince', {
          key: <bdi className={classes.name}>{kid}</bdi>,
          when: <When at={since} />,
        })}
      </dd>
    </>
  );
}

function masterKeysOf(instances: readonly Instance[]): string[] {
  return [
    ...new Set(
      instances.filter(({ standing }) => standing === 'running').flatMap(({ masterKeys }) => masterKeys),
    ),
  ];
}

const KEY_STATES = { current: 'keyCurrent', next: 'keyNext', retired: 'keyRetired' } as const;
const STANDINGS = {
  running: { standing: 'good', label: 'statusRunning' },
  late: { standing: 'wait', label: 'statusLate' },
  gone: { standing: 'wrong', label: 'statusGone' },
} as const;

type Texts = Translation<typeof import('./texts/deployment/en').default>;

const columnsOf = (t: Texts): Column<Instance>[] => [
  {
    label: t('process'),
    cell: ({ kind, host, pid }) => (
      <div>
        {t(kind)}
        <div className={list.quiet}>{t.rich('hostAndPid', { host: <bdi>{host}</bdi>, pid })}</div>
      </div>
    ),
  },
  {
    label: t('status'),
    cell: ({ standing }) => (
      <StandingBadge standing={STANDINGS[standing].standing} label={t(STANDINGS[standing].label)} />
    ),
  },
  { label: t('version'), cell: ({ version }) => version },
  { label: 'Node', cell: ({ nodeVersion }) => nodeVersion },
  { label: t('started'), cell: ({ startedAt }) => <When at={startedAt} /> },
  { label: t('lastSeen'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
];

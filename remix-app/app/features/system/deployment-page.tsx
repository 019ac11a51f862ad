import type { Instance, SystemDeployment } from '@gatehouse/contracts';
import { Alert, Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import { notesOf } from './deployment-notes';
import { StandingBadge } from './standing';
import classes from './system.module.css';

/** What runs at this moment, with which version, schema and keys, and what an upgrade has to wait for. */
export function DeploymentPage({ deployment }: { deployment: SystemDeployment }) {
  const { asOf, instances, migrations, signingKeys } = deployment;
  const running = instances.filter(({ standing }) => standing === 'running');
  const versions = [...new Set(running.map(({ version }) => version))];
  const notes = notesOf(deployment);
  return (
    <>
      <PageHeader title="Deployment">
        {running.length} {running.length === 1 ? 'process runs' : 'processes run'}, version{' '}
        {versions.join(' and ')}. Read <When at={asOf} />.{' '}
        <Anchor href="" size="sm">
          Read again
        </Anchor>
      </PageHeader>
      {notes.length > 0 && (
        <Alert role="alert" color="amber" variant="light" mb="lg">
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
      <Section
        title="Processes"
        about="Each says every 15 seconds that it is there. One that is silent for an hour is forgotten."
      >
        <div className={list.frame}>
          <ItemTable items={instances} columns={COLUMNS} />
        </div>
      </Section>
      <Section title="Schema and keys">
        <dl className={`${classes.part} ${classes.facts} ${classes.wide}`}>
          <dt>Migrations</dt>
          <dd>
            {migrations.applied} applied, the last{' '}
            <span className={classes.name}>{migrations.last ?? 'none'}</span>.{' '}
            <Anchor component={Link} to="/superadmin/database" size="sm">
              Database
            </Anchor>
          </dd>
          <dt>Master key</dt>
          <dd className={classes.name}>{masterKeysOf(instances).join(', ') || 'Not reported'}</dd>
          {signingKeys.map(({ kid, alg, status, since }) => (
            <SigningKey key={kid} name={`${alg} ${status}`} kid={kid} since={since} />
          ))}
          <dt>Signing keys</dt>
          <dd>
            {signingKeys.length === 0 && 'Made when the first is needed. '}
            <Anchor component={Link} to="/superadmin/keys" size="sm">
              All signing keys
            </Anchor>
          </dd>
        </dl>
      </Section>
      <Section title="Upgrading without a stop">
        <ol className={classes.steps}>
          <li>Run the migrations of the new version: they leave what the old one needs.</li>
          <li>Replace API processes one after the other; each is ready when its migrations are there.</li>
          <li>Replace web processes in the same way. Sessions live in the database and outlast both.</li>
          <li>Here both versions show until the last old process has left.</li>
        </ol>
      </Section>
    </>
  );
}

function SigningKey({ name, kid, since }: { name: string; kid: string; since: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span className={classes.name}>{kid}</span> since <When at={since} />
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

const KINDS: Record<Instance['kind'], string> = { api: 'API', web: 'Web app', gateway: 'Gateway' };
const STANDINGS = {
  running: { standing: 'good', label: 'Running' },
  late: { standing: 'wait', label: 'Late' },
  gone: { standing: 'wrong', label: 'Gone' },
} as const;

const COLUMNS: Column<Instance>[] = [
  {
    label: 'Process',
    cell: ({ kind, host, pid }) => (
      <div>
        {KINDS[kind]}
        <div className={list.quiet}>
          {host}, process {pid}
        </div>
      </div>
    ),
  },
  { label: 'Standing', cell: ({ standing }) => <StandingBadge {...STANDINGS[standing]} /> },
  { label: 'Version', cell: ({ version }) => version },
  { label: 'Node', cell: ({ nodeVersion }) => nodeVersion },
  { label: 'Started', cell: ({ startedAt }) => <When at={startedAt} /> },
  { label: 'Last heard of', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
];

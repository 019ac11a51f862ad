import type { SystemInfrastructure } from '@gatehouse/contracts';
import { Alert, Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import { inBytes } from '../system/bytes';
import system from '../system/system.module.css';
import { type Machine, machinesOf } from './machines';
import { SizeChart } from './size-chart';
import type { InfrastructureView } from './system-infrastructure.server';

const KINDS = { api: 'API', web: 'Web app', gateway: 'Gateway' } as const;

const MACHINES: Column<Machine>[] = [
  { label: 'Machine', cell: ({ host }) => host },
  {
    label: 'Processes',
    cell: ({ processes }) => (
      <ul className={system.plain}>
        {processes.map(({ id, kind, pid, version, standing }) => (
          <li key={id}>
            {KINDS[kind]} {version}, process {pid}
            {standing === 'running' ? '' : `, ${standing}`}
          </li>
        ))}
      </ul>
    ),
  },
];

type Replica = SystemInfrastructure['replicas'][number] & { id: string };
const REPLICAS: Column<Replica>[] = [
  { label: 'Standby', cell: ({ name }) => name },
  { label: 'State', cell: ({ state }) => state ?? 'Not visible' },
  { label: 'Mode', cell: ({ sync }) => sync ?? 'Not visible' },
  {
    label: 'Behind',
    cell: ({ lagBytes }) => (lagBytes === null ? 'Not visible' : inBytes(Math.max(0, lagBytes))),
  },
  {
    label: 'Delay',
    cell: ({ lagSeconds }) => (lagSeconds === null ? 'None measured' : `${lagSeconds.toFixed(1)} s`),
  },
];

type Certificate = SystemInfrastructure['certificates'][number] & { id: string };
const CERTIFICATES: Column<Certificate>[] = [
  { label: 'Connection or application', cell: ({ name }) => name },
  { label: 'Expires', cell: ({ endsAt }) => <When at={endsAt} /> },
];

/** What the installation stands on: machines, database, standbys, storage and certificates. */
export function InfrastructurePage({ view }: { view: InfrastructureView }) {
  const { asOf, instances, database, replicas, certificates } = view;
  const expired = certificates.filter(({ endsAt }) => endsAt < asOf);
  return (
    <>
      <PageHeader title="Project Infrastructure">
        Machines, database, replication, storage and certificates. Read <When at={asOf} />.
      </PageHeader>
      {expired.length > 0 && (
        <Alert role="alert" color="red" variant="light" mb="lg">
          {expired.length === 1 ? '1 certificate has' : `${expired.length} certificates have`} expired.
          Sign-ins through {expired.length === 1 ? 'it' : 'them'} fail.
        </Alert>
      )}
      <Section
        title="Machines"
        about="Machines and containers with a Gatehouse process that reported in the last hour."
      >
        <div className={list.frame}>
          <ItemTable items={machinesOf(instances)} columns={MACHINES} />
        </div>
      </Section>
      <Section title="Database">
        <dl className={`${system.part} ${system.facts} ${system.wide}`}>
          <dt>Server</dt>
          <dd>
            PostgreSQL {database.version}, {database.isStandby ? 'standby (read only)' : 'primary'}
          </dd>
          <dt>Size</dt>
          <dd>
            {inBytes(database.sizeBytes)}{' '}
            <Anchor component={Link} to="/superadmin/database" size="sm">
              Tables
            </Anchor>
          </dd>
          <dt>Connections</dt>
          <dd>
            {database.connections} of {database.maxConnections}
          </dd>
        </dl>
      </Section>
      <Section title="Replication" about="Standbys that receive changes from this server now.">
        {replicas.length === 0 ? (
          <p>
            No standby is connected. If this server fails, data since the last backup is lost. See High
            availability in docs/operations.md.
          </p>
        ) : (
          <>
            <div className={list.frame}>
              <ItemTable items={replicas.map((each) => ({ ...each, id: each.name }))} columns={REPLICAS} />
            </div>
            {replicas.some(({ state }) => state === null) && (
              <p>To see state and delay, grant the database role of the API membership in pg_monitor.</p>
            )}
          </>
        )}
      </Section>
      <Storage storage={view.storage} />
      <Section
        title="Certificates"
        about="Certificates of enabled connections and SAML applications, the next to expire first. The TLS certificate of the public address belongs to the proxy in front and is not visible here."
      >
        {certificates.length === 0 ? (
          <p>No connection or SAML application has a certificate.</p>
        ) : (
          <div className={list.frame}>
            <ItemTable
              items={certificates.map((each) => ({ ...each, id: `${each.name} ${each.endsAt}` }))}
              columns={CERTIFICATES}
            />
          </div>
        )}
      </Section>
    </>
  );
}

function Storage({ storage: { sizes, forecast } }: { storage: SystemInfrastructure['storage'] }) {
  return (
    <Section title="Storage and capacity" about="The size of the database, once a day.">
      {sizes.length > 1 && <SizeChart sizes={sizes} />}
      {forecast ? (
        <>
          <dl className={`${system.part} ${system.facts} ${system.wide}`}>
            <dt>Growth</dt>
            <dd>
              {forecast.bytesPerDay < 0 ? '-' : ''}
              {inBytes(Math.abs(forecast.bytesPerDay))} a day
            </dd>
            {forecast.expected.map(({ inDays, bytes }) => (
              <Expected key={inDays} inDays={inDays} bytes={bytes} />
            ))}
          </dl>
          <p>
            Basis: a straight line (least squares) through {forecast.days} daily sizes from {forecast.from} to{' '}
            {forecast.until}. The forecast does not know of seasons, new customers or retention limits.
          </p>
        </>
      ) : (
        <p>
          A forecast needs sizes of at least seven days. {sizes.length}{' '}
          {sizes.length === 1 ? 'day is' : 'days are'} recorded so far.
        </p>
      )}
      <p>Free disk space is not visible to the API. Watch it on the machine of the database.</p>
    </Section>
  );
}

function Expected({ inDays, bytes }: { inDays: number; bytes: number }) {
  return (
    <>
      <dt>In {inDays} days</dt>
      <dd>about {inBytes(bytes)}</dd>
    </>
  );
}

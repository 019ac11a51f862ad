import type { DatabaseTable, SystemDatabase } from '@gatehouse/contracts';
import { Alert } from '@mantine/core';
import { Blank, type Column, Filters, ItemTable, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import { inBytes } from './bytes';
import { isolationOf, policyText } from './policy-text';
import { StandingBadge } from './standing';
import classes from './system.module.css';

const BASE = '/superadmin/database';

export interface DatabaseView {
  database: SystemDatabase;
  /** What table names have to contain. */
  search: string;
}

/** The database by its catalog: what there is, how large, and who sees which rows. */
export function DatabasePage({ view: { database, search } }: { view: DatabaseView }) {
  const { version, name, sizeBytes, tables, connections, maxConnections, migrations } = database;
  const shown = tables.filter((table) => table.name.includes(search));
  return (
    <>
      <PageHeader title="Project Database">
        PostgreSQL {version}, {inBytes(sizeBytes)} in {tables.length} tables. No row is read for this page.
      </PageHeader>
      <Standing database={database} />
      <dl className={`${classes.part} ${classes.facts} ${classes.wide}`}>
        <dt>Database</dt>
        <dd>{name}</dd>
        <dt>Connections</dt>
        <dd>
          {connections.reduce((sum, { count }) => sum + count, 0)} of {maxConnections}:{' '}
          {connections.map(({ role, count }) => `${role} ${count}`).join(', ')}
        </dd>
        <dt>Migrations</dt>
        <dd>{migrations.applied.length} applied</dd>
      </dl>
      <Section title="Tables" about="Rows are the planner's estimate. Open one to see who sees which rows.">
        <Filters base={BASE} held={{ search }}>
          <SearchField value={search} placeholder="Name of a table" />
        </Filters>
        <div className={list.frame}>
          {shown.length > 0 ? (
            <ItemTable
              items={shown.map((table) => ({ ...table, id: `${table.schema}.${table.name}` }))}
              columns={COLUMNS}
            />
          ) : (
            <Blank title="No table matches">Names are as in SQL, such as sso_configurations.</Blank>
          )}
        </div>
      </Section>
      <Section title="Migrations" about="In the order in which they ran, the newest first.">
        <div className={list.frame}>
          <ItemTable
            items={migrations.applied.toReversed().map((migration) => ({ ...migration, id: migration.name }))}
            columns={[
              { label: 'Migration', cell: ({ name: id }) => <span className={classes.name}>{id}</span> },
              { label: 'Applied', cell: ({ at }) => <When at={at} /> },
            ]}
          />
        </div>
      </Section>
    </>
  );
}

/** What somebody has to do about the schema; one line when it is nothing. */
function Standing({ database: { migrations, drift } }: { database: SystemDatabase }) {
  const { pending, ahead } = migrations;
  const open = [
    pending.length > 0 && `This version waits for ${pending.join(', ')}: run the command migrate.`,
    ahead.length > 0 && `A later version has been here: ${ahead.join(', ')}. This one works on.`,
    drift.length > 0 && `The schema differs from what this version describes: ${drift.join('; ')}.`,
  ].filter((line) => line !== false);
  if (open.length === 0) {
    return (
      <div className={classes.standing}>
        <StandingBadge standing="good" label="Migrated" /> Every migration is applied, and the schema is as
        described.
      </div>
    );
  }
  return (
    <Alert role="alert" color="amber" variant="light" mb="lg">
      {open.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

const COLUMNS: Column<DatabaseTable & { id: string }>[] = [
  { label: 'Table', cell: (table) => <Table table={table} /> },
  {
    label: 'Rows',
    cell: ({ rows }) =>
      rows === null ? <span className={list.quiet}>Not known yet</span> : rows.toLocaleString('en'),
  },
  { label: 'Data', cell: ({ tableBytes }) => inBytes(tableBytes) },
  { label: 'Indexes', cell: ({ indexBytes }) => inBytes(indexBytes) },
  { label: 'Isolation', cell: (table) => <IsolationBadge table={table} /> },
];

function Table({ table: { schema, name, partitions, isolation } }: { table: DatabaseTable }) {
  const more = [
    schema !== 'public' && `in ${schema}`,
    partitions > 0 && `${partitions} ${partitions === 1 ? 'partition' : 'partitions'}`,
  ].filter(Boolean);
  return (
    <details className={classes.policies}>
      <summary>
        <span className={classes.name}>{name}</span>
        {more.length > 0 && <span className={list.quiet}> {more.join(', ')}</span>}
      </summary>
      <ul>
        {isolation.policies.map((policy) => (
          <li key={`${policy.name} ${policy.command} ${policy.roles.join(' ')}`}>{policyText(policy)}</li>
        ))}
        {isolation.policies.length === 0 && <li>No policy: rights on the table alone decide.</li>}
        {isolation.forced && <li>It holds for the owner of the table as well.</li>}
      </ul>
    </details>
  );
}

function IsolationBadge({ table }: { table: DatabaseTable }) {
  const by = isolationOf(table);
  if (by === 'tenant') return <StandingBadge standing="good" label="By tenant" />;
  if (by === 'platform') return <StandingBadge standing="good" label="Platform only" />;
  return <span className={list.quiet}>By rights alone</span>;
}

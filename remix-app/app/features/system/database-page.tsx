import type { DatabaseTable, SystemDatabase } from '@gatehouse/contracts';
import type { Formats } from '@gatehouse/texts';
import { Alert } from '@mantine/core';
import { Blank, type Column, Filters, ItemTable, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Disclosure } from '~/components/panel/disclosure';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { wholeRange } from '~/page-links';
import { type Translation, useFormats, useTexts } from '~/texts/texts-context';
import { inBytes } from './bytes';
import { isolationOf, policyText } from './policy-text';
import { StandingBadge } from './standing';
import classes from './system.module.css';
import { databaseTexts } from './texts/database';
import { policyTexts } from './texts/policies';

const BASE = '/superadmin/database';

export interface DatabaseView {
  database: SystemDatabase;
  /** What table names have to contain. */
  search: string;
}

/** The database by its catalog: what there is, how large, and who sees which rows. */
export function DatabasePage({ view: { database, search } }: { view: DatabaseView }) {
  const { version, name, sizeBytes, tables, connections, maxConnections, migrations } = database;
  const t = useTexts(databaseTexts);
  const formats = useFormats();
  const shown = tables.filter((table) => table.name.includes(search));
  return (
    <>
      <PageHeader title={usePageTitle()}>
        {t('about', { version, size: inBytes(sizeBytes, formats), count: tables.length })}
      </PageHeader>
      <Standing database={database} />
      <dl className={`${classes.part} ${classes.facts} ${classes.wide}`}>
        <dt>{t('database')}</dt>
        <dd>{name}</dd>
        <dt>{t('connections')}</dt>
        <dd>
          {t('connectionsUsed', {
            count: connections.reduce((sum, { count }) => sum + count, 0),
            most: maxConnections,
            roles: formats.list(connections.map(({ role, count }) => `${role} ${count}`)),
          })}
        </dd>
        <dt>{t('migrations')}</dt>
        <dd>{t('applied', { count: migrations.applied.length })}</dd>
      </dl>
      <Section title={t('tables')} about={t('tablesAbout')}>
        <Filters base={BASE} held={{ search }}>
          <SearchField value={search} placeholder={t('searchPlaceholder')} />
        </Filters>
        <ListBar range={wholeRange(shown)} />
        <div className={list.frame}>
          {shown.length > 0 ? (
            <ItemTable
              items={shown.map((table) => ({ ...table, id: `${table.schema}.${table.name}` }))}
              columns={columnsOf(t, formats)}
            />
          ) : (
            <Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>
          )}
        </div>
      </Section>
      <Section title={t('migrations')} about={t('migrationsAbout')}>
        <div className={list.frame}>
          <ItemTable
            items={migrations.applied.toReversed().map((migration) => ({ ...migration, id: migration.name }))}
            columns={[
              { label: t('migration'), cell: ({ name: id }) => <OneLine text={id} /> },
              { label: t('appliedAt'), cell: ({ at }) => <When at={at} /> },
            ]}
          />
        </div>
      </Section>
    </>
  );
}

/** What somebody has to do about the schema; one line when it is nothing. */
function Standing({ database: { migrations, drift } }: { database: SystemDatabase }) {
  const t = useTexts(databaseTexts);
  const { pending, ahead } = migrations;
  const open = [
    pending.length > 0 && t('pending', { names: pending.join(', ') }),
    ahead.length > 0 && t('ahead', { names: ahead.join(', ') }),
    drift.length > 0 && t('drift', { differences: drift.join('; ') }),
  ].filter((line) => line !== false);
  if (open.length === 0) {
    return (
      <div className={classes.standing}>
        <StandingBadge standing="good" label={t('upToDate')} /> {t('upToDateAbout')}
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

type Texts = Translation<typeof import('./texts/database/en').default>;

const columnsOf = (t: Texts, formats: Formats): Column<DatabaseTable & { id: string }>[] => [
  { label: t('table'), cell: (table) => <Table table={table} /> },
  {
    label: t('rows'),
    isNumber: true,
    cell: ({ rows }) =>
      rows === null ? <span className={list.quiet}>{t('unknown')}</span> : formats.number(rows),
  },
  { label: t('data'), isNumber: true, cell: ({ tableBytes }) => inBytes(tableBytes, formats) },
  { label: t('indexes'), isNumber: true, cell: ({ indexBytes }) => inBytes(indexBytes, formats) },
  { label: t('isolation'), cell: (table) => <IsolationBadge table={table} /> },
];

function Table({ table: { schema, name, partitions, isolation } }: { table: DatabaseTable }) {
  const t = useTexts(databaseTexts);
  const policies = useTexts(policyTexts);
  const more = [
    schema !== 'public' && t('inSchema', { schema }),
    partitions > 0 && t('partitions', { count: partitions }),
  ].filter(Boolean);
  return (
    <Disclosure
      className={classes.policies}
      summary={
        <>
          <bdi className={classes.name}>{name}</bdi>
          {more.length > 0 && <span className={list.quiet}> {more.join(', ')}</span>}
        </>
      }
    >
      <ul>
        {isolation.policies.map((policy) => (
          <li key={`${policy.name} ${policy.command} ${policy.roles.join(' ')}`}>
            {policyText(policy, policies)}
          </li>
        ))}
        {isolation.policies.length === 0 && <li>{t('noPolicy')}</li>}
        {isolation.forced && <li>{t('forced')}</li>}
      </ul>
    </Disclosure>
  );
}

function IsolationBadge({ table }: { table: DatabaseTable }) {
  const t = useTexts(databaseTexts);
  const by = isolationOf(table);
  if (by === 'tenant') return <StandingBadge standing="good" label={t('byTenant')} />;
  if (by === 'platform') return <StandingBadge standing="good" label={t('platformOnly')} />;
  return <span className={list.quiet}>{t('byPrivileges')}</span>;
}

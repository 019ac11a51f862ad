import type { ChangeKind, SystemChanges } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import type { ChangesView } from '~/features/infrastructure/system-infrastructure.server';
import { actionLabel, detailText } from '../audit/words';

const KINDS: Record<ChangeKind, string> = {
  settings: 'Settings and policies',
  keys: 'Keys',
  connections: 'Connections',
  applications: 'Applications',
  features: 'Features and plans',
};
const PAGE = '/superadmin/changes';

type Change = SystemChanges['items'][number];
const COLUMNS: Column<Change>[] = [
  {
    label: 'Change',
    cell: ({ action, detail }) => (
      <div>
        {actionLabel(action)}
        <div className={list.quiet} style={{ overflowWrap: 'anywhere' }}>
          {detailText(detail)}
        </div>
      </div>
    ),
  },
  { label: 'Kind', cell: ({ kind }) => KINDS[kind] },
  { label: 'Organization', cell: ({ tenantName }) => tenantName ?? 'Platform' },
  {
    label: 'Actor',
    cell: ({ actor: { type, name } }) =>
      name ?? (type === 'system' ? 'Background job' : 'Not known any more'),
  },
  { label: 'When', cell: ({ at }) => <When at={at} /> },
];

/** What was changed while the processes ran. */
export function ChangesPage({ view }: { view: ChangesView }) {
  const { kind, counts, items, since, instances } = view;
  const started = instances
    .filter(({ standing }) => standing === 'running')
    .map(({ startedAt }) => startedAt)
    .sort()[0];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const withoutRestart = started ? items.filter(({ at }) => at >= started).length : 0;
  return (
    <>
      <PageHeader title="Zero Rebuild">
        Changes that took effect without a restart.{' '}
        {started && (
          <>
            The oldest running process started <When at={started} />
            {withoutRestart > 0 && `; ${withoutRestart} of the changes below came after that`}.
          </>
        )}
      </PageHeader>
      <LinkTabs
        label="Kinds of changes"
        tabs={[
          { label: `All (${total})`, to: PAGE, isCurrent: kind === null },
          ...counts.map((each) => ({
            label: `${KINDS[each.kind]} (${each.count})`,
            to: `${PAGE}?kind=${each.kind}`,
            isCurrent: kind === each.kind,
          })),
        ]}
      />
      <Section
        title="History"
        about={`The newest 100 changes since ${since.slice(0, 10)}, from the audit logs of the platform and of all organizations.`}
      >
        {items.length === 0 ? (
          <p>Changes of settings, keys, connections, applications and features appear here.</p>
        ) : (
          <div className={list.frame}>
            <ItemTable items={items} columns={COLUMNS} />
          </div>
        )}
      </Section>
      <Section title="What needs a restart">
        <p>
          Environment settings are read when a process starts. Restart API, web app and gateway one after the
          other to change them without an interruption.{' '}
          <Anchor component={Link} to="/superadmin/configuration">
            All settings
          </Anchor>
        </p>
      </Section>
    </>
  );
}

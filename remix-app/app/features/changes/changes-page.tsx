import type { ChangeKind, SystemChanges } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import type { ChangesView } from '~/features/infrastructure/system-infrastructure.server';
import { useFormats, useTexts } from '~/texts/texts-context';
import { detailText } from '../audit/details';
import { changesTexts } from './texts/changes';

type Texts = Translate<typeof import('./texts/changes/en').default>;

const KINDS = {
  settings: 'settings',
  keys: 'keys',
  connections: 'connections',
  applications: 'applications',
  features: 'features',
} as const satisfies Record<ChangeKind, string>;
const PAGE = '/superadmin/changes';

type Change = SystemChanges['items'][number];
const columnsOf = (t: Texts, labels: ChangesView['labels']): Column<Change>[] => [
  {
    label: t('change'),
    cell: ({ action, detail }) => (
      <div>
        {labels[action] ?? action}
        <div className={list.quiet} style={{ overflowWrap: 'anywhere' }}>
          {detailText(detail)}
        </div>
      </div>
    ),
  },
  { label: t('kind'), cell: ({ kind }) => t(KINDS[kind]) },
  { label: t('organization'), cell: ({ tenantName }) => tenantName ?? t('platform') },
  {
    label: t('actor'),
    cell: ({ actor: { type, name } }) => name ?? t(type === 'system' ? 'job' : 'unknownActor'),
  },
  { label: t('time'), cell: ({ at }) => <When at={at} /> },
];

/** What was changed while the processes ran. */
export function ChangesPage({ view }: { view: ChangesView }) {
  const t = useTexts(changesTexts);
  const formats = useFormats();
  const { kind, counts, items, since, instances, labels } = view;
  const started = instances
    .filter(({ standing }) => standing === 'running')
    .map(({ startedAt }) => startedAt)
    .sort()[0];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const withoutRestart = started ? items.filter(({ at }) => at >= started).length : 0;
  return (
    <>
      <PageHeader title={t('title')}>
        {t('about')} {started && t.rich('started', { when: () => <When at={started} /> })}{' '}
        {withoutRestart > 0 && t('later', { count: withoutRestart })}
      </PageHeader>
      <LinkTabs
        label={t('kinds')}
        tabs={[
          { label: t('all', { count: total }), to: PAGE, isCurrent: kind === null },
          ...counts.map((each) => ({
            label: t('kindCount', { kind: t(KINDS[each.kind]), count: each.count }),
            to: `${PAGE}?kind=${each.kind}`,
            isCurrent: kind === each.kind,
          })),
        ]}
      />
      <Section title={t('history')} about={t('historyAbout', { day: formats.date(since) })}>
        {items.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <div className={list.frame}>
            <ItemTable items={items} columns={columnsOf(t, labels)} />
          </div>
        )}
      </Section>
      <Section title={t('restart')}>
        <p>
          {t('restartAbout')}{' '}
          <Anchor component={Link} to="/superadmin/configuration">
            {t('allSettings')}
          </Anchor>
        </p>
      </Section>
    </>
  );
}

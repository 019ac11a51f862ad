import type { JobRecord, SystemJob } from '@gatehouse/contracts';
import { Alert, Anchor, Code, NativeSelect } from '@mantine/core';
import { Blank, type Column, Filters, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import type { RunsView } from '~/features/system/system-jobs.server';
import { type Translation, useFormats, useTexts } from '~/texts/texts-context';
import { type Standing, StandingBadge } from '../standing';
import { jobsTexts } from '../texts/jobs';
import { durationOf } from './schedule';

interface Props {
  base: string;
  jobs: readonly SystemJob[];
  runs: RunsView;
}

/** What ran, when, for how long, and what came of it. */
export function RunsTab({ base, jobs, runs: { items, pages, range, failure, job, state } }: Props) {
  const t = useTexts(jobsTexts);
  const isNarrowed = job !== null || state !== null;
  return (
    <>
      <Filters base={`${base}?tab=runs`} held={{ job, state }} submit={t('show')}>
        <input type="hidden" name="tab" value="runs" />
        <NativeSelect
          name="job"
          label={t('job')}
          defaultValue={job ?? ''}
          data={[
            { value: '', label: t('allShared') },
            ...jobs.filter(({ shared }) => shared).map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        <NativeSelect
          name="state"
          label={t('result')}
          defaultValue={state ?? ''}
          data={[
            { value: '', label: t('anyResult') },
            ...Object.entries(STATES).map(([value, { label }]) => ({ value, label: t(label) })),
          ]}
        />
      </Filters>
      {failure && (
        <Alert role="alert" color="red" variant="light" mb="md">
          {t.rich('runsFailed', {
            reference: failure.reference,
            again: (inner) => (
              <Anchor href="" size="sm" underline="always">
                {inner}
              </Anchor>
            ),
            code: (inner) => <Code>{inner}</Code>,
          })}
        </Alert>
      )}
      {!failure && <ListBar range={range} />}
      {!failure && (
        <div className={list.frame}>
          {items.length === 0 ? (
            <Blank title={isNarrowed ? t('noMatchingRun') : t('noRuns')}>{t('runsAbout')}</Blank>
          ) : (
            <ItemTable items={items} columns={columnsOf(t)} />
          )}
        </div>
      )}
      <Pages {...pages} />
    </>
  );
}

type English = typeof import('../texts/jobs/en').default;

const STATES: Record<
  JobRecord['state'],
  { label: 'succeeded' | 'skipped' | 'gaveUp' | 'retrying' | 'running' | 'waiting'; standing: Standing }
> = {
  done: { label: 'succeeded', standing: 'good' },
  skipped: { label: 'skipped', standing: 'good' },
  failed: { label: 'gaveUp', standing: 'wrong' },
  retrying: { label: 'retrying', standing: 'wrong' },
  running: { label: 'running', standing: 'wait' },
  waiting: { label: 'waiting', standing: 'wait' },
};

const CAUSES = {
  schedule: 'bySchedule',
  start: 'byStart',
  hand: 'byHand',
  retry: 'byRetry',
} as const satisfies Record<JobRecord['cause'], string>;

const columnsOf = (t: Translation<English>): Column<JobRecord>[] => [
  { label: t('job'), cell: ({ job }) => <OneLine text={job} /> },
  { label: t('startedBy'), cell: ({ cause }) => t(CAUSES[cause]) },
  {
    label: t('startedAt'),
    cell: ({ startedAt, createdAt }) => <When at={startedAt ?? createdAt} />,
  },
  {
    label: t('duration'),
    isNumber: true,
    cell: ({ durationMs }) => (durationMs === null ? t('notOver') : <Duration ms={durationMs} />),
  },
  {
    label: t('result'),
    cell: ({ state, failure, tries, nextTryAt }) => (
      <div>
        <StandingBadge standing={STATES[state].standing} label={t(STATES[state].label)} />
        {failure && (
          <div className={list.quiet}>
            <OneLine text={t('errorAfter', { error: failure, count: tries })} />
            {nextTryAt && <div>{t.rich('retryAt', { when: <When at={nextTryAt} /> })}</div>}
          </div>
        )}
      </div>
    ),
  },
];

function Duration({ ms }: { ms: number }) {
  return durationOf(ms, useFormats());
}

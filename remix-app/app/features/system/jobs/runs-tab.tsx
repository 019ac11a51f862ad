import type { JobRecord, SystemJob } from '@gatehouse/contracts';
import { Alert, Anchor, Code, NativeSelect } from '@mantine/core';
import { Blank, type Column, Filters, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import type { RunsView } from '~/features/system/system-jobs.server';
import { type Standing, StandingBadge } from '../standing';
import classes from './jobs.module.css';
import { durationOf } from './schedule';

interface Props {
  base: string;
  jobs: readonly SystemJob[];
  runs: RunsView;
}

/** What ran, when, for how long, and what came of it. */
export function RunsTab({ base, jobs, runs: { items, pages, failure, job, state } }: Props) {
  const isNarrowed = job !== null || state !== null;
  return (
    <>
      <Filters base={`${base}?tab=runs`} held={{ job, state }} submit="Show">
        <input type="hidden" name="tab" value="runs" />
        <NativeSelect
          name="job"
          label="Job"
          defaultValue={job ?? ''}
          data={[
            { value: '', label: 'All shared jobs' },
            ...jobs.filter(({ shared }) => shared).map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        <NativeSelect
          name="state"
          label="Result"
          defaultValue={state ?? ''}
          data={[
            { value: '', label: 'Any' },
            ...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </Filters>
      {failure && (
        <Alert role="alert" color="red" variant="light" mb="md">
          The runs could not be loaded.{' '}
          <Anchor href="" size="sm" underline="always">
            Try again
          </Anchor>{' '}
          in a moment. If it stays, name the reference <Code>{failure.reference}</Code>.
        </Alert>
      )}
      {!failure && (
        <div className={list.frame}>
          {items.length === 0 ? (
            <Blank title={isNarrowed ? 'No matching run' : 'Nothing has run yet'}>
              Runs of shared jobs are kept for a week, of those that run every few minutes for a day. What
              runs every second or two keeps its last run only.
            </Blank>
          ) : (
            <ItemTable items={items} columns={COLUMNS} />
          )}
        </div>
      )}
      <Pages {...pages} />
    </>
  );
}

const STATES: Record<JobRecord['state'], { label: string; standing: Standing }> = {
  done: { label: 'Worked', standing: 'good' },
  skipped: { label: 'Nothing to do', standing: 'good' },
  failed: { label: 'Given up', standing: 'wrong' },
  retrying: { label: 'Failed, tried again', standing: 'wrong' },
  running: { label: 'Running', standing: 'wait' },
  waiting: { label: 'Waits', standing: 'wait' },
};

const CAUSES: Record<JobRecord['cause'], string> = {
  schedule: 'Its schedule',
  start: 'Overdue at a start',
  hand: 'Somebody',
  retry: 'Somebody, once more',
};

const COLUMNS: Column<JobRecord>[] = [
  { label: 'Job', cell: ({ job }) => <span className={classes.name}>{job}</span> },
  { label: 'Begun by', cell: ({ cause }) => CAUSES[cause] },
  {
    label: 'Started',
    cell: ({ startedAt, createdAt }) => <When at={startedAt ?? createdAt} />,
  },
  { label: 'Took', cell: ({ durationMs }) => (durationMs === null ? 'Not over' : durationOf(durationMs)) },
  {
    label: 'Result',
    cell: ({ state, failure, tries, nextTryAt }) => (
      <div>
        <StandingBadge standing={STATES[state].standing} label={STATES[state].label} />
        {failure && (
          <div className={list.quiet}>
            {failure}
            {tries > 0 && `, after ${tries} more ${tries === 1 ? 'try' : 'tries'}`}
            {nextTryAt && (
              <>
                , next <When at={nextTryAt} />
              </>
            )}
          </div>
        )}
      </div>
    ),
  },
];

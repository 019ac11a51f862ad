import type { SystemJob } from '@gatehouse/contracts';
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, Filters, ItemTable, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { When } from '~/components/when';
import type { JobsView } from '~/features/system/system-jobs.server';
import { StandingBadge } from '../standing';
import { JOB_TEXTS } from './job-texts';
import classes from './jobs.module.css';
import { scheduleOf } from './schedule';
import { showsJob } from './shows-job';

/** Every job with its schedule and its last run, or those that are looked for. */
export function JobsTabPanel({ base, view }: { base: string; view: JobsView }) {
  const { jobs, search, show } = view;
  const shown = jobs
    .filter((job) => showsJob(job, search, show))
    // What failed comes first; the others stay in the order of their names.
    .sort((one, other) => Number(other.failure !== null) - Number(one.failure !== null));
  return (
    <>
      <Filters base={base} held={{ search, show }} submit="Show">
        <SearchField value={search} placeholder="Name, or what it does" />
        <NativeSelect
          name="show"
          label="Which"
          defaultValue={show ?? ''}
          data={[
            { value: '', label: 'All jobs' },
            { value: 'failing', label: 'Failed at the last run' },
            { value: 'busy', label: 'Running or waiting' },
            { value: 'shared', label: 'Shared by all processes' },
            { value: 'own', label: 'In each process' },
          ]}
        />
      </Filters>
      <div className={list.frame}>
        {shown.length === 0 ? (
          <Blank title="No matching job">Try another word, or show all jobs.</Blank>
        ) : (
          <ItemTable items={shown.map((job) => ({ ...job, id: job.name }))} columns={COLUMNS} />
        )}
      </div>
    </>
  );
}

const COLUMNS: Column<SystemJob & { id: string }>[] = [
  {
    label: 'Job',
    cell: ({ name }) => (
      <div style={{ minWidth: 0 }}>
        <span className={classes.name}>{name}</span>
        {JOB_TEXTS[name] && <div className={classes.about}>{JOB_TEXTS[name]}</div>}
      </div>
    ),
  },
  {
    label: 'Schedule',
    cell: ({ everySeconds, shared, nextAt, cron }) => (
      <div title={cron ? `${cron} (UTC)` : undefined}>
        {scheduleOf(everySeconds)}
        <div className={list.quiet}>
          {shared && nextAt ? (
            <>
              next <When at={nextAt} />
            </>
          ) : (
            'in each process'
          )}
        </div>
      </div>
    ),
  },
  { label: 'Last run', cell: ({ finishedAt }) => (finishedAt ? <When at={finishedAt} /> : 'Not yet') },
  { label: 'Result', cell: (job) => <Result job={job} /> },
  {
    label: 'Run',
    isAction: true,
    cell: ({ name }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="job" value={name} />
        <SubmitButton intent={`run ${name}`} size="xs" variant="default">
          Run now<VisuallyHidden> {name}</VisuallyHidden>
        </SubmitButton>
      </Form>
    ),
  },
];

function Result({ job: { state, failure, finishedAt, succeededAt, nextTryAt } }: { job: SystemJob }) {
  if (state === 'running') return <StandingBadge standing="wait" label="Running" />;
  if (failure) {
    return (
      <div>
        <StandingBadge standing="wrong" label={`Failed: ${failure}`} />
        <div className={list.quiet}>
          {state === 'retrying' && nextTryAt ? (
            <>
              tried again <When at={nextTryAt} />
            </>
          ) : succeededAt ? (
            <>
              worked <When at={succeededAt} />
            </>
          ) : (
            'never worked'
          )}
        </div>
      </div>
    );
  }
  if (!finishedAt) return <StandingBadge standing="wait" label="Waits" />;
  return <StandingBadge standing="good" label="Worked" />;
}

import type { SystemJob } from '@gatehouse/contracts';
import { Alert, VisuallyHidden } from '@mantine/core';
import { Form } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list';
import list from '~/components/list.module.css';
import { PageHeader } from '~/components/page-header';
import { When } from '~/components/when';
import type { JobAnswer } from '~/server/system.server';
import { SubmitButton } from '../auth/submit-button';
import { JOB_TEXTS } from './job-texts';
import { StandingBadge } from './standing';
import classes from './system.module.css';

interface Props {
  jobs: readonly SystemJob[];
  answer: JobAnswer | undefined;
}

/** What runs in the background: how often, how it went, and a way to run it now. */
export function JobsPage({ jobs, answer }: Props) {
  return (
    <>
      <PageHeader title="Task Management">
        What runs in the background. A job that fails is tried again until it works.
      </PageHeader>
      {answer && (
        <Alert
          role={answer.isGood ? 'status' : 'alert'}
          color={answer.isGood ? 'green' : 'red'}
          variant="light"
          mb="md"
        >
          {answer.message}
        </Alert>
      )}
      <div className={list.frame}>
        <ItemTable items={jobs.map((job) => ({ ...job, id: job.name }))} columns={COLUMNS} />
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
    label: 'Runs',
    cell: ({ everySeconds, shared }) => (
      <div>
        {scheduleOf(everySeconds)}
        {!shared && <div className={list.quiet}>in each process</div>}
      </div>
    ),
  },
  {
    label: 'Last run',
    cell: ({ finishedAt }) => (finishedAt ? <When at={finishedAt} /> : 'Not yet'),
  },
  {
    label: 'Result',
    cell: ({ failure, finishedAt, succeededAt }) => {
      if (!finishedAt) return <StandingBadge standing="wait" label="Waits" />;
      if (!failure) return <StandingBadge standing="good" label="Worked" />;
      return (
        <div>
          <StandingBadge standing="wrong" label={`Failed: ${failure}`} />
          <div className={list.quiet}>
            {succeededAt ? (
              <>
                worked <When at={succeededAt} />
              </>
            ) : (
              'never worked'
            )}
          </div>
        </div>
      );
    },
  },
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

const UNITS: readonly [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** "Every 10 minutes". */
export function scheduleOf(everySeconds: number): string {
  const [unit, length] = UNITS.find(
    ([, seconds]) => everySeconds >= seconds && everySeconds % seconds === 0,
  ) ?? ['second', 1];
  const count = everySeconds / length;
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}

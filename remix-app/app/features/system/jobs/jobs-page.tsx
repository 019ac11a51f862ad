import { Alert } from '@mantine/core';
import { FigureRow } from '~/components/charts/figure-row';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageHeader } from '~/components/shell/page-header';
import type { JobState, JobsTab, JobsView } from '~/features/system/system-jobs.server';
import { FailuresTab } from './failures-tab';
import classes from './jobs.module.css';
import { JobsTabPanel } from './jobs-tab';
import { RunsTab } from './runs-tab';

const BASE = '/superadmin/jobs';

interface Props {
  view: JobsView;
  answer: JobState | undefined;
}

/** What runs in the background: its schedules, how its runs went, what was given up, and a way to run it now. */
export function JobsPage({ view, answer }: Props) {
  const { tab, jobs, letters } = view;
  const open = letters.filter(({ workedSince }) => workedSince === null).length;
  const tabs: readonly [JobsTab, string][] = [
    ['jobs', 'Jobs'],
    ['runs', 'Runs'],
    ['failures', open > 0 ? `Given up (${open})` : 'Given up'],
  ];
  return (
    <>
      <PageHeader title="Task Management">
        What runs in the background. A job that fails is tried again, each time after a longer wait.
      </PageHeader>
      <div className={classes.figures}>
        <FigureRow
          figures={[
            { label: 'Jobs', value: jobs.length },
            { label: 'Running or waiting', value: jobs.filter(({ state }) => state !== 'idle').length },
            { label: 'Failed at the last run', value: jobs.filter(({ failure }) => failure !== null).length },
            { label: 'Given up', value: open },
          ]}
        />
      </div>
      <LinkTabs
        label="Parts of task management"
        tabs={tabs.map(([name, label]) => ({
          label,
          to: name === 'jobs' ? BASE : `${BASE}?tab=${name}`,
          isCurrent: tab === name,
        }))}
      />
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
      {tab === 'jobs' && <JobsTabPanel base={BASE} view={view} />}
      {tab === 'runs' && view.runs && <RunsTab base={BASE} jobs={jobs} runs={view.runs} />}
      {tab === 'failures' && <FailuresTab letters={letters} />}
    </>
  );
}

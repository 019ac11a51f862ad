import { Alert } from '@mantine/core';
import { FigureRow } from '~/components/charts/figure-row';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import type { JobState, JobsTab, JobsView } from '~/features/system/system-jobs.server';
import { useTexts } from '~/texts/texts-context';
import { jobsTexts } from '../texts/jobs';
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
  const t = useTexts(jobsTexts);
  const { tab, jobs, letters } = view;
  const open = letters.filter(({ workedSince }) => workedSince === null).length;
  const tabs: readonly [JobsTab, string][] = [
    ['jobs', t('jobs')],
    ['runs', t('runs')],
    ['failures', open > 0 ? t('deadLettersCount', { count: open }) : t('deadLetters')],
  ];
  return (
    <>
      <PageHeader title={usePageTitle()}>{t('about')}</PageHeader>
      <div className={classes.figures}>
        <FigureRow
          figures={[
            { label: t('jobs'), value: jobs.length },
            { label: t('busy'), value: jobs.filter(({ state }) => state !== 'idle').length },
            { label: t('failing'), value: jobs.filter(({ failure }) => failure !== null).length },
            { label: t('deadLetters'), value: open },
          ]}
        />
      </div>
      <LinkTabs
        label={t('tabs')}
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

import type { SystemJob } from '@gatehouse/contracts';
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, Filters, ItemTable, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { When } from '~/components/when';
import type { JobsView } from '~/features/system/system-jobs.server';
import { wholeRange } from '~/page-links';
import { type Translation, useTexts } from '~/texts/texts-context';
import { StandingBadge } from '../standing';
import { jobTexts } from '../texts/job-names';
import { jobsTexts } from '../texts/jobs';
import { jobAbout } from './job-about';
import classes from './jobs.module.css';
import { scheduleOf } from './schedule';
import { showsJob } from './shows-job';

/** Every job with its schedule and its last run, or those that are looked for. */
export function JobsTabPanel({ base, view }: { base: string; view: JobsView }) {
  const { jobs, search, show } = view;
  const t = useTexts(jobsTexts);
  const about = useTexts(jobTexts);
  const shown = jobs
    .filter((job) => showsJob(job, search, show, about))
    // What failed comes first; the others stay in the order of their names.
    .sort((one, other) => Number(other.failure !== null) - Number(one.failure !== null));
  return (
    <>
      <Filters base={base} held={{ search, show }} submit={t('show')}>
        <SearchField value={search} placeholder={t('searchPlaceholder')} />
        <NativeSelect
          name="show"
          label={t('which')}
          defaultValue={show ?? ''}
          data={[
            { value: '', label: t('allJobs') },
            { value: 'failing', label: t('failing') },
            { value: 'busy', label: t('busy') },
            { value: 'shared', label: t('shared') },
            { value: 'own', label: t('own') },
          ]}
        />
      </Filters>
      <ListBar range={wholeRange(shown)} />
      <div className={list.frame}>
        {shown.length === 0 ? (
          <Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>
        ) : (
          <ItemTable items={shown.map((job) => ({ ...job, id: job.name }))} columns={columnsOf(t)} />
        )}
      </div>
    </>
  );
}

type Texts = Translation<typeof import('../texts/jobs/en').default>;

const columnsOf = (t: Texts): Column<SystemJob & { id: string }>[] => [
  {
    label: t('job'),
    cell: ({ name }) => <Job name={name} />,
  },
  {
    label: t('schedule'),
    cell: ({ everySeconds, shared, nextAt, cron }) => (
      <div title={cron ? `${cron} (UTC)` : undefined}>
        {scheduleOf(everySeconds, t)}
        <div className={list.quiet}>
          {shared && nextAt ? t.rich('next', { when: <When at={nextAt} /> }) : t('own')}
        </div>
      </div>
    ),
  },
  { label: t('lastRun'), cell: ({ finishedAt }) => (finishedAt ? <When at={finishedAt} /> : t('notYet')) },
  { label: t('result'), cell: (job) => <Result job={job} /> },
  {
    label: t('run'),
    isAction: true,
    cell: ({ name }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="job" value={name} />
        <SubmitButton intent={`run ${name}`} size="xs" variant="default">
          {t.rich('runNow', { job: name, hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> })}
        </SubmitButton>
      </Form>
    ),
  },
];

function Job({ name }: { name: string }) {
  const about = jobAbout(name, useTexts(jobTexts));
  return (
    <div style={{ minWidth: 0 }}>
      <OneLine text={name} />
      {about && <div className={classes.about}>{about}</div>}
    </div>
  );
}

function Result({ job: { state, failure, finishedAt, succeededAt, nextTryAt } }: { job: SystemJob }) {
  const t = useTexts(jobsTexts);
  if (state === 'running') return <StandingBadge standing="wait" label={t('running')} />;
  if (failure) {
    return (
      <div>
        <StandingBadge standing="wrong" label={t('failedWith', { error: failure })} />
        <div className={list.quiet}>
          {state === 'retrying' && nextTryAt
            ? t.rich('retryAt', { when: <When at={nextTryAt} /> })
            : succeededAt
              ? t.rich('succeededAt', { when: <When at={succeededAt} /> })
              : t('neverSucceeded')}
        </div>
      </div>
    );
  }
  if (!finishedAt) return <StandingBadge standing="wait" label={t('waiting')} />;
  return <StandingBadge standing="good" label={t('succeeded')} />;
}

import {
  type DeadLetter,
  IdSchema,
  JOB_RECORD_STATES,
  JobNameSchema,
  type JobRecord,
  type SystemJob,
} from '@gatehouse/contracts';
import type { PageLinks, PageRange } from '~/page-links';
import { type Answer, orRefuse } from '~/server/api.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { COUNTED, cursorOf, pageOf, searchOf } from '~/server/paging.server';
import type { ListPlace } from '~/server/saved-views.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { systemAnswers } from './texts/answers';

export const JOBS_TABS = ['jobs', 'runs', 'failures'] as const;
export type JobsTab = (typeof JOBS_TABS)[number];

/** Which jobs a list shows. */
export const JOBS_SHOWN = ['failing', 'busy', 'shared', 'own'] as const;
export type JobsShown = (typeof JOBS_SHOWN)[number];

export interface JobsView {
  tab: JobsTab;
  /** All of them: the numbers above count them. */
  jobs: SystemJob[];
  letters: DeadLetter[];
  search: string;
  show: JobsShown | null;
  /** Only on their tab. */
  runs: RunsView | null;
}

export interface RunsView {
  items: JobRecord[];
  pages: PageLinks;
  range: PageRange | null;
  failure: { reference: string } | null;
  job: string | null;
  state: JobRecord['state'] | null;
}

/** The list whose filters can be saved; the failures have none. */
export function jobsList({ url }: Visit): ListPlace | null {
  const tab = url.searchParams.get('tab');
  if (tab === 'runs') return { list: 'job-runs', at: { tab } };
  return tab === null || tab === 'jobs' ? { list: 'jobs' } : null;
}

export async function readJobs(visit: Visit): Promise<JobsView> {
  const { searchParams } = visit.url;
  const tab = JOBS_TABS.find((it) => it === searchParams.get('tab')) ?? 'jobs';
  const [jobs, letters, runs] = await Promise.all([
    visit.api.GET('/api/v1/system/jobs'),
    visit.api.GET('/api/v1/system/jobs/dead-letters'),
    tab === 'runs' ? readRuns(visit) : null,
  ]);
  return {
    tab,
    jobs: orRefuse(jobs).items,
    letters: orRefuse(letters).items,
    search: searchOf(visit),
    show: JOBS_SHOWN.find((it) => it === searchParams.get('show')) ?? null,
    runs,
  };
}

async function readRuns(visit: Visit): Promise<RunsView> {
  const { searchParams } = visit.url;
  const job = JobNameSchema.safeParse(searchParams.get('job')).data ?? null;
  const state = JOB_RECORD_STATES.find((it) => it === searchParams.get('state')) ?? null;
  const narrowed = { ...(job && { job }), ...(state && { state }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET('/api/v1/system/jobs/runs', { params: { query } });
  return { ...pageOf(visit, answer, { tab: 'runs', ...narrowed }), job, state };
}

/** What came of a press on "Run now" or "Try again". */
export interface JobState {
  isGood: boolean;
  message: string;
}

interface Ran {
  outcome: 'done' | 'failed' | 'busy';
  failure: string | null;
}

export async function runJob(visit: Visit, form: FormData): Promise<Outcome<JobState>> {
  const name = JobNameSchema.safeParse(form.get('job'));
  const letter = IdSchema.safeParse(form.get('letter'));
  if (letter.success) {
    const path = { id: letter.data };
    const retried = await visit.api.POST('/api/v1/system/jobs/dead-letters/{id}/retry', { params: { path } });
    return toOutcome(visit, name.data ?? letter.data, retried);
  }
  if (!name.success)
    return refused({ isGood: false, message: textsOf(visit.request, systemAnswers)('noSuchJob') }, 400);
  const ran = await visit.api.POST('/api/v1/system/jobs/{name}/run', {
    params: { path: { name: name.data } },
  });
  return toOutcome(visit, name.data, ran);
}

function toOutcome({ request }: Visit, job: string, answer: Answer<Ran>): Outcome<JobState> {
  const t = textsOf(request, systemAnswers);
  if (!answer.ok) {
    const message = answer.problem.detail || t('notRun');
    return refused({ isGood: false, message }, answer.problem.status);
  }
  const { outcome, failure } = answer.value;
  const message = outcome === 'failed' ? t('failed', { job, error: failure ?? '' }) : t(outcome, { job });
  return shown({ isGood: outcome !== 'failed', message });
}

import {
  type DeadLetter,
  IdSchema,
  JOB_RECORD_STATES,
  JobNameSchema,
  type JobRecord,
  type SystemJob,
} from '@gatehouse/contracts';
import type { PageLinks } from '~/page-links';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { cursorOf, pageOf, searchOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';

export const JOBS_TABS = ['jobs', 'runs', 'failures'] as const;
export type JobsTab = (typeof JOBS_TABS)[number];

/** Which jobs a list shows. */
export const JOBS_SHOWN = ['failing', 'busy', 'shared', 'own'] as const;
export type JobsShown = (typeof JOBS_SHOWN)[number];

export interface JobsView {
  tab: JobsTab;
  /** All of them: the figures above count them. */
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
  failure: { reference: string } | null;
  job: string | null;
  state: JobRecord['state'] | null;
}

export async function readJobs(request: Request, session: SignedIn): Promise<JobsView> {
  const { searchParams } = new URL(request.url);
  const tab = JOBS_TABS.find((it) => it === searchParams.get('tab')) ?? 'jobs';
  const client = api(request, session);
  const [jobs, letters, runs] = await Promise.all([
    answerOf(request, client.GET('/api/v1/system/jobs')),
    answerOf(request, client.GET('/api/v1/system/jobs/dead-letters')),
    tab === 'runs' ? readRuns(request, session) : null,
  ]);
  return {
    tab,
    jobs: orRefuse(jobs).items,
    letters: orRefuse(letters).items,
    search: searchOf(request),
    show: JOBS_SHOWN.find((it) => it === searchParams.get('show')) ?? null,
    runs,
  };
}

async function readRuns(request: Request, session: SignedIn): Promise<RunsView> {
  const { searchParams } = new URL(request.url);
  const job = JobNameSchema.safeParse(searchParams.get('job')).data ?? null;
  const state = JOB_RECORD_STATES.find((it) => it === searchParams.get('state')) ?? null;
  const narrowed = { ...(job && { job }), ...(state && { state }) };
  const query = { ...narrowed, ...cursorOf(request) };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/system/jobs/runs', { params: { query } }),
  );
  return { ...pageOf(request, answer, { tab: 'runs', ...narrowed }), job, state };
}

/** What came of a press on "Run now" or "Try again". */
export interface JobAnswer {
  isGood: boolean;
  message: string;
  status: number;
}

interface Ran {
  outcome: 'done' | 'failed' | 'busy';
  failure: string | null;
}

export async function runJob(request: Request, session: SignedIn, form: FormData): Promise<JobAnswer> {
  const name = JobNameSchema.safeParse(form.get('job'));
  const letter = IdSchema.safeParse(form.get('letter'));
  const client = api(request, session);
  if (letter.success) {
    const path = { id: letter.data };
    const retry = client.POST('/api/v1/system/jobs/dead-letters/{id}/retry', { params: { path } });
    return toAnswer(name.data ?? 'The job', await answerOf(request, retry));
  }
  if (!name.success) return { isGood: false, message: 'There is no such job.', status: 400 };
  const run = client.POST('/api/v1/system/jobs/{name}/run', { params: { path: { name: name.data } } });
  return toAnswer(name.data, await answerOf(request, run));
}

function toAnswer(name: string, answer: Answer<Ran>): JobAnswer {
  if (!answer.ok) {
    const message = answer.problem.detail || 'The job could not be run. Please try again.';
    return { isGood: false, message, status: answer.problem.status };
  }
  const { outcome, failure } = answer.value;
  const messages = {
    done: `${name} ran, and worked.`,
    busy: `${name} is running at this moment already.`,
    failed: `${name} failed (${failure}). The log of the API says why.`,
  };
  return { isGood: outcome !== 'failed', message: messages[outcome], status: 200 };
}

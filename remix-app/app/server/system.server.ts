import { JobNameSchema, type SystemHealth, type SystemJob, type SystemSetting } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';
import { type AttentionItem, readAttention } from './sso-attention.server';

export interface HealthView {
  health: SystemHealth;
  /** Certificates that end and connections that can't be read; null where unknown. */
  attention: AttentionItem[] | null;
}

export async function readHealth(request: Request, session: SignedIn): Promise<HealthView> {
  const [health, attention] = await Promise.all([
    answerOf(request, api(request, session).GET('/api/v1/system/health')),
    readAttention(request, session),
  ]);
  return { health: orRefuse(health), attention };
}

export async function listJobs(request: Request, session: SignedIn): Promise<SystemJob[]> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/system/jobs'))).items;
}

/** What came of a press on "Run now". */
export interface JobAnswer {
  isGood: boolean;
  message: string;
  status: number;
}

export async function runJob(request: Request, session: SignedIn, form: FormData): Promise<JobAnswer> {
  const name = JobNameSchema.safeParse(form.get('job'));
  if (!name.success) return { isGood: false, message: 'There is no such job.', status: 400 };
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/system/jobs/{name}/run', { params: { path: { name: name.data } } }),
  );
  if (!answer.ok) return { isGood: false, message: answer.problem.detail, status: answer.problem.status };
  const { outcome, failure } = answer.value;
  const messages = {
    done: `${name.data} ran, and worked.`,
    busy: `${name.data} is running at this moment already.`,
    failed: `${name.data} failed (${failure}). The log of the API says why.`,
  };
  return { isGood: outcome !== 'failed', message: messages[outcome], status: 200 };
}

export async function listSettings(request: Request, session: SignedIn): Promise<SystemSetting[]> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/system/settings'))).items;
}

import type { SystemJob } from '@gatehouse/contracts';
import type { JobsShown } from '~/features/system/system-jobs.server';
import { type JobTexts, jobAbout } from './job-about';

/** Whether a job is among those that are looked for, by its name or by what it does. */
export function showsJob(job: SystemJob, search: string, show: JobsShown | null, t: JobTexts): boolean {
  const text = `${job.name} ${jobAbout(job.name, t) ?? ''}`.toLowerCase();
  return text.includes(search.toLowerCase()) && (show === null || SHOWS[show](job));
}

const SHOWS: Record<JobsShown, (job: SystemJob) => boolean> = {
  failing: ({ failure }) => failure !== null,
  busy: ({ state }) => state !== 'idle',
  shared: ({ shared }) => shared,
  own: ({ shared }) => !shared,
};

import { type Check, failed, ok, warning } from '../check.js';

/** The job "health-samples" runs every minute in a running installation. */
const SILENT_SECONDS = 5 * 60;
const PULSE = 'health-samples';

interface Row {
  readonly name: string;
  readonly secondsAgo: number;
  readonly failure: string | null;
}

/** Whether background jobs run, and whether their last runs succeeded. */
export const jobs: Check = {
  name: 'jobs',
  needs: ['database', 'migrations'],
  run: async ({ asMaintenance }) => {
    const rows = await asMaintenance<Row>(
      `select name, extract(epoch from now() - finished_at)::float8 as "secondsAgo", failure from job_runs order by name`,
    );
    const pulse = rows.find(({ name }) => name === PULSE);
    if (!pulse || pulse.secondsAgo > SILENT_SECONDS)
      return failed(
        pulse ? `No job ran for ${Math.round(pulse.secondsAgo / 60)} minutes.` : 'No job has ever run.',
        'Start an API process. If one runs, read its log ("context":"Jobs"), and check DATABASE_MAINTENANCE_URL.',
      );
    const failing = rows.filter(({ failure }) => failure !== null);
    if (failing.length > 0)
      return warning(
        `The last run failed: ${failing.map(({ name, failure }) => `${name} (${failure})`).join(', ')}.`,
        'Open Task Management (/superadmin/jobs) for the run, and the log ("context":"Jobs") for its cause.',
      );
    return ok(`${rows.length} jobs run, and their last runs succeeded.`);
  },
};

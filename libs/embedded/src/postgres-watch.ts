import type { EmbeddedPostgres } from './postgres.ts';
import { RestartPace } from './restart-pace.ts';

/** Milliseconds between two checks. */
const LOOK_MS = 25;

/** The part of the server that the watch uses. */
type Watched = Pick<EmbeddedPostgres, 'isMissing' | 'start'>;

/**
 * Restarts the server after it was killed. It is not a child process, so no event reports its death. The watch retries
 * without limit, because the cause, such as a full disk, may go away. The same failure is reported once.
 *
 * @returns a function that ends the watch, after a start in progress
 */
export function watchPostgres(server: Watched, say: (line: string) => void): () => Promise<void> {
  const pace = new RestartPace();
  let starting: Promise<void> | undefined;
  let failure: string | undefined;
  let ran = true;
  let notBefore = 0;

  const restart = async () => {
    try {
      await server.start();
      if (failure !== undefined) say('PostgreSQL is back.');
      failure = undefined;
      ran = true;
    } catch (error) {
      const { message } = error as Error;
      if (failure !== message) say(message);
      failure = message;
      notBefore = Date.now() + pace.afterFailedStart();
    }
  };
  const watch = setInterval(() => {
    if (starting || !server.isMissing()) return;
    if (ran) {
      ran = false;
      notBefore = Date.now() + pace.afterEnd();
      say('PostgreSQL ended unexpectedly; it is started again.');
    }
    if (Date.now() < notBefore) return;
    starting = restart().finally(() => {
      starting = undefined;
    });
  }, LOOK_MS);
  return async () => {
    clearInterval(watch);
    await starting;
  };
}

import type { EmbeddedPostgres } from './postgres.ts';
import { RestartPace } from './restart-pace.ts';

/** Milliseconds between two looks. */
const LOOK_MS = 25;

/** What the watch needs of a server. */
type Watched = Pick<EmbeddedPostgres, 'isMissing' | 'start'>;

/**
 * Starts the server again when it was killed: it is no child of ours, so nobody tells us of its death. It tries until
 * the server runs, because what keeps it down, such as a full disk, may pass; the same failure is told once.
 *
 * @returns ends the watch, after a start that is under way
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

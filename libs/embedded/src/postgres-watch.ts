import type { EmbeddedPostgres } from './postgres.ts';

/** Milliseconds between two looks, and between two attempts to start it while it does not stay. */
const LOOK_MS = 100;
const AGAIN_MS = 2_000;

/**
 * Starts the server again when it was killed: it is no child of ours, so nobody tells us of its death. It tries until
 * the server runs, because what keeps it down, such as a full disk, may pass; the same failure is told once.
 *
 * @returns ends the watch, after a start that is under way
 */
export function watchPostgres(server: EmbeddedPostgres, say: (line: string) => void): () => Promise<void> {
  let starting: Promise<void> | undefined;
  let failure: string | undefined;
  let notBefore = 0;

  const restart = async () => {
    if (failure === undefined) say('PostgreSQL ended unexpectedly; it is started again.');
    try {
      await server.start();
      if (failure !== undefined) say('PostgreSQL is back.');
      failure = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (failure !== message) say(message);
      failure = message;
    }
    notBefore = Date.now() + AGAIN_MS;
  };
  const watch = setInterval(() => {
    if (starting || Date.now() < notBefore || !server.isMissing()) return;
    starting = restart().finally(() => {
      starting = undefined;
    });
  }, LOOK_MS);
  return async () => {
    clearInterval(watch);
    await starting;
  };
}

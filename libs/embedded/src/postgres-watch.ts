import type { EmbeddedPostgres } from './postgres.ts';

/**
 * Starts the server again when it was killed: it is no child of ours, so nobody tells us of its death.
 *
 * @returns ends the watch, after a start that is under way
 */
export function watchPostgres(server: EmbeddedPostgres, say: (line: string) => void): () => Promise<void> {
  let starting: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (starting || !server.isMissing()) return;
    say('PostgreSQL ended unexpectedly; it is started again.');
    starting = server
      .start()
      .catch((error: Error) => say(error.message))
      .finally(() => {
        starting = undefined;
      });
  }, 500);
  return async () => {
    clearInterval(watch);
    await starting;
  };
}

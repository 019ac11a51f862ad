const open = new Set<() => Promise<void>>();

/** Aborted when the benches must end. Anything that is still starting is stopped, too. */
export const ending = new AbortController();

/**
 * Registers a stop function, so that it runs even if a bench fails with an uncaught error.
 *
 * @returns the same function, which runs at most once
 */
export function stoppable(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const once = () => {
    open.delete(once);
    stopped ??= stop();
    return stopped;
  };
  open.add(once);
  return once;
}

/** Stops everything in reverse order of start. */
export async function stopAll(): Promise<void> {
  for (const stop of [...open].reverse()) await stop().catch((error) => console.error(error));
}

/** On a signal or an uncaught error, stops everything before the process exits. */
export function endInOrder(): void {
  const end = async (why: unknown, code: number) => {
    if (why) console.error(why);
    ending.abort();
    await stopAll();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void end(null, 130));
  }
  process.once('uncaughtException', (error) => void end(error, 1));
  process.once('unhandledRejection', (error) => void end(error, 1));
}

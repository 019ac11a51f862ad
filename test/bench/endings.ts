const open = new Set<() => Promise<void>>();

/** Aborted when the benches are told to end: whatever is being started then is stopped again. */
export const ending = new AbortController();

/**
 * Remembers how something is stopped, so that it is even when a bench fails where nobody catches it.
 *
 * @returns the same, once however often it is called
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

/** The last that was started first. */
export async function stopAll(): Promise<void> {
  for (const stop of [...open].reverse()) await stop().catch((error) => console.error(error));
}

/** Signals and errors that nobody caught stop everything before the process ends. */
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

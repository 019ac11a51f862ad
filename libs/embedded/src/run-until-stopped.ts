import { surviveUnwritableOutput } from './logs.ts';
import { describeFailure } from './operator-error.ts';
import { type RunningGatehouse, type StartOptions, startGatehouse } from './supervisor.ts';

/**
 * Runs Gatehouse until SIGINT, SIGTERM, SIGHUP or the end of the parent process, and exits: with 0 after a regular
 * stop, with 1 if it could not start.
 */
export async function runUntilStopped(
  options: StartOptions,
  onReady: (gatehouse: RunningGatehouse) => unknown,
): Promise<never> {
  surviveUnwritableOutput();
  const stopping = new AbortController();
  let exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  // The bootstrap has the other end of the IPC channel, so its end means that it was killed.
  process.once('disconnect', () => stopping.abort());

  try {
    const gatehouse = await startGatehouse({
      say: (line) => console.error(line),
      signal: stopping.signal,
      demoHistory: true,
      ...options,
    });
    await onReady(gatehouse);
    await until(stopping.signal);
    await gatehouse.stop();
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(describeFailure(error));
      exitCode = 1;
    }
  }
  process.exit(exitCode);
}

function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

import { surviveUnwritableOutput } from './logs.ts';
import { describeFailure } from './operator-error.ts';
import { type RunningGatehouse, type StartOptions, startGatehouse } from './supervisor.ts';

/**
 * Starts Gatehouse, runs it until SIGINT, SIGTERM, SIGHUP or the end of the process that started us, and ends this
 * process: with 0 when it was told to, with 1 when it could not start.
 */
export async function runUntilStopped(
  options: StartOptions,
  onReady: (gatehouse: RunningGatehouse) => unknown,
): Promise<never> {
  surviveUnwritableOutput();
  const stopping = new AbortController();
  let exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  // The bootstrap holds our ipc channel: its end means that it was killed.
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

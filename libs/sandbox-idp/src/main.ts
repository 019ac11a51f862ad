import type { Socket } from 'node:net';
import { handedOverSandbox, startSandbox } from './sandbox.ts';

/** How long an unused sandbox has no connection before it is idle. */
const QUIET_MS = 1_000;

/**
 * A separate process. Its parent, if any, passes connections to it, is notified when the sandbox is idle, and ends it
 * by SIGTERM or by exiting.
 */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const port = Number(process.env.SANDBOX_PORT || 9009);
try {
  const sandbox = await (process.send ? handedOverSandbox(port) : startSandbox(port));
  const end = () => void sandbox.stop().finally(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  let served = 0;
  let open = 0;
  let quiet: NodeJS.Timeout | undefined;
  const closed = () => {
    open -= 1;
    if (open > 0 || sandbox.isUsed()) return;
    quiet = setTimeout(() => process.send?.({ served }), QUIET_MS);
  };
  process.on('message', (_, connection: Socket | undefined) => {
    served += 1;
    if (!connection) return;
    open += 1;
    clearTimeout(quiet);
    connection.once('close', closed);
    sandbox.serve(connection);
  });
  process.send?.({ ready: true });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const why = code === 'EADDRINUSE' ? `${port} is in use by another program` : message;
  process.stderr.write(`SANDBOX_PORT: ${why}.\n`);
  process.exit(1);
}

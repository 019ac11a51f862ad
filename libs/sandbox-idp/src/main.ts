import type { Socket } from 'node:net';
import { handedOverSandbox, startSandbox } from './sandbox.ts';

/** A process of its own. Its parent, if there is one, hands connections over, and ends it by SIGTERM or by being gone. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const port = Number(process.env.SANDBOX_PORT || 9009);
try {
  const sandbox = await (process.send ? handedOverSandbox(port) : startSandbox(port));
  const end = () => void sandbox.stop().finally(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  process.on('message', (_, connection: Socket | undefined) => {
    if (connection) sandbox.serve(connection);
  });
  process.send?.({ ready: true });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const why = code === 'EADDRINUSE' ? `${port} is in use by another program` : message;
  process.stderr.write(`SANDBOX_PORT: ${why}.\n`);
  process.exit(1);
}

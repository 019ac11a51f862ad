import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from './operator-error.ts';
import { waitFor } from './wait.ts';

export interface PortSetting {
  /** The setting's name, such as API_PORT. */
  setting: string;
  host: string;
  port: number;
}

/**
 * Makes sure that nobody listens there yet.
 *
 * @param patienceMs how long to wait for the processes of a killed predecessor to let go
 * @throws OperatorError naming the setting
 */
export async function checkPort({ setting, host, port }: PortSetting, patienceMs: number): Promise<void> {
  try {
    await waitFor('the port', () => isFree(host, port), patienceMs);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(explain({ setting, host, port }, code));
  }
}

function explain({ setting, host, port }: PortSetting, code: string | undefined): string {
  switch (code) {
    case undefined:
      return `${setting}: ${port} is in use by another program: end that one or set ${setting} to a free port.`;
    case 'EACCES':
      return `${setting}: ${port} is a port that only root may open: set ${setting} to one above 1023.`;
    default:
      return `${setting.replace('PORT', 'HOST')}: ${host} cannot be listened on (${code}): give an address of this machine.`;
  }
}

async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Ports of the loopback address that nobody uses at the moment, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** The first of that many ports in a row that nobody uses at the moment. */
export async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const [first = 0] = await freePorts(1);
    const others = Array.from({ length: count - 1 }, (_, index) => first + 1 + index);
    const free = await Promise.all(others.map((port) => port < 65_536 && isFree('127.0.0.1', port)));
    if (free.every(Boolean)) return first;
  }
}

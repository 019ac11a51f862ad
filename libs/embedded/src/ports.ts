import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
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
  const server = await listen(host, port);
  if (server === null) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** Null if somebody listens there. */
async function listen(host: string, port: number): Promise<Server | null> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}

/**
 * Ports of the loopback address that nobody uses at the moment, all different.
 *
 * They lie below those that the system gives to outgoing connections, and each process draws from a range that it has
 * claimed: a port that stays free for a while is taken by nobody else meanwhile.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await nextPort();
    if (await isFree('127.0.0.1', port)) ports.push(port);
  }
  return ports;
}

/** The first of that many ports in a row that nobody uses at the moment. */
export async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const ports = await freePorts(count);
    const [first = 0] = ports;
    if (ports.every((port, index) => port === first + index)) return first;
  }
}

/** Above every port that browsers refuse. */
const FIRST_PORT = 11_000;
const RANGES = 100;
const RANGE_SIZE = 200;
let range: Promise<number> | undefined;
let drawn = 0;

async function nextPort(): Promise<number> {
  range ??= claimRange();
  const first = await range;
  return first + 1 + (drawn++ % (RANGE_SIZE - 1));
}

/**
 * The first port of a range that no other process has. This process listens there as long as it lives, so that nobody
 * else draws from the range: numbers of processes alone would give two of them the same one.
 */
async function claimRange(): Promise<number> {
  for (let turn = 0; turn < RANGES; turn++) {
    const first = FIRST_PORT + ((process.pid + turn) % RANGES) * RANGE_SIZE;
    const claim = await listen('127.0.0.1', first);
    claim?.unref();
    if (claim) return first;
  }
  throw new Error('Other processes use all ranges of ports.');
}

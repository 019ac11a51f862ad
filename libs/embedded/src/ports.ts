import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { OperatorError } from './operator-error.ts';
import { waitFor } from './wait.ts';

const LAST_PORT = 65_535;

export interface PortSetting {
  /** Name of the setting, such as API_PORT. */
  setting: string;
  host: string;
  port: number;
}

/**
 * Checks that the port is free.
 *
 * @param patienceMs how long to wait for the processes of a killed predecessor to release it
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

/** The first free ports from `first` on, without those in `taken`. @throws OperatorError there are not so many */
export async function freePortsFrom(
  host: string,
  first: number,
  count: number,
  taken: readonly number[],
): Promise<number[]> {
  const ports: number[] = [];
  for (let port = first; ports.length < count; port++) {
    if (port > LAST_PORT) throw new OperatorError(`There are no ${count} free ports from ${first} on.`);
    if (!taken.includes(port) && (await isFree(host, port))) ports.push(port);
  }
  return ports;
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

/** Null if the port is in use. */
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
 * Free ports of the loopback address, all different.
 *
 * They are below those that the system assigns to outgoing connections, and each process uses a range that it has
 * claimed, so that no other process takes a port in the meantime.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await nextPort();
    if (await isFree('127.0.0.1', port)) ports.push(port);
  }
  return ports;
}

/** Above all ports that browsers block. */
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
 * The first port of a range that no other process has. This process listens on it as long as it lives, which reserves
 * the range. A range derived from the process ID could collide.
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

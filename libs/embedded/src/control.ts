import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describeFailure, OperatorError } from './operator-error.ts';

/** What a command can request from a running Gatehouse. */
export const REQUESTS = ['restart'] as const;
export type ControlRequest = (typeof REQUESTS)[number];

/** A line of the response, as JSON. The last one has `done` or `failed`. */
type Reply = { say: string } | { done: true } | { failed: string };

const socketOf = (dataDir: string) => join(dataDir, 'control.sock');

/**
 * Serves the requests of commands on a Unix socket in the data directory, which only the owner of the process can open.
 *
 * @returns a function that closes it
 * @throws if the path is longer than a socket may have (108 bytes; source: unix(7))
 */
export async function serveControl(
  dataDir: string,
  handle: (request: ControlRequest, say: (line: string) => void) => Promise<void>,
): Promise<() => void> {
  const path = socketOf(dataDir);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)).on('error', () => undefined));
    void respond(socket, handle);
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}

async function respond(
  socket: Socket,
  handle: (request: ControlRequest, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  const reply = (line: Reply) => socket.write(`${JSON.stringify(line)}\n`);
  for await (const line of createInterface(socket)) {
    const request = REQUESTS.find((known) => known === line);
    try {
      if (!request) throw new OperatorError('This Gatehouse has another version: restart it with npm start.');
      await handle(request, (say) => reply({ say }));
      reply({ done: true });
    } catch (error) {
      reply({ failed: describeFailure(error) });
    }
    return void socket.end();
  }
}

/**
 * Makes a request of the Gatehouse that runs with this data directory, and waits until it is done.
 *
 * @throws OperatorError none runs, or it failed, or it ended in the meantime
 */
export async function requestControl(
  dataDir: string,
  request: ControlRequest,
  say: (line: string) => void,
): Promise<void> {
  const socket = connect(socketOf(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    throw new OperatorError(`No Gatehouse runs with the data directory ${dataDir}: start it with npm start.`);
  }
  socket.on('error', () => undefined);
  socket.write(`${request}\n`);
  for await (const line of createInterface(socket)) {
    const reply = JSON.parse(line) as Reply;
    if ('done' in reply) return;
    if ('failed' in reply) throw new OperatorError(reply.failed);
    say(reply.say);
  }
  throw new OperatorError('Gatehouse ended before it was done.');
}

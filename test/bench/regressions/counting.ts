/**
 * Read by Node before the product (`--import`): counts what the process calls and how often it asks PostgreSQL. Whoever
 * connects to the socket `<GATEHOUSE_COUNTS>/<pid>` gets the counts since the last time.
 */
import { Session } from 'node:inspector';
import { createServer, Socket } from 'node:net';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { Trips } from './trips.ts';

/** Counted since the last time. */
export interface ProcessCounts {
  /** Calls of JavaScript functions, those of Node itself left out. */
  readonly calls: number;
  readonly trips: number;
}

const directory = process.env.GATEHOUSE_COUNTS;
const connections: Trips[] = [];
const session = new Session();
const own = new URL('.', import.meta.url).href;

// The apps alone, which have a supervisor to talk to.
if (directory && isMainThread && process.send) {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  watchConnections();
  createServer((socket) => takeCounts((counts) => socket.end(JSON.stringify(counts))))
    .listen(join(directory, String(process.pid)))
    .unref();
}

function takeCounts(done: (counts: ProcessCounts) => void): void {
  session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error;
    const scripts = taken.result.filter(({ url }) => !url.startsWith('node:') && !url.startsWith(own));
    const calls = scripts
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    const trips = connections.reduce((sum, { count }) => sum + count, 0);
    for (const connection of connections) connection.count = 0;
    done({ calls, trips });
  });
}

/** By the socket, since the driver is part of one bundled file. */
function watchConnections(): void {
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function watched(this: Socket, ...given: unknown[]) {
    const connecting = Reflect.apply(connect, this, given);
    // Not before: `connect` puts the original `write` back. The driver gives a path, and an HTTP agent gives options.
    if (typeof given[0] === 'string' && given[0].includes('.s.PGSQL.')) watch(this);
    return connecting;
  };
}

function watch(socket: Socket): void {
  const trips = new Trips();
  connections.push(trips);
  const { write, emit } = socket;
  socket.write = (...given: unknown[]) => {
    trips.sent(Buffer.from(given[0] as Uint8Array));
    return Reflect.apply(write, socket, given);
  };
  socket.emit = (...given: unknown[]) => {
    if (given[0] === 'data') trips.received(given[1] as Buffer);
    return Reflect.apply(emit, socket, given);
  };
}

/**
 * Node loads this before the product (`--import`). It counts the process's function calls and its trips to PostgreSQL.
 * A client that connects to the socket `<GATEHOUSE_COUNTS>/<pid>` gets the counts since the last read.
 */
import { Session } from 'node:inspector';
import { createServer, Socket } from 'node:net';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { Trips } from './trips.ts';

/** Counts since the last read. */
export interface ProcessCounts {
  /** Calls of JavaScript functions, without those of Node. */
  readonly calls: number;
  readonly trips: number;
}

const directory = process.env.GATEHOUSE_COUNTS;
const connections: Trips[] = [];
const session = new Session();
const own = new URL('.', import.meta.url).href;

// Only the apps, which have a supervisor to send messages to.
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

/** Watches the socket, because the driver is part of a bundled file. */
function watchConnections(): void {
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function watched(this: Socket, ...given: unknown[]) {
    const connecting = Reflect.apply(connect, this, given);
    // Not earlier: `connect` restores the original `write`. The driver passes a path, an HTTP agent passes options.
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

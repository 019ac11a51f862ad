import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Child } from './child.ts';

/** A message of the child: the number of received connections, when it is idle and has no state to lose. */
interface Idle {
  served?: number;
}

/**
 * Starts a child at the first connection to its port, and ends it when it reports idleness. Connections wait in the
 * meantime and are then passed to it.
 */
export class OnDemand {
  readonly #child: Child;
  readonly #report: (line: string) => void;
  readonly #server: Server;
  #started: Promise<void> | undefined;
  #ended: Promise<void> | undefined;
  /** Number of connections passed to the running process. */
  #served = 0;

  constructor(child: Child, report: (line: string) => void) {
    this.#child = child;
    child.onMessage = (message) => this.#hear(message as Idle & { ready?: boolean });
    this.#report = report;
    // The child reads the data from the first byte on.
    this.#server = createServer({ pauseOnConnect: true }, (socket) => void this.#handOver(socket));
  }

  /** Listens on loopback. */
  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.close();
    await this.#child.stop();
  }

  #hear({ ready, served }: Idle & { ready?: boolean }): void {
    if (ready) this.#served = 0;
    // A connection passed in the meantime needs it.
    if (ready || !this.#started || served !== this.#served) return;
    this.#started = undefined;
    this.#ended = this.#child.stop();
  }

  /** The next connection retries a failed start. */
  async #handOver(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      await this.#ended;
      this.#started ??= this.#child.start();
      await this.#started;
      this.#served += 1;
      this.#child.handOver(socket);
    } catch (error) {
      this.#started = undefined;
      socket.destroy();
      this.#report((error as Error).message);
    }
  }
}

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Child } from './child.ts';

/** What the child may say: how many connections it was handed, when nobody needs it and it would forget nothing. */
interface Idle {
  served?: number;
}

/**
 * Starts a child when somebody connects to its port, and ends it when it says that it is idle. The connections wait
 * meanwhile, and are handed over.
 */
export class OnDemand {
  readonly #child: Child;
  readonly #report: (line: string) => void;
  readonly #server: Server;
  #started: Promise<void> | undefined;
  #ended: Promise<void> | undefined;
  /** Connections that the running process was handed. */
  #served = 0;

  constructor(child: Child, report: (line: string) => void) {
    this.#child = child;
    child.onMessage = (message) => this.#hear(message as Idle & { ready?: boolean });
    this.#report = report;
    // The child reads what was sent, from the first byte on.
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
    // One that was handed over since then needs it.
    if (ready || !this.#started || served !== this.#served) return;
    this.#started = undefined;
    this.#ended = this.#child.stop();
  }

  /** A child that does not start is tried again by the next connection. */
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

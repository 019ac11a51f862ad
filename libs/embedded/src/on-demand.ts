import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Child } from './child.ts';

/** Starts a child when somebody first connects to its port. The connections wait meanwhile, and are handed over. */
export class OnDemand {
  readonly #child: Child;
  readonly #report: (line: string) => void;
  readonly #server: Server;
  #started: Promise<void> | undefined;

  constructor(child: Child, report: (line: string) => void) {
    this.#child = child;
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

  /** A child that does not start is tried again by the next connection. */
  async #handOver(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      this.#started ??= this.#child.start();
      await this.#started;
      this.#child.handOver(socket);
    } catch (error) {
      this.#started = undefined;
      socket.destroy();
      this.#report((error as Error).message);
    }
  }
}

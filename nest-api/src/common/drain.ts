import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** The end of the process, as far as its requests are concerned. */
@Injectable()
export class Drain {
  private readonly releases = new Set<() => void>();
  private isBegun = false;

  /** Whether the process was asked to end: new requests should go to others. */
  get hasBegun(): boolean {
    return this.isBegun;
  }

  /** @param release responds to the requests that wait for something */
  watch(release: () => void): void {
    this.releases.add(release);
  }

  /**
   * First, the process stops being ready, and responds for a while until the load balancers have noticed. Then it
   * accepts no more connections, and finishes its requests. What they need must be stopped after that.
   *
   * @param noticeMs how long load balancers take to notice, in milliseconds
   */
  async end(server: Server, noticeMs: number): Promise<void> {
    this.isBegun = true;
    await delay(noticeMs);
    for (const release of this.releases) release();
    await new Promise((resolve) => server.close(resolve));
  }
}

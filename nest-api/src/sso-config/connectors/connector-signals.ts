import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Drain } from '../../common/drain.js';
import { Changes } from '../../database/changes.js';

/** Says of which tasks. The trigger function of `Changes` has the same form. */
export const TASKS = 'connector_tasks';
/** A notification may be lost with the connection that listens. */
const LOOK_AGAIN_MS = 2_000;

/** Wakes whoever waits for a task or an answer, in whatever process it was written. */
@Injectable()
export class ConnectorSignals implements OnModuleDestroy {
  private readonly waiting = new Map<string, Set<() => void>>();
  private isStopped = false;

  constructor(changes: Changes, drain: Drain) {
    changes.watch((change) => this.wake(change));
    drain.watch(() => this.stop());
  }

  /**
   * Looks until there is something, or the time is over.
   *
   * @param id of a connection that a task is for, or of a task that has an answer
   * @param look null: nothing yet
   */
  async until<T>(
    id: string,
    ms: number,
    look: () => Promise<T | null>,
    stopping?: AbortSignal,
  ): Promise<T | null> {
    const end = performance.now() + ms;
    for (;;) {
      // Before the look, so that nothing is missed in between.
      const signal = this.next(`${TASKS}:${id}`, stopping);
      try {
        const found = await look();
        const left = end - performance.now();
        if (found !== null || left <= 0 || this.isStopped || stopping?.aborted) return found;
        await signal.within(Math.min(left, LOOK_AGAIN_MS));
      } finally {
        signal.cancel();
      }
    }
  }

  onModuleDestroy(): void {
    this.stop();
  }

  private stop(): void {
    this.isStopped = true;
    for (const key of this.waiting.keys()) this.wake(key);
  }

  private next(key: string, stopping: AbortSignal | undefined) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wakers = this.waiting.get(key) ?? new Set();
    this.waiting.set(key, wakers.add(resolve));
    stopping?.addEventListener('abort', resolve as () => void, { once: true });
    let timer: NodeJS.Timeout | undefined;
    return {
      within: (ms: number) => {
        timer = setTimeout(resolve, ms);
        return promise;
      },
      cancel: () => {
        clearTimeout(timer);
        stopping?.removeEventListener('abort', resolve as () => void);
        wakers.delete(resolve);
        if (wakers.size === 0 && this.waiting.get(key) === wakers) this.waiting.delete(key);
      },
    };
  }

  private wake(key: string): void {
    for (const resolve of this.waiting.get(key) ?? []) resolve();
  }
}

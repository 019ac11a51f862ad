import autocannon from 'autocannon';
import { cpuByName, cpuEach, type Roots } from './processes.ts';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests?: autocannon.Request[];
  readonly headers?: Record<string, string>;
  /** Processes whose CPU time is counted. Default: none. */
  readonly roots?: Roots;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time of each server process per request, in milliseconds. */
  readonly cpu: Readonly<Record<string, number>>;
}

/** Responses other than 2xx: status and start of the body, grouped and counted. */
class Refusals {
  private readonly seen = new Map<string, number>();

  note(status: number, body: string): void {
    const text = `${status} ${body.slice(0, 300)}`;
    this.seen.set(text, (this.seen.get(text) ?? 0) + 1);
  }

  toString(): string {
    return [...this.seen].map(([text, times]) => `${times} × ${text}`).join('\n');
  }
}

/** Sends requests as fast as responses arrive. @throws Error naming each response that was not 2xx */
export async function measure(load: Load): Promise<Measured> {
  const options = {
    url: load.url,
    connections: load.connections,
    ...(load.headers && { headers: load.headers }),
  };
  await autocannon({ ...options, duration: 2, ...(load.requests && { requests: load.requests }) });
  const refusals = new Refusals();
  const requests = (load.requests ?? [{}]).map((request) => ({
    ...request,
    onResponse: (status: number, body: string) => {
      if (status < 200 || status > 299) refusals.note(status, body);
    },
  }));
  const before = cpuByName(load.roots ?? {});
  const result = await autocannon({ ...options, duration: load.seconds, requests });
  const cpu = cpuEach(before, cpuByName(load.roots ?? {}), result.requests.total);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${load.url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed\n${refusals}`,
    );
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99, cpu };
}

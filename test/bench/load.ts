import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests?: autocannon.Request[];
  readonly headers?: Record<string, string>;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Asks as fast as answers come. @throws Error an answer was not 2xx */
export async function measure(load: Load): Promise<Measured> {
  const options = {
    url: load.url,
    connections: load.connections,
    ...(load.headers && { headers: load.headers }),
  };
  await autocannon({ ...options, duration: 2, ...(load.requests && { requests: load.requests }) });
  const result = await autocannon({
    ...options,
    duration: load.seconds,
    ...(load.requests && { requests: load.requests }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

import { BATCH } from '@gatehouse/contracts';
import { settings } from './settings.server';

/** The API's response to one read; `body` is parsed. */
export interface ReadAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

interface Read {
  path: string;
  answer: PromiseWithResolvers<ReadAnswer>;
}

/** Reads that wait for the end of this turn of the event loop, by their headers. */
const waiting = new Map<string, Read[]>();

/**
 * Reads `path` of the API together with the current reads of the page's other loaders, in one call.
 *
 * Only reads with equal headers share a call: the same session from the same browser and address.
 *
 * @param timeoutMs of the call that the read starts
 */
export function readTogether(path: string, headers: Headers, timeoutMs: number): Promise<ReadAnswer> {
  const sender = JSON.stringify([...headers]);
  let reads = waiting.get(sender);
  if (!reads || reads.length === BATCH.reads) {
    const begun: Read[] = [];
    waiting.set(sender, begun);
    setImmediate(() => {
      if (waiting.get(sender) === begun) waiting.delete(sender);
      void send(begun, headers, AbortSignal.timeout(timeoutMs));
    });
    reads = begun;
  }
  const same = reads.find((read) => read.path === path);
  if (same) return same.answer.promise;
  const answer = Promise.withResolvers<ReadAnswer>();
  reads.push({ path, answer });
  return answer.promise;
}

async function send(reads: Read[], headers: Headers, signal: AbortSignal): Promise<void> {
  try {
    const [only] = reads;
    if (only && reads.length === 1) only.answer.resolve(await readAlone(only.path, headers, signal));
    else await readAll(reads, headers, signal);
  } catch (error) {
    // Reads that already have a response keep it.
    for (const { answer } of reads) answer.reject(error);
  }
}

async function readAlone(path: string, headers: Headers, signal: AbortSignal): Promise<ReadAnswer> {
  const response = await fetch(`${settings.apiUrl}${path}`, { headers, redirect: 'manual', signal });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function readAll(reads: readonly Read[], headers: Headers, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${settings.apiUrl}/api/v1/batch`, {
    method: 'POST',
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
    body: JSON.stringify({ paths: reads.map(({ path }) => path) }),
    redirect: 'manual',
    signal,
  });
  if (!response.ok || !response.body) {
    const refused = { status: response.status, body: await response.json(), headers: response.headers };
    for (const { answer } of reads) answer.resolve(refused);
    return;
  }
  let missing = reads.length;
  for await (const line of linesOf(response.body)) {
    // Each response is a line; the enclosing object is the first and the last line.
    const [, json] = /^,?(\{"index":.*)$/.exec(line) ?? [];
    if (json === undefined) continue;
    const { index, status, body } = JSON.parse(json) as {
      index: number;
      status: number;
      body: unknown;
    };
    reads[index]?.answer.resolve({ status, body, headers: response.headers });
    missing--;
  }
  if (missing > 0) throw new Error('The API broke off a batch');
}

/** The lines of a stream as they arrive. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

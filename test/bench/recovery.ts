import type { RunningGatehouse } from '@gatehouse/embedded';
import { figure, postmasterOf, withProduct } from './product.ts';

const TIMES = 5;
const LIMIT_MS = 120_000;

/** Measures the time from `kill -9` to the first response through the gateway, five times, and of an orderly stop. */
export async function recovery(): Promise<void> {
  await withProduct(async (product) => {
    const [api, web] = ['/api/v1/auth/login', '/login'];
    await measure('API', product, () => product.apis[0]?.pid, api);
    await measure('web app', product, () => product.webs[0]?.pid, web);
    await measure('PostgreSQL', product, () => postmasterOf(product.database.embedded?.cluster ?? ''), api);
    const begun = performance.now();
    await product.stop();
    figure('everything stopped in order', seconds(performance.now() - begun));
  });
}

async function measure(
  name: string,
  { url }: RunningGatehouse,
  pid: () => number | undefined,
  path: string,
): Promise<void> {
  const took: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    await untilAnswered(`${url}${path}`);
    const victim = pid();
    if (victim === undefined) throw new Error(`the ${name} has no process`);
    const begun = performance.now();
    process.kill(victim, 'SIGKILL');
    await untilReplaced(pid, victim, `${url}${path}`, begun);
    await untilAnswered(`${url}${path}`);
    took.push(performance.now() - begun);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const remark = `longest ${seconds(sorted.at(-1) ?? 0)}; in turn ${took.map(seconds).join(', ')}`;
  figure(`${name} killed`, seconds(sorted.at(TIMES >> 1) ?? 0), remark);
}

/** The killed process's open requests may still get a response. Waiting requests get one from the next process. */
async function untilReplaced(
  pid: () => number | undefined,
  victim: number,
  url: string,
  begun: number,
): Promise<void> {
  while (pid() === victim && performance.now() - begun < LIMIT_MS) await answers(url);
}

async function untilAnswered(url: string): Promise<void> {
  const begun = performance.now();
  while (!(await answers(url))) {
    if (performance.now() - begun > LIMIT_MS) throw new Error(`${url} did not answer again`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Signs in to an unknown account, because a sign-in without a body does not query the database. */
async function answers(url: string): Promise<boolean> {
  const asks = url.includes('/api/')
    ? { method: 'POST', body: '{"email":"nobody@example.test","password":"x"}' }
    : { method: 'GET' };
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { ...asks, headers }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status < 500;
    },
    () => false,
  );
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

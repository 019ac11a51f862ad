import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { figure } from '../product.ts';
import type { Site } from './sites.ts';

/** The list of tenants as a file through the gateway: time to first byte, duration and memory. */
export async function exports(site: Site): Promise<void> {
  const { product, bearer, tenants } = site;
  const pids = { API: product.apis[0]?.pid ?? 0, web: product.webs[0]?.pid ?? 0 };
  const before = { API: pss(pids.API), web: pss(pids.web) };
  const most = { ...before };
  const watch = setInterval(() => {
    most.API = Math.max(most.API, pss(pids.API));
    most.web = Math.max(most.web, pss(pids.web));
  }, 500);
  const began = performance.now();
  try {
    const response = await fetch(`${product.url}/superadmin/tenants.csv`, {
      headers: { cookie: `gatehouse_session=${bearer}` },
      redirect: 'manual',
    });
    if (response.status !== 200 || !response.body) throw new Error(`the export answered ${response.status}`);
    let [first, bytes, lines] = [0, 0, 0];
    for await (const chunk of Readable.fromWeb(response.body as never) as AsyncIterable<Uint8Array>) {
      first ||= performance.now() - began;
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
    }
    const took = (performance.now() - began) / 1_000;
    const grown = (name: 'API' | 'web') => `${name} ${mebibytes(before[name])} to ${mebibytes(most[name])}`;
    figure(
      `the file of ${tenants} tenants`,
      `${took.toFixed(1)} s`,
      `begins after ${first.toFixed(0)} ms; ${lines - 1} lines, ${Math.round(bytes / 1024)} KiB; ${grown('API')}, ${grown('web')}`,
    );
  } finally {
    clearInterval(watch);
  }
}

/** In kilobytes. */
function pss(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
}

const mebibytes = (kilobytes: number) => `${Math.round(kilobytes / 1024)} MiB`;

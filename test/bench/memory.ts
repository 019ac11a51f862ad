import { readdirSync, readFileSync } from 'node:fs';
import { figure, withProduct } from './product.ts';

/** Proportional set size of each process ten seconds after the start: shared pages are counted once. */
export async function memory(): Promise<void> {
  await withProduct(async ({ api, web, settings }) => {
    await fetch(`http://127.0.0.1:${settings.port}/`);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    figure('supervisor and gateway', mebibytes(pss(process.pid)));
    figure('API', mebibytes(pss(api.pid ?? 0)));
    figure('web', mebibytes(pss(web.pid ?? 0)));
    figure('PostgreSQL, all its processes', mebibytes(sumOf('postgres')));
  });
}

/** Kilobytes. */
function pss(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
}

function sumOf(name: string): number {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && nameOf(entry) === name)
    .reduce((sum, entry) => sum + pss(Number(entry)), 0);
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

const mebibytes = (kilobytes: number): string => `${Math.round(kilobytes / 1024)} MiB`;

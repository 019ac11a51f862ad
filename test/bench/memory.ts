import { readdirSync, readFileSync } from 'node:fs';
import { figure, withProduct } from './product.ts';

/** Proportional set size of each process ten seconds after the start: shared pages are counted once. */
export async function memory(): Promise<void> {
  await withProduct(async ({ apis, web, settings }) => {
    await fetch(`http://127.0.0.1:${settings.port}/`);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    figure('supervisor and gateway', mebibytes(pss(process.pid)));
    figure('API', mebibytes(pss(apis[0]?.pid ?? 0)));
    figure('web', mebibytes(pss(web.pid ?? 0)));
    figure('PostgreSQL, all its processes', mebibytes(ofServer(settings.dataDir)));
  });
}

/** Kilobytes. */
function pss(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
}

/** The server whose cluster is below `dataDir`, and its children; others may run beside it. */
function ofServer(dataDir: string): number {
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const postmaster = processes.find(
    (pid) => read(pid, 'comm') === 'postgres' && read(pid, 'cmdline').includes(dataDir),
  );
  const own = processes.filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
  return own.reduce((sum, pid) => sum + pss(Number(pid)), 0);
}

function parentOf(pid: string): string | undefined {
  return read(pid, 'stat').split(') ')[1]?.split(' ')[1];
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
  } catch {
    return '';
  }
}

const mebibytes = (kilobytes: number): string => `${Math.round(kilobytes / 1024)} MiB`;

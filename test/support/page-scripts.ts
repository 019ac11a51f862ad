import type { Page } from 'playwright-core';

/** Script files of a page, and their size in bytes as transferred. */
export interface Scripts {
  readonly files: number;
  readonly bytes: number;
}

/** The scripts that a page may load, in files and bytes. */
export const SCRIPT_BUDGET = {
  console: { files: 10, bytes: 180_000 },
  /** Pages that are not hydrated. */
  public: { files: 10, bytes: 60_000 },
} satisfies Record<string, Scripts>;

/** Sizes by path, so that each file is requested once. */
const known = new Map<string, Promise<number>>();

/** The scripts that a document references, as a browser receives them. */
export async function scriptsOf(html: string, origin: string): Promise<Scripts> {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = new Set(tags.flatMap((tag) => /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(tag)?.[1] ?? []));
  const sizes = await Promise.all([...paths].map((path) => bytesOf(`${origin}${path}`)));
  return { files: paths.size, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function bytesOf(url: string): Promise<number> {
  const size = known.get(url) ?? askFor(url);
  known.set(url, size);
  return size;
}

async function askFor(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const length = response.headers.get('content-length');
  if (!response.ok || !length) throw new Error(`${url} answers ${response.status} without a length`);
  return Number(length);
}

/** The scripts that the open page has loaded so far. */
export function loadedScripts(page: Page): Promise<Scripts> {
  return page.evaluate(() => {
    // A preloaded file also has an entry for its use.
    const scripts = new Map(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    );
    return { files: scripts.size, bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) };
  });
}

/** The cumulative layout shift of the open page so far. Source: web-vitals, CLS; without its session windows. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift, the observer is not called.
        setTimeout(() => resolve(0), 100);
      }),
  );
}

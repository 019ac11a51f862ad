/**
 * Node loads this before the product (`--import`). It lets the bench switch the cost meter of the API off and on, and have
 * it write what it counted. So one process serves both sides of the bench. The product has no such options.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The port on which the API listens to the bench. */
export const METER_PORT = 'BENCH_METER_PORT';

/** Processor time of the API so far, in microseconds: of the thread that runs JavaScript, and of all others. */
export interface Used {
  readonly main: number;
  readonly pool: number;
}

const BUNDLE = '/nest-api/dist/gatehouse.js';
/** How the bundle begins to count a request. */
const BEGIN =
  /asRequest\((\w+)\)\{let (\w+)=new Work;return (\w+)\.run\(\{reference:(\w+)\(\),work:\2\},\1,\2\)\}/;
/** The code with which the bundle names a class. The class can be captured there. */
const nameOf = (name: string) => `static{__Name(this,"${name}")`;

interface Patched {
  readonly prototype: Record<string, (...given: never[]) => unknown>;
}
interface Writer {
  flush(): Promise<void>;
}
type Counted = Readonly<
  Record<'tenantId' | 'statements' | 'lookups' | 'hashes' | 'signIns' | 'signatures' | 'isOfLibrary', unknown>
>;

let writer: Writer | undefined;
/** What the meter estimated from, by organization. */
const features: Record<string, Record<string, number>> = {};

const PATCHES: Readonly<Record<string, (patched: Patched) => void>> = {
  CostMeter: ({ prototype }) => {
    const request = prototype.request as (this: unknown, ...given: unknown[]) => void;
    prototype.request = function (this: unknown, work: Counted | undefined, ...rest: unknown[]) {
      if (!work) return;
      if ((globalThis as { benchNotes?: boolean }).benchNotes)
        note(work, rest[1] as { tenantId?: string; bytes: number });
      request.call(this, work, ...rest);
    } as never;
  },
  CostWriter: ({ prototype }) => {
    const start = prototype.onApplicationBootstrap as (this: Writer) => void;
    prototype.onApplicationBootstrap = function (this: Writer) {
      writer = this;
      start.call(this);
    } as never;
  },
};

function note(work: Counted, { tenantId, bytes }: { tenantId?: string; bytes: number }): void {
  const owner = String(tenantId ?? work.tenantId);
  const sums = features[owner] ?? {};
  features[owner] = sums;
  const add = (name: string, amount: number) => {
    sums[name] = (sums[name] ?? 0) + amount;
  };
  add('requests', 1);
  add('bytes', bytes);
  for (const name of ['statements', 'lookups', 'hashes', 'signIns', 'signatures', 'isOfLibrary'] as const)
    add(name, Number(work[name]));
}

const shared = globalThis as { benchTakes?: unknown; benchMeters?: boolean; benchNotes?: boolean };
shared.benchTakes = (name: string, patched: Patched) => PATCHES[name]?.(patched);
shared.benchMeters = true;

function switchTo(isOn: boolean): void {
  shared.benchMeters = isOn;
}

const COMMANDS: Readonly<Record<string, () => unknown>> = {
  '/on': () => switchTo(true),
  '/off': () => switchTo(false),
  '/notes': () => {
    shared.benchNotes = true;
    for (const name of Object.keys(features)) delete features[name];
  },
  '/features': () => features,
  '/write': () => writer?.flush(),
  '/used': (): Used => {
    const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
    const main = sum(process.threadCpuUsage());
    return { main, pool: sum(process.cpuUsage()) - main };
  },
};

function listen(): void {
  createServer(async (request, response) => {
    const answer = (await COMMANDS[request.url ?? '']?.()) ?? null;
    response.end(JSON.stringify(answer));
  })
    .listen(Number(process.env[METER_PORT]), '127.0.0.1')
    .unref();
}

registerHooks({
  load(url, context, next) {
    if (!url.endsWith(BUNDLE)) return next(url, context);
    let source = readFileSync(fileURLToPath(url), 'utf8');
    for (const name of Object.keys(PATCHES)) {
      const place = nameOf(name);
      if (source.split(place).length !== 2)
        throw new Error(`the bundle has no class ${name} to measure without`);
      source = source.replace(place, () => `${place};globalThis.benchTakes("${name}",this)`);
    }
    if (!BEGIN.test(source)) throw new Error('the bundle does not count requests as the bench expects');
    source = source.replace(
      BEGIN,
      (_, work, counted, requests, reference) =>
        `asRequest(${work}){let ${counted}=globalThis.benchMeters?new Work:void 0;return ${requests}.run({reference:${reference}(),work:${counted}},${work},${counted})}`,
    );
    listen();
    return { format: 'module', source, shortCircuit: true };
  },
});

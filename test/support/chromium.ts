import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, withLock } from '@gatehouse/embedded';
import unpacker from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * Omits the package's own arguments: its `--single-process` ends the browser at the first pop-up. One process for all
 * pages and lazy compilation save a tenth of the processor time.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--js-flags=--max-lazy',
];

/** A real, headless Chromium: the one at `CHROMIUM_PATH`, or else the one from the npm packages. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, env, args: [...ARGUMENTS, ...more], headless: true });
}

interface Program {
  executablePath: string;
  env: Record<string, string>;
}

async function findChromium(): Promise<Program> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: ${given} does not exist`);
    return { executablePath: given, env: ownEnvironment() };
  }
  const home = await unpack();
  const program = { executablePath: join(home, 'chromium'), env: ownEnvironment() };
  return (await starts(program)) ? program : withLibraries(program, home);
}

/** Uses the package's own libraries on a machine without libnss3 and fonts. */
function withLibraries({ executablePath, env }: Program, home: string): Program {
  const libraries = [join(home, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath,
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(home, 'fonts') },
  };
}

function starts({ executablePath, env }: Program): Promise<boolean> {
  return promisify(execFile)(executablePath, ['--version'], { env }).then(
    () => true,
    () => false,
  );
}

/** Unpacks into `.cache`, once for all test runs. The folder gets its final name once it is complete. */
async function unpack(): Promise<string> {
  const home = join(ROOT, '.cache', 'chromium');
  if (existsSync(home)) return home;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  await withLock(`${home}.lock`, async () => {
    if (existsSync(home)) return;
    const unfinished = `${home}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished);
    await withEnvironment(
      // The package unpacks into the temporary directory. It unpacks its libraries only if it detects a cloud.
      { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      () => unpacker.executablePath(),
    );
    renameSync(unfinished, home);
  });
  return home;
}

async function withEnvironment<T>(change: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(change).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, change);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

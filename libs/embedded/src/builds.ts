import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.ts';
import { OperatorError } from './operator-error.ts';
import { ROOT, withBinaries } from './repository.ts';
import { runShell } from './shell.ts';
import { announceIfSlow } from './steps.ts';

/** Inputs and output of an app's build; paths are relative to the repository's root. */
interface Build {
  title: string;
  workspace: string;
  inputs: string[];
  output: string;
}

const BUILDS = {
  api: {
    title: 'API',
    workspace: 'nest-api',
    inputs: [
      'package-lock.json',
      'nest-api/{package.json,.swcrc,bundle.ts,src/**}',
      'libs/{bundler,connector,contracts,ldap,network-origin,scim,sign-in-risk,texts}/{package.json,src/**}',
    ],
    output: 'nest-api/dist/main.js',
  },
  web: {
    title: 'web app',
    workspace: 'remix-app',
    inputs: [
      'package-lock.json',
      'remix-app/*.{json,ts,js,cjs,mjs}',
      'remix-app/{app,public}/**',
      'remix-app/server/**',
      'libs/{bundler,contracts,api-client,texts}/{package.json,src/**}',
    ],
    output: 'remix-app/dist/serve.js',
  },
} satisfies Record<string, Build>;

export type AppName = keyof typeof BUILDS;

/**
 * Builds the app unless its sources are unchanged since the last build. Two concurrent processes build it once.
 *
 * @param say called with the current step if it takes longer
 * @throws OperatorError the build failed; contains the compiler's output
 */
export async function ensureBuilt(
  name: AppName,
  say: (line: string) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const build: Build = BUILDS[name];
  if (isFresh(name, build)) return;
  mkdirSync(cacheDir(), { recursive: true });
  await withLock(join(cacheDir(), `${name}.lock`), async () => {
    if (isFresh(name, build)) return;
    const digest = digestOf(build.inputs);
    await announceIfSlow(say, `Building the ${build.title} …`, () => compile(build, signal));
    writeFileSync(stampOf(name), digest);
  });
}

function isFresh(name: AppName, build: Build): boolean {
  if (!existsSync(join(ROOT, build.output)) || !existsSync(stampOf(name))) return false;
  return readFileSync(stampOf(name), 'utf8') === digestOf(build.inputs);
}

async function compile(build: Build, signal: AbortSignal | undefined): Promise<void> {
  const cwd = join(ROOT, build.workspace);
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  // A test builds the same as an operator, without the test runner's variable.
  const { VITEST: runner, ...outside } = process.env;
  const isTest = runner !== undefined || process.env.npm_lifecycle_event?.startsWith('test');
  const env = withBinaries({
    ...outside,
    NODE_ENV: 'production',
    // Tests never use the network.
    ...(isTest && { ADVISORIES: 'off' }),
  });
  const { code, output } = await runShell(scripts.build, { cwd, env, signal });
  signal?.throwIfAborted();
  if (code !== 0) throw new OperatorError(`The ${build.title} could not be built:\n${output}`);
}

/**
 * By content instead of time, because a fresh clone of an unchanged tree has new times. Tests are not part of a build.
 */
function digestOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const pattern of patterns) {
    const files = globSync(pattern, { cwd: ROOT }).filter((file) => !/\.spec\.tsx?$/.test(file));
    for (const file of files.sort()) {
      const path = join(ROOT, file);
      if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
        hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
      }
    }
  }
  return hash.digest('hex');
}

function cacheDir(): string {
  return join(ROOT, '.cache', 'build');
}

function stampOf(name: AppName): string {
  return join(cacheDir(), `${name}.sha256`);
}

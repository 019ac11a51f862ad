import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NoReport, readAudit } from './app/features/repository/advisories.server.ts';
import type { Advisory, AdvisoryCheck } from './app/features/repository/advisory.ts';
import type { Lockfile } from './app/features/repository/bill-of-materials.server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = fileURLToPath(new URL('../.cache/advisories.json', import.meta.url));
/** Workspaces that run in production. */
const RUNS = ['nest-api', 'remix-app'];
const TIMEOUT_MS = 20_000;

/**
 * `node remix-app/advisories.ts`: asks the package registry for advisories on the lockfile, before a build, and keeps
 * the answer in `.cache/advisories.json`. Never fails: without an answer the file says why.
 * `ADVISORIES=off` asks nobody.
 */
const lockfile = readFileSync(`${ROOT}package-lock.json`, 'utf8');
const lockfileDigest = createHash('sha256').update(lockfile).digest('hex');
mkdirSync(`${ROOT}.cache`, { recursive: true });
writeFileSync(FILE, JSON.stringify(await check(), null, 2));

async function check(): Promise<AdvisoryCheck> {
  const unknown = { lockfileDigest, checkedAt: null, advisories: [] };
  if (process.env.ADVISORIES === 'off') return { ...unknown, problem: 'off' };
  try {
    const advisories: Advisory[] = readAudit(await audit(), JSON.parse(lockfile) as Lockfile, RUNS);
    return { lockfileDigest, checkedAt: new Date().toISOString(), problem: null, advisories };
  } catch (error) {
    return { ...unknown, problem: error instanceof NoReport ? error.problem : 'unreachable' };
  }
}

/** What npm prints. Its exit code is 1 with a vulnerability as well as with an error, so only the output counts. */
function audit(): Promise<string> {
  const flags = ['--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=10000'];
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', ...flags],
      { cwd: ROOT, timeout: TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 },
      (_error, output) => resolve(output),
    );
  });
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AdvisoryCheck } from './app/features/repository/advisory';
import type { BuildFacts } from './app/features/repository/repository.server';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Source: git-log, `%G?`. */
const SIGNATURES: Record<string, BuildFacts['signature']> = {
  G: 'good',
  U: 'untrusted',
  X: 'untrusted',
  Y: 'untrusted',
  E: 'untrusted',
  B: 'bad',
  R: 'bad',
  N: 'none',
};

/** What this build is made of, as far as git or `SOURCE_COMMIT` tells. */
export function buildFacts(env: Record<string, string | undefined> = process.env): BuildFacts {
  const nodeVersion = process.versions.node;
  const named = /^[0-9a-f]{40,64}$/.exec(env.SOURCE_COMMIT ?? '')?.[0] ?? null;
  const unknown: BuildFacts = {
    commit: named,
    committedAt: null,
    signature: null,
    isChanged: false,
    nodeVersion,
    advisories: advisoriesOf(),
  };
  try {
    // Of sources inside of somebody else's repository git would tell of that one.
    git('ls-files', '--error-unmatch', 'package-lock.json');
    const [commit = '', committedAt = '', signed = ''] = git('log', '-1', '--format=%H%n%cI%n%G?').split(
      '\n',
    );
    return {
      commit,
      committedAt,
      signature: SIGNATURES[signed.trim()] ?? null,
      isChanged: git('status', '--porcelain', '--untracked-files=no').trim() !== '',
      nodeVersion,
      advisories: unknown.advisories,
    };
  } catch {
    return unknown;
  }
}

/** What `advisories.ts` kept, if it is of the present lockfile. */
function advisoriesOf(): AdvisoryCheck {
  const lockfileDigest = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
  try {
    const check = JSON.parse(readFileSync(`${ROOT}.cache/advisories.json`, 'utf8')) as AdvisoryCheck;
    if (check.lockfileDigest === lockfileDigest) return check;
  } catch {
    // Nothing is kept: this is a development server, or the build left the check out.
  }
  return { lockfileDigest, checkedAt: null, problem: 'unchecked', advisories: [] };
}

function git(...args: string[]): string {
  return execFileSync('git', ['--no-optional-locks', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 10_000,
  });
}

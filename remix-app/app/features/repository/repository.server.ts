import { createHash } from 'node:crypto';
import { license, version } from '../../../../package.json';
import lockfile from '../../../../package-lock.json?raw';
import type { AdvisoryCheck } from './advisory';
import { cycloneDx, type Dependency, dependenciesOf, type Lockfile } from './bill-of-materials.server';

declare const __BUILD__: BuildFacts;

/** Facts about the build, which it writes into the program. */
export interface BuildFacts {
  /** ID of the commit; null if the sources have no Git history and `SOURCE_COMMIT` is not set. */
  commit: string | null;
  /** Time of that commit; null as above. */
  committedAt: string | null;
  /** Git's result for the commit's signature; null as above. */
  signature: 'good' | 'untrusted' | 'bad' | 'none' | null;
  /** Whether files differed from the commit. */
  isChanged: boolean;
  nodeVersion: string;
  /** The registry's response before the build. */
  advisories: AdvisoryCheck;
}

export interface RepositoryView {
  version: string;
  license: string;
  build: BuildFacts;
  /** SHA-256 of the lockfile of the installed dependencies. */
  lockfileDigest: string;
  dependencies: Dependency[];
}

/** Workspaces that run in production. */
const RUNS = ['nest-api', 'remix-app'];
const dependencies = dependenciesOf(JSON.parse(lockfile) as Lockfile, RUNS);
const lockfileDigest = createHash('sha256').update(lockfile).digest('hex');

export function readRepository(): RepositoryView {
  return { version, license, build: __BUILD__, lockfileDigest, dependencies };
}

/** The bill of materials as a file. */
export function billOfMaterials(): Response {
  const bom = cycloneDx({ name: 'gatehouse', version, license }, dependencies, __BUILD__.advisories);
  return new Response(JSON.stringify(bom, null, 2), {
    headers: {
      'content-type': 'application/vnd.cyclonedx+json; version=1.6',
      'content-disposition': `attachment; filename="gatehouse-${version}.cdx.json"`,
      'cache-control': 'no-store',
    },
  });
}

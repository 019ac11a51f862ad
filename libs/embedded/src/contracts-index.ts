import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.ts';

const CONTRACTS = join(ROOT, 'libs/contracts/src');

/** The content of `index.ts` of the contracts: exports of every file in a subject's folder except its texts. */
export function contractsIndex(folder = CONTRACTS): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/.*\.ts$/.test(path) && !path.endsWith('.spec.ts') && !path.includes('/texts/'))
    .map((path) => path.slice(0, -'.ts'.length))
    .sort()
    .map((path) => `export * from './${path}.ts';\n`)
    .join('');
}

/** Whether `index.ts` lists exactly the existing files. */
export function isIndexCurrent(folder = CONTRACTS): boolean {
  return readFileSync(join(folder, 'index.ts'), 'utf8') === contractsIndex(folder);
}

export function writeContractsIndex(folder = CONTRACTS): void {
  if (!isIndexCurrent(folder)) writeFileSync(join(folder, 'index.ts'), contractsIndex(folder));
}

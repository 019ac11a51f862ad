import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the innermost package that a path lies in. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const RULE = `\n${'-'.repeat(80)}\n\n`;

/**
 * The notices that the packages in a bundle ask for, one after the other.
 *
 * @param files what went into the bundle, relative to `from`
 */
export function licensesOf(from: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
  const notices = new Set([...folders].map((folder) => noticeOf(join(from, folder))));
  return [...notices].toSorted().join(RULE);
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    [field: string]: string;
  };
  const files = globSync('{LICENSE,LICENCE,License,license,licence,COPYING,NOTICE}*', { cwd: folder });
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n').concat('\n');
}

import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** The name of a class of a CSS module in a build: its own name, and what tells the file apart. */
export function classNameIn(name: string, file: string): string {
  const [path = ''] = relative(import.meta.dirname, file).split('?', 1);
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  return `_${name}_${hash}`;
}

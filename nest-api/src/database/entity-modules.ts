import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** As source or as compiled. */
const FILE = /\.entity\.[jt]s$/;
const SOURCES = join(import.meta.dirname, '..');

/** The module of every `*.entity.ts` by its path. The bundle has a list of imports in place of this file. */
export const entityModules: Record<string, Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => FILE.test(file))
      .toSorted()
      .map(async (file) => [file, await import(/* @vite-ignore */ `../${file}`)]),
  ),
);

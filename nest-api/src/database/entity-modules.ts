import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Source or compiled file. */
const FILE = /\.entity\.[jt]s$/;
const SOURCES = join(import.meta.dirname, '..');

/** The module of every `*.entity.ts` by its path. The bundle replaces this file with a list of imports. */
export const entityModules: Record<string, Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => FILE.test(file))
      .toSorted()
      .map(async (file) => [file, await import(/* @vite-ignore */ `../${file}`)]),
  ),
);

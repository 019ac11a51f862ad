import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeError } from './describe-error.js';
import { mapStacksOf, withSources } from './mapped-stacks.js';

let folder: string;
let bundle: string;
let url: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-bundle-'));
  bundle = join(folder, 'a bundle+.mjs');
  url = pathToFileURL(bundle).href;
  mapStacksOf(bundle);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Maps everything to line 7, column 3 of the source. */
const writeMap = () =>
  writeFileSync(`${bundle}.map`, JSON.stringify({ sources: ['src/far.ts'], mappings: 'AAME' }));

const stackOf = (...frames: string[]) => ['RangeError: too far', ...frames].join('\n    at ');

test('a printed stack names the source, and the map is read on first use', () => {
  withSources(stackOf('node:internal/timers:618:7'));
  writeMap();
  expect(withSources(stackOf(`fail (${url}:1:27)`, 'node:internal/timers:618:7'))).toBe(
    stackOf(`fail (${join(folder, 'src/far.ts')}:7:3)`, 'node:internal/timers:618:7'),
  );
});

test('the log describes an error with its source positions', () => {
  writeMap();
  const error = Object.assign(new RangeError('too far'), { stack: stackOf(`${url}:1:27`) });
  expect(describeError(error).stack).toBe(stackOf(`${join(folder, 'src/far.ts')}:7:3`));
});

test('a stack without a readable map names the bundle', () => {
  expect(withSources(stackOf(`${url}:1:27`))).toBe(stackOf(`${url}:1:27`));
});

test('mapping leaves Error.prepareStackTrace unchanged', () => {
  const { prepareStackTrace } = Error;
  mapStacksOf(bundle);
  expect(Error.prepareStackTrace).toBe(prepareStackTrace);
});

test('Node prints an uncaught error with its source positions', () => {
  const mapped = pathToFileURL(join(import.meta.dirname, 'mapped-stacks.ts')).href;
  writeMap();
  writeFileSync(bundle, `throw new RangeError('too far');\n`);
  const program = `
    const { registerHooks } = await import('node:module');
    registerHooks({ resolve: (name, context, next) => next(name.replace(/^(\\..*)\\.js$/, '$1.ts'), context) });
    const { mapStacksOf } = await import('${mapped}');
    mapStacksOf(${JSON.stringify(bundle)});
    await import('${url}');`;
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run).toThrow(`at ${join(folder, 'src/far.ts')}:7:3`);
});

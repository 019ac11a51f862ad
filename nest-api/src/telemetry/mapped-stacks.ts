import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SourcePositions } from './source-positions.js';

/**
 * Makes stacks of the bundle name the TypeScript sources. The source map is read when the first stack is, so a process
 * that prints no error does without it: `--enable-source-maps` would read it at the start.
 *
 * @param bundle absolute path of the bundle; its map stands beside it
 */
export function mapStacks(bundle: string): void {
  const url = pathToFileURL(bundle).href;
  let positions: SourcePositions | null | undefined;
  const mapped = (frame: NodeJS.CallSite) => {
    if (frame.getFileName() !== url) return String(frame);
    const [line, column] = [frame.getLineNumber() ?? 0, frame.getColumnNumber() ?? 0];
    positions ??= readPositions(bundle);
    const found = positions?.find(line, column);
    if (!found) return String(frame);
    const source = resolve(dirname(bundle), found.source);
    return String(frame).replace(`${url}:${line}:${column}`, () => `${source}:${found.line}:${found.column}`);
  };
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${mapped(frame)}`)].join('\n');
}

/** Null without a readable map: an error is printed all the same. */
function readPositions(bundle: string): SourcePositions | null {
  try {
    return new SourcePositions(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')));
  } catch {
    return null;
  }
}

/** As V8 does it: `toString` of an error may throw itself. */
function headOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

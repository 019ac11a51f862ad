import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SourcePositions } from './source-positions.js';

interface Bundle {
  readonly path: string;
  readonly url: string;
  /** Undefined before it is needed; null if it cannot be read. */
  positions?: SourcePositions | null;
}

/** File, line and column of a frame. */
const FRAME = /(file:\/\/[^\s)]+):(\d+):(\d+)/g;

let bundle: Bundle | null = null;

/**
 * Makes printed stacks name the TypeScript sources instead of `path`, the bundle.
 *
 * The source map is read when the first stack with a frame of the bundle is printed. Node formats a stack whenever a stream
 * is destroyed by an error, such as an idle timeout, so mapping stacks while they are formatted would read the map soon after
 * each start. It takes 21 MiB.
 *
 * @param path absolute; the map is in `<path>.map`
 */
export function mapStacksOf(path: string): void {
  bundle = { path, url: pathToFileURL(path).href };
}

// Runs before Node prints the error and ends the process.
process.on('uncaughtExceptionMonitor', (error) => {
  if (error instanceof Error && error.stack) error.stack = withSources(error.stack);
});

/** A stack as text, with the positions of the sources. Frames outside of the bundle stay as they are. */
export function withSources(stack: string): string {
  if (!bundle) return stack;
  const { path, url } = bundle;
  return stack.replace(FRAME, (frame, file: string, line: string, column: string) => {
    const found = file === url ? positions()?.find(Number(line), Number(column)) : undefined;
    return found ? `${resolve(dirname(path), found.source)}:${found.line}:${found.column}` : frame;
  });
}

function positions(): SourcePositions | null | undefined {
  if (bundle && bundle.positions === undefined) bundle.positions = readPositions(bundle.path);
  return bundle?.positions;
}

/** Null without a readable map: an error is printed all the same. */
function readPositions(path: string): SourcePositions | null {
  try {
    return new SourcePositions(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return null;
  }
}

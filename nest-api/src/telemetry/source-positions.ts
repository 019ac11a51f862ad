/** The parts of a source map, version 3, that are read. Source: ECMA-426 §9. */
export interface SourceMapText {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** A position in a source file; line and column start with 1. */
export interface Position {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** Base64 digits by character code. */
const DIGITS = new Uint8Array(128);
for (const [value, digit] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries())
  DIGITS[digit.charCodeAt(0)] = value;

const COMMA = 44;
const SEMICOLON = 59;
/** Generated column, source, line, column; a fifth is the name. Source: ECMA-426 §9.2. */
const FIELDS = 5;
/** The numbers kept of each segment: all except the name. */
const KEPT = 4;

/** A decoded source map: 16 bytes for each segment, where Node's `SourceMap` takes about 100. */
export class SourcePositions {
  readonly #sources: readonly string[];
  readonly #segments: Uint32Array;
  /** Index of the first segment of each generated line; the last element is the total number. */
  readonly #lines: number[] = [0];

  constructor({ sources, mappings }: SourceMapText) {
    this.#sources = sources;
    this.#segments = new Uint32Array(KEPT * countSegments(mappings));
    this.#decode(mappings);
  }

  /** The last segment of `line` that begins at `column` or before it; both start with 1. */
  find(line: number, column: number): Position | undefined {
    let [low, high] = [this.#lines[line - 1] ?? 0, this.#lines[line] ?? 0];
    const first = low;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#at(middle, 0) < column) low = middle + 1;
      else high = middle;
    }
    return low === first ? undefined : this.#position(low - 1);
  }

  #position(segment: number): Position {
    const source = this.#sources[this.#at(segment, 1)] ?? '';
    return { source, line: this.#at(segment, 2) + 1, column: this.#at(segment, 3) + 1 };
  }

  #at(segment: number, field: number): number {
    return this.#segments[segment * KEPT + field] ?? 0;
  }

  /** Each number is the difference from the previous one, in base64 digits of five bits; the lowest bit is the sign. */
  #decode(mappings: string): void {
    const state = new Int32Array(FIELDS);
    let [field, value, shift, segment] = [0, 0, 0, 0];
    const close = () => {
      if (field >= KEPT) this.#segments.set(state.subarray(0, KEPT), segment++ * KEPT);
      field = 0;
    };
    for (let index = 0; index < mappings.length; index += 1) {
      const code = mappings.charCodeAt(index);
      if (code === COMMA) close();
      else if (code === SEMICOLON) {
        close();
        this.#lines.push(segment);
        state[0] = 0;
      } else {
        const digit = DIGITS[code] ?? 0;
        value += (digit & 31) << shift;
        shift += 5;
        if (digit & 32) continue;
        state[field] = (state[field] ?? 0) + (value & 1 ? -(value >>> 1) : value >>> 1);
        [value, shift] = [0, 0];
        field += 1;
      }
    }
    close();
    this.#lines.push(segment);
  }
}

/** An upper bound: an empty line counts as one. */
function countSegments(mappings: string): number {
  let count = 1;
  for (let index = 0; index < mappings.length; index += 1) {
    const code = mappings.charCodeAt(index);
    if (code === COMMA || code === SEMICOLON) count += 1;
  }
  return count;
}

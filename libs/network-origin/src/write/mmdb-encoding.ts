/**
 * The data section of a MaxMind DB file.
 *
 * @see https://maxmind.github.io/MaxMind-DB/
 */

/** What the writer stores: the types that databases of countries and operators use. */
export type MmdbValue = string | Uint32 | Uint16 | Uint64 | readonly MmdbValue[] | MmdbMap;
export type MmdbMap = { readonly [key: string]: MmdbValue };

/** A number with its type in the file. */
export class Uint16 {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export class Uint32 {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export class Uint64 {
  readonly value: bigint;

  constructor(value: bigint) {
    this.value = value;
  }
}

const POINTER = 1;
const STRING = 2;
const UINT16 = 5;
const UINT32 = 6;
const MAP = 7;
const UINT64 = 9;
const ARRAY = 11;
/** Types from here on have a byte of their own after the control byte. */
const FIRST_EXTENDED = 8;

/** Encodes values one after the other. Texts that occur again become pointers. */
export class MmdbEncoder {
  private readonly parts: Buffer[] = [];
  private readonly texts = new Map<string, number>();
  private readonly sharesTexts: boolean;
  private length = 0;

  /** @param sharesTexts false for the metadata, whose pointers would lead into the data section */
  constructor(sharesTexts: boolean) {
    this.sharesTexts = sharesTexts;
  }

  /** @returns its offset in bytes */
  add(value: MmdbValue): number {
    const at = this.length;
    if (typeof value === 'string') this.addText(value);
    else if (value instanceof Uint16) this.addNumber(UINT16, BigInt(value.value));
    else if (value instanceof Uint32) this.addNumber(UINT32, BigInt(value.value));
    else if (value instanceof Uint64) this.addNumber(UINT64, value.value);
    else if (Array.isArray(value)) {
      this.push(control(ARRAY, value.length));
      for (const item of value) this.add(item);
    } else {
      const entries = Object.entries(value);
      this.push(control(MAP, entries.length));
      for (const [key, item] of entries) {
        this.addText(key);
        this.add(item);
      }
    }
    return at;
  }

  bytes(): Buffer {
    return Buffer.concat(this.parts);
  }

  private addText(text: string): void {
    const known = this.texts.get(text);
    const bytes = Buffer.from(text, 'utf8');
    // A pointer takes up to five bytes.
    if (known !== undefined && bytes.length > 4) {
      this.push(pointer(known));
      return;
    }
    if (this.sharesTexts && known === undefined) this.texts.set(text, this.length);
    this.push(control(STRING, bytes.length));
    this.push(bytes);
  }

  private addNumber(type: number, value: bigint): void {
    const hex = value === 0n ? '' : value.toString(16);
    const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
    this.push(control(type, bytes.length));
    this.push(bytes);
  }

  private push(bytes: Buffer): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }
}

function control(type: number, size: number): Buffer {
  const isExtended = type >= FIRST_EXTENDED;
  const [low, more] = sizeOf(size);
  const first = ((isExtended ? 0 : type) << 5) | low;
  return Buffer.from([first, ...(isExtended ? [type - 7] : []), ...more]);
}

function sizeOf(size: number): [low: number, more: number[]] {
  if (size < 29) return [size, []];
  if (size < 285) return [29, [size - 29]];
  if (size < 65_821) return [30, [(size - 285) >> 8, (size - 285) & 255]];
  throw new RangeError(`a value of ${size} bytes is longer than any of a network`);
}

function pointer(offset: number): Buffer {
  const of = (form: number, high: number, rest: number[]) =>
    Buffer.from([(POINTER << 5) | (form << 3) | high, ...rest]);
  if (offset < 2048) return of(0, offset >> 8, [offset & 255]);
  const second = offset - 2048;
  if (second < 524_288) return of(1, second >> 16, [(second >> 8) & 255, second & 255]);
  const third = offset - 526_336;
  if (third < 134_217_728) return of(2, third >> 24, [(third >> 16) & 255, (third >> 8) & 255, third & 255]);
  throw new RangeError('the data section is longer than 128 MB');
}

import { MmdbEncoder, type MmdbMap, Uint16, Uint32, Uint64 } from './mmdb-encoding.ts';
import { MmdbTree } from './mmdb-tree.ts';

/** A range of addresses, as 128-bit numbers; IPv4 addresses are in `::/96`. */
export interface MmdbRange {
  readonly first: bigint;
  readonly last: bigint;
  readonly data: MmdbMap;
}

const VERSION = { binary_format_major_version: new Uint16(2), binary_format_minor_version: new Uint16(0) };
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const BETWEEN = Buffer.alloc(16);
const MOST_OF_24_BITS = 0xff_ffff;

/**
 * Writes a MaxMind DB file, which every reader of such files understands.
 *
 * @param type shown in the metadata, such as `Gatehouse-Operators`
 * @param ranges without overlaps; equal data is stored once
 * @throws RangeError two ranges overlap
 * @see https://maxmind.github.io/MaxMind-DB/
 */
export function writeMmdb(type: string, builtAt: Date, ranges: Iterable<MmdbRange>): Buffer {
  const tree = new MmdbTree();
  const data = new MmdbEncoder(true);
  const offsets: number[] = [];
  const leaves = new Map<string, number>();
  for (const range of ranges) {
    const key = JSON.stringify(range.data, (_, value) => (value instanceof Uint32 ? value.value : value));
    let leaf = leaves.get(key);
    if (leaf === undefined) {
      leaf = offsets.push(data.add(range.data));
      leaves.set(key, leaf);
    }
    tree.add(range.first, range.last, leaf);
  }
  const { count, records } = tree.compact();
  const section = data.bytes();
  const bytes = count + BETWEEN.length + section.length <= MOST_OF_24_BITS ? 3 : 4;
  const nodes = Buffer.alloc(records.length * bytes);
  for (const [at, record] of records.entries()) {
    const value =
      record > 0 ? record : record === 0 ? count : count + BETWEEN.length + (offsets[-record - 1] as number);
    nodes.writeUIntBE(value, at * bytes, bytes);
  }
  const metadata = new MmdbEncoder(false);
  metadata.add({
    ...VERSION,
    build_epoch: new Uint64(BigInt(Math.floor(builtAt.getTime() / 1000))),
    database_type: type,
    description: {},
    ip_version: new Uint16(6),
    languages: [],
    node_count: new Uint32(count),
    record_size: new Uint16(bytes * 8),
  });
  return Buffer.concat([nodes, BETWEEN, section, MARKER, metadata.bytes()]);
}

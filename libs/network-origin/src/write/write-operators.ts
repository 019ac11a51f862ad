import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { Uint32 } from './mmdb-encoding.ts';
import { type MmdbRange, writeMmdb } from './write-mmdb.ts';

/**
 * The lines of a CSV file in the order of their addresses: first and last address as numbers, number and name of the
 * autonomous system. Where two lines overlap, the addresses belong to the first one.
 *
 * @throws Error a line has another form
 */
export async function* operatorRanges(file: string): AsyncGenerator<MmdbRange> {
  let free = 0n;
  for await (const line of createReadStream(file).pipe(parse())) {
    const [from = '', to = '', asn = '', name] = line as string[];
    if (![from, to, asn].every((number) => /^\d+$/.test(number)))
      throw new Error(`${file} has a line that names no network: ${(line as string[]).join(',')}`);
    const last = BigInt(to);
    const first = BigInt(from) < free ? free : BigInt(from);
    if (last < first) continue;
    free = last + 1n;
    yield {
      first,
      last,
      data: {
        autonomous_system_number: new Uint32(Number(asn)),
        autonomous_system_organization: name || `AS${asn}`,
      },
    };
  }
}

/** The operators of all networks, from CSV files of IPv4 and IPv6 networks. */
export async function writeOperators(builtAt: Date, files: readonly string[]): Promise<Buffer> {
  const ranges: MmdbRange[] = [];
  for (const file of files) for await (const range of operatorRanges(file)) ranges.push(range);
  return writeMmdb('Gatehouse-Operators', builtAt, ranges);
}

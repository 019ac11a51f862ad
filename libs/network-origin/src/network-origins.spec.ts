import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { type AsnResponse, Reader } from 'mmdb-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NetworkOrigins } from './network-origins.ts';
import { Uint32, writeMmdb, writeOperators } from './write/index.ts';

const NUMBERS = createRequire(import.meta.url).resolve('@ip-location-db/asn/asn-ipv6-num.csv');
const ADDRESSES = createRequire(import.meta.url).resolve('@ip-location-db/asn/asn-ipv6.csv');

/** Below 100,000 to run quickly. */
const MOST = 20_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-origins-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function kept(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const operator = (asn: number, name: string) => ({
  autonomous_system_number: new Uint32(asn),
  autonomous_system_organization: name,
});
const v4 = (a: number, b: number, c: number, d: number) => BigInt(((a * 256 + b) * 256 + c) * 256 + d);

describe('a written MMDB file', () => {
  test('returns the data of a range only for its addresses', () => {
    const name = 'Exämple Telecom '.repeat(18).trim();
    const operators = kept(
      'operators.mmdb',
      writeMmdb('Test', new Date(0), [
        { first: v4(192, 0, 2, 3), last: v4(192, 0, 2, 130), data: operator(64_496, 'One') },
        { first: v4(192, 0, 2, 131), last: v4(192, 0, 2, 131), data: operator(4_200_000_000, name) },
        { first: v4(198, 51, 100, 0), last: v4(198, 51, 100, 255), data: operator(64_496, 'One') },
      ]),
    );
    const origins = NetworkOrigins.open({ operators });
    const at = (address: string) => origins.originOf(address).operator;
    const one = { asn: 64_496, name: 'One' };
    expect(['192.0.2.2', '192.0.2.132', '198.51.99.255', '198.51.101.0', '::1'].map(at)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(['192.0.2.3', '192.0.2.130', '198.51.100.0', '::ffff:198.51.100.255'].map(at)).toEqual(
      Array.from({ length: 4 }, () => one),
    );
    expect(at('192.0.2.131')).toEqual({ asn: 4_200_000_000, name });
  });

  test('contains every network of a public list', async () => {
    const numbers = readFileSync(NUMBERS, 'utf8').split('\n', MOST);
    const file = kept('networks.csv', numbers.join('\n'));
    const written = await writeOperators(new Date('2026-06-17T00:00:00Z'), [file]);
    const reader = new Reader<AsnResponse>(written);
    expect(reader.metadata.buildEpoch).toEqual(new Date('2026-06-17T00:00:00Z'));
    const lines = parse(readFileSync(ADDRESSES), { to: MOST }) as [string, string, string, string][];
    expect(lines).toHaveLength(MOST);
    const wrong = lines.filter(([first, last, asn]) =>
      [first, last].some((address) => reader.get(address)?.autonomous_system_number !== Number(asn)),
    );
    expect(wrong).toEqual([]);
  });

  test('cannot have overlapping or reversed ranges', () => {
    const ranges = [
      { first: 10n, last: 20n, data: operator(1, 'One') },
      { first: 20n, last: 30n, data: operator(2, 'Two') },
    ];
    expect(() => writeMmdb('Test', new Date(0), ranges)).toThrow('two ranges overlap at 20');
    const backwards = [{ first: 3n, last: 2n, data: operator(1, 'One') }];
    expect(() => writeMmdb('Test', new Date(0), backwards)).toThrow('ends at 2, before it begins at 3');
  });
});

describe('a list of networks', () => {
  test('assigns an address in two lines to the first line', async () => {
    const file = kept('two.csv', '16,31,1,One\n24,47,2,Two\n20,30,3,Three\n');
    const reader = new Reader<AsnResponse>(await writeOperators(new Date(0), [file]));
    const at = (address: string) => reader.get(address)?.autonomous_system_number;
    expect(['0.0.0.15', '0.0.0.16', '0.0.0.31', '0.0.0.32', '0.0.0.47', '0.0.0.48'].map(at)).toEqual([
      ...[undefined, 1, 1, 2, 2, undefined],
    ]);
  });

  test('is rejected if a line contains no network, with that line in the error', async () => {
    const file = kept('wrong.csv', '16,31,1,One\n<html>,,,\n');
    await expect(writeOperators(new Date(0), [file])).rejects.toThrow('names no network: <html>');
  });
});

describe('the origin of an address', () => {
  test.each([
    ['the fields of our country file', { country_code: 'DE' }, 'DE'],
    ['the fields of GeoLite2 and DB-IP', { country: { iso_code: 'AR' } }, 'AR'],
    ['a code in another format, as unknown', { country_code: 'Germany' }, null],
    ['other fields, as unknown', { continent: 'EU' }, null],
  ])('is read from %s', (_, data, country) => {
    const range = { first: v4(192, 0, 2, 0), last: v4(192, 0, 2, 255), data };
    const countries = kept('countries.mmdb', writeMmdb('Test', new Date(0), [range]));
    expect(NetworkOrigins.open({ countries }).originOf('192.0.2.9')).toEqual({ country, operator: null });
  });

  test.each([
    ['GeoLite2 City', { country: { iso_code: 'DE' }, subdivisions: [{ iso_code: 'BY' }] }, 'DE-BY'],
    [
      'DB-IP City',
      { country: { iso_code: 'DE' }, subdivisions: [{ names: { en: 'Bavaria' } }] },
      'DE-Bavaria',
    ],
    ['ip-location-db', { country_code: 'DE', state1: 'Bavaria' }, 'DE-Bavaria'],
    ['a file of countries, as unknown', { country_code: 'DE' }, null],
    ['other fields, as unknown', { country_code: 'DE', subdivisions: ['BY'] }, null],
    [
      'a long name, without its end',
      { country_code: 'FR', state1: "Provence-Alpes-Cote d'Azur" },
      'FR-Provence-Alpes-Cote d',
    ],
  ])('has the region of %s', (_, data, region) => {
    const range = { first: v4(192, 0, 2, 0), last: v4(192, 0, 2, 255), data };
    const countries = kept('regions.mmdb', writeMmdb('Test', new Date(0), [range]));
    const origins = NetworkOrigins.open({ countries });
    expect(
      ['192.0.2.9', '::ffff:192.0.2.9', '198.51.100.1', 'unknown'].map((address) =>
        origins.regionOf(address),
      ),
    ).toEqual([region, region, null, null]);
  });

  test.each(['', 'unknown', '192.0.2', '192.0.2.9.9', 'fe80::1%eth0', '10.0.0.1'])(
    'is unknown for %j',
    (address) => {
      expect(NetworkOrigins.open({}).originOf(address)).toEqual({ country: null, operator: null });
    },
  );

  test('requires readable files and names an unreadable file in the error', () => {
    const countries = kept('no.mmdb', 'no database');
    expect(() => NetworkOrigins.open({ countries })).toThrow(`${countries} is not a MaxMind DB file`);
    expect(() => NetworkOrigins.open({ operators: join(folder, 'missing.mmdb') })).toThrow('missing.mmdb');
  });
});

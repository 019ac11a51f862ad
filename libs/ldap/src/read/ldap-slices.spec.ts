import { expect, test } from 'vitest';
import type { LdapEntry } from '../entry.ts';
import type { LdapConnection, LdapSearch } from '../ldap-client.ts';
import { LdapFailed } from '../ldap-failure.ts';
import { LdapMembers } from './ldap-members.ts';
import { generalizedTime, readMode, slicesOf } from './ldap-slices.ts';

const FILTERS = ['(users)', '(groups)'] as const;

type Answer = Record<string, (string | Buffer)[]>;

/** A server that answers each search by its base and attributes. */
function answering(answer: (search: LdapSearch) => Answer | null): LdapConnection {
  const entryOf = (dn: string, found: Answer): LdapEntry => ({
    dn,
    attributes: new Map(Object.entries(found).map(([name, values]) => [name.toLowerCase(), values])),
  });
  return {
    search: async (search: LdapSearch) => {
      const found = answer(search);
      return found ? [entryOf(search.base, found)] : [];
    },
  } as unknown as LdapConnection;
}

const SERVICE = 'CN=NTDS Settings,CN=DC1';
const root = {
  supportedCapabilities: ['1.2.840.113556.1.4.800'],
  highestCommittedUSN: ['1000'],
  dsServiceName: [SERVICE],
};

test('Active Directory is read by change number, with the ID of its database', async () => {
  const directory = answering(({ base }) => {
    if (base === '') return root;
    return base === SERVICE ? { invocationId: [Buffer.from('0a0b', 'hex')] } : null;
  });
  expect(await readMode(directory, 'dc=x')).toEqual({ kind: 'usn', server: '0a0b', highest: 1000 });
});

test('the name of the server is used if the ID of its database cannot be read', async () => {
  const directory = answering(({ base }) => (base === '' ? root : null));
  expect(await readMode(directory, 'dc=x')).toMatchObject({ server: SERVICE });
});

test('a server that does not order entryUUID is read in one slice', async () => {
  const directory = answering(({ base }) => (base === '' ? {} : null));
  const mode = await readMode(directory, 'dc=x');
  expect(mode).toEqual({ kind: 'whole', server: null, highest: 0 });
  expect(slicesOf(mode)).toEqual(['']);
});

test.each([0, 1, 63, 64, 65, 1000, 123_456_789])(
  'slices up to change %i contain each change once',
  (highest) => {
    const slices = slicesOf({ kind: 'usn', server: 'x', highest });
    const ranges = slices.slice(0, -1).map((slice) => (slice.match(/\d+/g) ?? []).map(Number));
    expect(slices.at(-1)).toBe(`(uSNChanged>=${highest + 1})`);
    expect(ranges[0]?.[0]).toBe(0);
    expect(ranges.at(-1)?.[1]).toBe(highest);
    for (const [place, [from = -1]] of ranges.entries()) {
      if (place > 0) expect(from).toBe((ranges[place - 1]?.[1] ?? -1) + 1);
    }
  },
);

test('slices by entryUUID cover every first byte once', () => {
  const slices = slicesOf({ kind: 'time', server: null, highest: 0 });
  const bytes = slices.flatMap((slice) => {
    const [from = 0, to = 0] = [...slice.matchAll(/=([0-9a-f]{2})/g)].map(([, byte]) =>
      Number.parseInt(String(byte), 16),
    );
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  expect(bytes).toEqual(Array.from({ length: 256 }, (_, index) => index));
});

test('a time is written in the format of LDAP', () => {
  expect(generalizedTime(new Date('2026-11-26T03:04:05.678Z'))).toBe('20261126030405Z');
});

test('a large group of Active Directory is read range by range', async () => {
  const all = Array.from({ length: 5 }, (_, index) => `cn=${index}`);
  const directory = answering(({ base, attributes: [asked = ''] }) => {
    if (base !== 'cn=group') return { entryUUID: [base] };
    const from = Number(/range=(\d+)/.exec(asked)?.[1]);
    return from + 2 >= all.length
      ? { [`member;range=${from}-*`]: all.slice(from) }
      : { [`member;range=${from}-${from + 1}`]: all.slice(from, from + 2) };
  });
  const first = { 'member;range=0-1': all.slice(0, 2) };
  const group = { dn: 'cn=group', attributes: new Map(Object.entries(first)) };
  expect(await new LdapMembers(directory, 'dc=x', FILTERS).of(group)).toEqual(all);
});

test('a missing member is skipped, and an outage is an error', async () => {
  const failing = (failure: 'ldap_no_base' | 'ldap_unreachable') =>
    new LdapMembers(
      answering(() => {
        throw new LdapFailed(failure, 'x');
      }),
      'dc=x',
      FILTERS,
    );
  const group = { dn: 'cn=group', attributes: new Map([['member', ['cn=a']]]) };
  expect(await failing('ldap_no_base').of(group)).toEqual([]);
  await expect(failing('ldap_unreachable').of(group)).rejects.toThrow(LdapFailed);
});

import { textOf } from '../entry.ts';
import type { LdapConnection } from '../ldap-client.ts';

/**
 * How a directory tells what changed:
 * - `usn`: Active Directory counts changes. Source: MS-ADTS §3.1.1.1.9.
 * - `time`: `modifyTimestamp`, with entries found by ranges of `entryUUID`. Source: RFC 4512 §3.4.1, RFC 4530 §2.4.
 * - `whole`: the same without ranges, where the server does not order `entryUUID`.
 */
export interface LdapMode {
  readonly kind: 'usn' | 'time' | 'whole';
  /** `usn`: which server counts. A restored server counts under another ID. */
  readonly server: string | null;
  /** `usn`: the last change before the read. */
  readonly highest: number;
}

/** Parts of a full read, so that it goes on behind the last complete one after an interruption. */
const SLICES = 64;
const ACTIVE_DIRECTORY = '1.2.840.113556.1.4.800';

export async function readMode(connection: LdapConnection, base: string): Promise<LdapMode> {
  const [root] = await connection.search({
    base: '',
    scope: 'base',
    filter: '(objectClass=*)',
    attributes: ['supportedCapabilities', 'highestCommittedUSN', 'dsServiceName'],
  });
  const highest = Number(root && textOf(root, 'highestCommittedUSN'));
  const capabilities = root?.attributes.get('supportedcapabilities') ?? [];
  if (root && capabilities.includes(ACTIVE_DIRECTORY) && Number.isSafeInteger(highest)) {
    const service = textOf(root, 'dsServiceName');
    return { kind: 'usn', server: service && (await invocationOf(connection, service)), highest };
  }
  const ordered = await connection.search({
    base,
    scope: 'sub',
    filter: '(entryUUID>=00000000-0000-0000-0000-000000000000)',
    attributes: ['1.1'],
    sizeLimit: 1,
  });
  return { kind: ordered.length > 0 ? 'time' : 'whole', server: null, highest: 0 };
}

/** Identifies the database of a domain controller. Its name where it may not be read. Source: MS-ADTS §6.1.1.2.2.1.2.1.1. */
async function invocationOf(connection: LdapConnection, service: string): Promise<string> {
  const search = { base: service, scope: 'base', filter: '(objectClass=*)' } as const;
  const found = await connection.search({ ...search, attributes: ['invocationId'] }).catch(() => []);
  const id = found[0]?.attributes.get('invocationid')?.[0];
  return Buffer.isBuffer(id) ? id.toString('hex') : service;
}

/** Filters that together find every entry. */
export function slicesOf({ kind, highest }: LdapMode): readonly string[] {
  if (kind === 'whole') return [''];
  return kind === 'usn' ? slicesByUsn(highest) : slicesByUuid();
}

/** What changed meanwhile moves behind `highest`, into the last slice. */
function slicesByUsn(highest: number): string[] {
  const step = Math.max(1, Math.ceil((highest + 1) / SLICES));
  const starts = Array.from({ length: SLICES }, (_, index) => index * step).filter((from) => from <= highest);
  return [
    ...starts.map((from) => `(&(uSNChanged>=${from})(uSNChanged<=${Math.min(from + step - 1, highest)}))`),
    `(uSNChanged>=${highest + 1})`,
  ];
}

function slicesByUuid(): string[] {
  const width = 256 / SLICES;
  const byte = (value: number) => value.toString(16).padStart(2, '0');
  return Array.from({ length: SLICES }, (_, index) => {
    const from = `${byte(index * width)}000000-0000-0000-0000-000000000000`;
    const to = `${byte(index * width + width - 1)}ffffff-ffff-ffff-ffff-ffffffffffff`;
    return `(&(entryUUID>=${from})(entryUUID<=${to}))`;
  });
}

/** `20261126120000Z`. Source: RFC 4517 §3.3.13. */
export function generalizedTime(at: Date): string {
  return `${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;
}

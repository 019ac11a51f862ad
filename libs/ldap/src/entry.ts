import type { Entry } from 'ldapts';

/** An entry with its attributes by lower-cased name: names are case-insensitive. Source: RFC 4512 §2.5. */
export interface LdapEntry {
  readonly dn: string;
  readonly attributes: ReadonlyMap<string, readonly (string | Buffer)[]>;
}

/** Read as bytes. */
export const BINARY = ['objectGUID', 'invocationId'];
/** Those by which a directory names an entry for good. */
export const ID_ATTRIBUTES = ['entryUUID', 'objectGUID', 'nsUniqueId'];
/** Those that say whether an account may be used. */
export const ACCOUNT_ATTRIBUTES = ['userAccountControl', 'accountExpires', 'pwdAccountLockedTime'];

/** `userAccountControl`: the account is disabled. Source: MS-ADTS §2.2.16. */
const ACCOUNT_DISABLED = 0x2;
/** Of `accountExpires`: 100 ns since 1601. Both stand for never. */
const NEVER = ['0', '9223372036854775807'];
const FILETIME_OF_1970 = 11_644_473_600_000;

export function toEntry({ dn, ...attributes }: Entry): LdapEntry {
  const named = Object.entries(attributes).map(
    ([name, value]) => [name.toLowerCase(), listOf(value)] as const,
  );
  return { dn: String(dn), attributes: new Map(named) };
}

export function textsOf({ attributes }: LdapEntry, name: string): string[] {
  return (attributes.get(name.toLowerCase()) ?? []).map((value) => value.toString()).filter(Boolean);
}

export function textOf(entry: LdapEntry, name: string): string | null {
  return textsOf(entry, name)[0]?.trim() || null;
}

/** The ID that an entry keeps when it is renamed or moved; null where none can be read. Source: RFC 4530 §2. */
export function idOf(entry: LdapEntry): string | null {
  const guid = entry.attributes.get('objectguid')?.[0];
  if (Buffer.isBuffer(guid)) return guid.length === 16 ? guidText(guid) : null;
  return textOf(entry, 'entryUUID')?.toLowerCase() ?? textOf(entry, 'nsUniqueId')?.toLowerCase() ?? null;
}

/** A GUID as Active Directory shows it: its first three parts are little-endian. Source: MS-DTYP §2.3.4. */
export function guidText(bytes: Buffer): string {
  const part = (from: number, to: number, isReversed = false) => {
    const piece = Buffer.from(bytes.subarray(from, to));
    return (isReversed ? piece.reverse() : piece).toString('hex');
  };
  return [part(0, 4, true), part(4, 6, true), part(6, 8, true), part(8, 10), part(10, 16)].join('-');
}

/** What the directory says against the use of an account; null where nothing. */
export function accountFault(entry: LdapEntry, now: Date): 'disabled' | 'expired' | null {
  if (Number(textOf(entry, 'userAccountControl') ?? 0) & ACCOUNT_DISABLED) return 'disabled';
  const expires = textOf(entry, 'accountExpires');
  if (expires && /^\d+$/.test(expires) && !NEVER.includes(expires)) {
    if (Number(BigInt(expires) / 10_000n) - FILETIME_OF_1970 <= now.getTime()) return 'expired';
  }
  return null;
}

/** Whether the server locked the account after wrong passwords, or an administrator for good. Source: draft-behera-ldap-password-policy §5.3.3. */
export function isLocked(entry: LdapEntry): boolean {
  return textOf(entry, 'pwdAccountLockedTime') !== null;
}

/** A DN for comparisons: servers differ in case and in spaces around separators. Source: RFC 4514 §2.4. */
export function dnKey(dn: string): string {
  return dn.replaceAll(/\s*([,=+])\s*/g, '$1').toLowerCase();
}

/** Locked for good by an administrator. Source: draft-behera-ldap-password-policy §5.3.3. */
export function isLockedForGood(entry: LdapEntry): boolean {
  return textOf(entry, 'pwdAccountLockedTime') === '000001010000Z';
}

function listOf(value: Entry[string]): (string | Buffer)[] {
  return Array.isArray(value) ? value : [value];
}

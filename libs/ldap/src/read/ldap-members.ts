import { dnKey, ID_ATTRIBUTES, idOf, type LdapEntry, textsOf } from '../entry.ts';
import { escapeFilter } from '../filter.ts';
import type { LdapConnection } from '../ldap-client.ts';
import { LdapFailed } from '../ldap-failure.ts';

const ATTRIBUTES = ['member', 'uniqueMember'] as const;
/** More members than these are looked up in a list of everybody. */
const MOST_LOOKED_UP = 50;
const PAGE = 1000;

/** Members of groups by their IDs: a directory names them by their DNs, or by `memberUid` (RFC 2307 §2.2). */
export class LdapMembers {
  private readonly known = new Map<string, string | null>();
  /** By login names in lower case. Null: nobody has it, or more than one. */
  private readonly logins = new Map<string, string | null>();
  private hasAll = false;
  private readonly connection: LdapConnection;
  private readonly base: string;
  private readonly filters: readonly [users: string, groups: string];

  /** @param filters that find users and groups, in this order */
  constructor(connection: LdapConnection, base: string, filters: readonly [users: string, groups: string]) {
    this.connection = connection;
    this.base = base;
    this.filters = filters;
  }

  /** IDs of the members that there are: users and groups below the base. */
  async of(group: LdapEntry): Promise<string[]> {
    const names = await this.namesIn(group);
    const logins = textsOf(group, 'memberUid').map((login) => login.toLowerCase());
    await this.find(
      names.filter((name) => !this.known.has(dnKey(name))),
      logins.filter((login) => !this.logins.has(login)),
    );
    const ids = [
      ...names.map((name) => this.known.get(dnKey(name))),
      ...logins.map((login) => this.logins.get(login)),
    ];
    return [...new Set(ids.flatMap((id) => id ?? []))];
  }

  private async find(names: readonly string[], logins: readonly string[]): Promise<void> {
    if (this.hasAll) return;
    if (names.length + logins.length > MOST_LOOKED_UP) return this.readAll();
    for (const name of names) await this.lookUp(name);
    for (const login of logins) await this.lookUpLogin(login);
  }

  /** Active Directory returns a part of a large attribute, as `member;range=0-1499`. Source: MS-ADTS §3.1.1.3.1.3.3. */
  private async namesIn(group: LdapEntry): Promise<string[]> {
    const names = ATTRIBUTES.flatMap((attribute) => textsOf(group, attribute));
    let part = rangeIn(group);
    while (part) {
      names.push(...part.values);
      if (part.next === null) break;
      const [entry] = await this.connection.search({
        base: group.dn,
        scope: 'base',
        filter: '(objectClass=*)',
        attributes: [`member;range=${part.next}-*`],
      });
      part = entry ? rangeIn(entry) : null;
    }
    return names;
  }

  private async lookUp(dn: string): Promise<void> {
    const search = { base: dn, scope: 'base', filter: '(objectClass=*)', attributes: ID_ATTRIBUTES } as const;
    try {
      const [entry] = await this.connection.search(search);
      this.known.set(dnKey(dn), entry ? idOf(entry) : null);
    } catch (error) {
      // A member that was deleted, or is in another directory.
      if (!(error instanceof LdapFailed) || error.failure !== 'ldap_no_base') throw error;
      this.known.set(dnKey(dn), null);
    }
  }

  private async lookUpLogin(login: string): Promise<void> {
    const filter = `(&${this.filters[0]}(uid=${escapeFilter(login)}))`;
    const search = { base: this.base, scope: 'sub', filter, attributes: ID_ATTRIBUTES } as const;
    const [entry, another] = await this.connection.search(search);
    this.logins.set(login, entry && !another ? idOf(entry) : null);
  }

  private async readAll(): Promise<void> {
    this.logins.clear();
    for (const filter of this.filters) {
      const attributes = [...ID_ATTRIBUTES, 'uid'];
      const search = { base: this.base, scope: 'sub', filter, attributes } as const;
      for await (const page of this.connection.pages(search, PAGE))
        for (const entry of page) this.note(entry);
    }
    this.hasAll = true;
  }

  private note(entry: LdapEntry): void {
    const id = idOf(entry);
    this.known.set(dnKey(entry.dn), id);
    for (const login of textsOf(entry, 'uid').map((uid) => uid.toLowerCase()))
      this.logins.set(login, this.logins.has(login) ? null : id);
  }
}

function rangeIn({ attributes }: LdapEntry): { values: string[]; next: number | null } | null {
  for (const [name, values] of attributes) {
    const [, to] = /^member;range=\d+-(\d+|\*)$/.exec(name) ?? [];
    if (to !== undefined) return { values: values.map(String), next: to === '*' ? null : Number(to) + 1 };
  }
  return null;
}

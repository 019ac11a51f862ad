import type { CreatedOAuthClientDto, DomainDto, TenantDto } from '@gatehouse/contracts';
import { signIn } from '../../bench/openid-sides.ts';
import type { Installation } from './installation.ts';
import { keyOf, type NameKind } from './names.ts';

export const CALLBACK = 'https://app.example.test/callback';

/** A name of a tenant. */
export type Name = readonly [kind: NameKind, name: string];

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor?: string | null;
}

export interface AgentOptions {
  readonly id: string;
  readonly installation: Installation;
  /** Address of the control plane. */
  readonly controlPlane: string;
  /** The cell's secret at the control plane. */
  readonly secret: string;
  /** The secret of the names' keys. */
  readonly names: Buffer;
  /** TXT records that the customers publish. */
  readonly records: Map<string, string>;
}

/** What the control plane knows of a cell, and the calls that bring it there. Runs beside the cell, in its region. */
export class CellAgent {
  readonly id: string;
  readonly installation: Installation;
  /** The session of a superadmin of this cell. */
  readonly bearer: string;
  readonly #options: AgentOptions;

  private constructor(options: AgentOptions, bearer: string) {
    this.id = options.id;
    this.installation = options.installation;
    this.bearer = bearer;
    this.#options = options;
  }

  static async connect(options: AgentOptions): Promise<CellAgent> {
    return new CellAgent(options, await signIn(options.installation.apiUrl, 'superadmin'));
  }

  /** One call as the superadmin. @throws Error with the response, unless it is 2xx */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.installation.apiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /**
   * Creates a tenant with a verified domain. The control plane is asked first, so that a domain that another cell has
   * is not verified here.
   *
   * @returns null if another cell has the domain
   */
  async found(name: string, domain: string): Promise<TenantDto | null> {
    if (!(await this.claim([['domain', domain]]))) return null;
    const tenant = await this.call<TenantDto>('POST', '/api/v1/tenants', {
      name,
      domain,
      adminEmail: `it@${domain}`,
      status: 'active',
      subscriptionPlan: 'enterprise',
    });
    const { challenge } = await this.call<DomainDto>('GET', `/api/v1/domains/${tenant.domainId}`);
    this.#options.records.set(challenge.recordName, challenge.recordValue);
    const verified = await this.call<DomainDto>('POST', `/api/v1/domains/${tenant.domainId}/verify`);
    if (verified.status !== 'active') throw new Error(`${domain} is ${verified.status}`);
    return tenant;
  }

  /** An application of a tenant. */
  register(tenant: TenantDto): Promise<CreatedOAuthClientDto> {
    return this.call('POST', '/api/v1/admin/oauth2/clients', {
      name: 'Expense reports',
      redirect_uris: [CALLBACK],
      scopes: ['openid', 'profile', 'email'],
      tenant_id: tenant.id,
    });
  }

  /** Reads all names of the cell by the superadmin's operations, and claims them. @returns the tenants that have a name of another cell */
  async synchronize(): Promise<string[]> {
    const rejected: string[] = [];
    for (const tenant of await this.#all<TenantDto>('/api/v1/tenants')) {
      if (!(await this.claim(await this.namesOf(tenant)))) rejected.push(tenant.name);
    }
    return rejected;
  }

  async namesOf(tenant: TenantDto): Promise<Name[]> {
    const [domains, clients] = await Promise.all([
      this.#all<DomainDto>(`/api/v1/domains?tenantId=${tenant.id}&status=active`),
      this.#all<{ client_id: string }>(`/api/v1/admin/oauth2/clients?tenant_id=${tenant.id}`),
    ]);
    return [
      ['tenant', tenant.id],
      ['slug', tenant.slug],
      ...domains.map(({ domain }): Name => ['domain', domain]),
      ...domains
        .filter(({ coversSubdomains }) => coversSubdomains)
        .map(({ domain }): Name => ['covering', domain]),
      ...clients.map(({ client_id }): Name => ['client', client_id]),
    ];
  }

  /** @returns false if another cell has one of the names; then none is claimed */
  claim(names: readonly Name[]): Promise<boolean> {
    return this.#change('/claims', names);
  }

  /** Gives names to another cell, at the end of a move. */
  transfer(names: readonly Name[], to: string): Promise<boolean> {
    return this.#change('/transfers', names, to);
  }

  async #change(path: string, names: readonly Name[], to?: string): Promise<boolean> {
    const keys = names.map(([kind, name]) => keyOf(this.#options.names, kind, name).toString('base64url'));
    const response = await fetch(this.#options.controlPlane + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#options.secret}` },
      body: JSON.stringify({ keys, to }),
    });
    if (response.status === 409) return false;
    if (!response.ok) throw new Error(`the control plane answered ${response.status}`);
    return true;
  }

  async #all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
      const query = `${path.includes('?') ? '&' : '?'}limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const page: Page<T> = await this.call<Page<T>>('GET', path + query);
      found.push(...page.items);
      cursor = page.nextCursor;
    }
    return found;
  }
}

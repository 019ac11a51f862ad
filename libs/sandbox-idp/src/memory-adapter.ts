import type { Adapter, AdapterPayload } from 'oidc-provider';

const store = new Map<string, AdapterPayload & { expiresAt: number }>();

/** Deletes access and refresh tokens with such a scope. */
export function forgetTokens(isOne: (scope: string) => boolean): void {
  for (const [key, { scope }] of store) {
    if (/^(Access|Refresh)Token:/.test(key) && isOne(String(scope))) store.delete(key);
  }
}

/** In-memory storage of oidc-provider: the sandbox forgets everything when it stops. */
export class MemoryAdapter implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.#forgetOld();
    store.set(this.#key(id), { ...payload, expiresAt: Date.now() + (expiresIn || 3600) * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = store.get(this.#key(id));
    return found && found.expiresAt > Date.now() ? found : undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...store].find(([key, { uid: held }]) => key.startsWith(`${this.#model}:`) && held === uid)?.[1];
  }

  async consume(id: string): Promise<void> {
    const found = store.get(this.#key(id));
    if (found) found.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    store.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of store) if (payload.grantId === grantId) store.delete(key);
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  #forgetOld(): void {
    for (const [key, { expiresAt }] of store) if (expiresAt < Date.now()) store.delete(key);
  }
}

import { Injectable } from '@nestjs/common';
import Provider from 'oidc-provider';
import { type Authorization, Authorizations } from '../artifacts/authorizations.repository.js';
import { HeldTokens } from '../artifacts/held-tokens.js';

/** Reads an authorization once for each request: the library asks for grant and user separately. */
@Injectable()
export class AuthorizationsOfRequest {
  private readonly found = new WeakMap<object, { id: string; authorization: Authorization | null }>();

  constructor(
    private readonly authorizations: Authorizations,
    private readonly tokens: HeldTokens,
  ) {}

  /** From memory for a new code, because its exchange checks the authorization again. */
  async find(id: string): Promise<Authorization | null> {
    const ctx = Provider.ctx;
    const known = ctx && this.found.get(ctx);
    if (known?.id === id) return known.authorization;
    if (ctx?.oidc?.route !== 'authorization') return this.read(id);
    const authorization = await this.tokens.authorization(id);
    this.found.set(ctx, { id, authorization });
    return authorization;
  }

  /** The current state in the database, for changes. */
  async read(id: string): Promise<Authorization | null> {
    const authorization = await this.authorizations.find(id);
    if (Provider.ctx) this.found.set(Provider.ctx, { id, authorization });
    return authorization;
  }

  /** Remembers an authorization that was read together with something else. */
  keep(id: string, authorization: Authorization | null): void {
    if (Provider.ctx) this.found.set(Provider.ctx, { id, authorization });
  }

  /** The authorization that this request has read; null if it has not or there is none. */
  known(id?: string): Authorization | null {
    const found = Provider.ctx && this.found.get(Provider.ctx);
    return found && (id === undefined || found.id === id) ? found.authorization : null;
  }

  /** Discards the outdated authorization. */
  forget(): void {
    if (Provider.ctx) this.found.delete(Provider.ctx);
  }
}

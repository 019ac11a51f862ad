import { Injectable } from '@nestjs/common';
import Provider from 'oidc-provider';
import { type Authorization, Authorizations } from '../artifacts/authorizations.repository.js';
import { HeldTokens } from '../artifacts/held-tokens.js';

/** One look-up of an authorization serves a whole request: the library asks for grant and person one after the other. */
@Injectable()
export class AuthorizationsOfRequest {
  private readonly found = new WeakMap<object, { id: string; authorization: Authorization | null }>();

  constructor(
    private readonly authorizations: Authorizations,
    private readonly tokens: HeldTokens,
  ) {}

  /** From memory for a new code, since its exchange checks the authorization again. */
  async find(id: string): Promise<Authorization | null> {
    const ctx = Provider.ctx;
    const known = ctx && this.found.get(ctx);
    if (known?.id === id) return known.authorization;
    if (ctx?.oidc?.route !== 'authorization') return this.read(id);
    const authorization = await this.tokens.authorization(id);
    this.found.set(ctx, { id, authorization });
    return authorization;
  }

  /** As it is now in the database, for whoever is about to change it. */
  async read(id: string): Promise<Authorization | null> {
    const authorization = await this.authorizations.find(id);
    if (Provider.ctx) this.found.set(Provider.ctx, { id, authorization });
    return authorization;
  }

  /** What was found beside something else. */
  keep(id: string, authorization: Authorization | null): void {
    if (Provider.ctx) this.found.set(Provider.ctx, { id, authorization });
  }

  /** What this request has found of an authorization; null before it looked, and where there is none. */
  known(id?: string): Authorization | null {
    const found = Provider.ctx && this.found.get(Provider.ctx);
    return found && (id === undefined || found.id === id) ? found.authorization : null;
  }

  /** What was found is not what stands any more. */
  forget(): void {
    if (Provider.ctx) this.found.delete(Provider.ctx);
  }
}

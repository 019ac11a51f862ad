import type Provider from 'oidc-provider';
import type { Exchanges } from './exchanges.js';

interface AccessToken {
  readonly prototype: { save(): Promise<string> };
}

/** A JWT is not stored, so its exchange is written after it is created. An opaque token is written with it. */
export function installExchanges(provider: Provider, exchanges: Exchanges): void {
  const { prototype } = provider.AccessToken as unknown as AccessToken;
  const { save } = prototype;
  prototype.save = async function () {
    const value = await save.call(this);
    await exchanges.complete(null);
    return value;
  };
}

import type Provider from 'oidc-provider';
import type { Exchanges } from './exchanges.js';

interface AccessToken {
  readonly prototype: { save(): Promise<string> };
}

/** A JWT is kept nowhere, so what was used up for it is written once it is made; an opaque token takes it along. */
export function installExchanges(provider: Provider, exchanges: Exchanges): void {
  const { prototype } = provider.AccessToken as unknown as AccessToken;
  const { save } = prototype;
  prototype.save = async function () {
    const value = await save.call(this);
    await exchanges.complete(null);
    return value;
  };
}

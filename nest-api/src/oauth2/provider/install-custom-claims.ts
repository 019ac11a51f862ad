import type Provider from 'oidc-provider';

/** Key of the values that an account carries beside its claims. */
export const CUSTOM_CLAIMS = Symbol('custom claims');
/** Custom attributes describe a user, as the claims of this scope do. */
export const CUSTOM_CLAIMS_SCOPE = 'profile';

interface Claims {
  readonly available: { readonly [CUSTOM_CLAIMS]?: Readonly<Record<string, unknown>> };
  hasCustomScope?: boolean;
}
interface Prototype {
  scope(this: Claims, value?: string): Claims;
  result(this: Claims): Promise<Record<string, unknown>>;
}

/**
 * Adds claims that an application's own setting names. The library only knows claims that are the same for all applications.
 * They follow the scope `profile`, so they are where its claims are: consent and `id_token_scope_claims` apply.
 */
export function installCustomClaims(provider: Provider): void {
  const { prototype } = (provider as unknown as { Claims: { prototype: Prototype } }).Claims;
  const { scope, result } = prototype;
  prototype.scope = function (value = '') {
    this.hasCustomScope = value.split(' ').includes(CUSTOM_CLAIMS_SCOPE);
    return scope.call(this, value);
  };
  prototype.result = async function () {
    const claims = await result.call(this);
    return this.hasCustomScope ? { ...this.available[CUSTOM_CLAIMS], ...claims } : claims;
  };
}

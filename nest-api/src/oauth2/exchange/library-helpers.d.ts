declare module 'oidc-provider/lib/helpers/validate_dpop.js' {
  import type Provider from 'oidc-provider';
  import type { KoaContextWithOIDC } from 'oidc-provider';

  export interface DpopProof {
    readonly thumbprint: string;
    readonly jti: string;
    /** Seconds since the epoch. */
    readonly iat: number;
  }

  /** @returns undefined without a proof  @throws InvalidDpopProof, UseDpopNonce */
  export default function validateDpop(
    provider: Provider,
    ctx: KoaContextWithOIDC,
  ): Promise<DpopProof | undefined>;

  /** @throws InvalidGrant the proof was used before */
  export function checkDpopReplay(
    provider: Provider,
    ctx: KoaContextWithOIDC,
    proof: DpopProof | undefined,
    clientId: string,
  ): Promise<void>;
}

declare module 'oidc-provider/lib/helpers/sender_constraints.js' {
  import type { X509Certificate } from 'node:crypto';
  import type Provider from 'oidc-provider';
  import type { KoaContextWithOIDC } from 'oidc-provider';

  /** @returns undefined unless the tokens of the client are bound  @throws InvalidGrant there is no certificate */
  export function checkMtlsCert(provider: Provider, ctx: KoaContextWithOIDC): X509Certificate | undefined;

  /** @throws InvalidGrant the client needs a proof */
  export function checkDpopRequired(provider: Provider, ctx: KoaContextWithOIDC, proof: unknown): void;
}

import { createHash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { IssuerArtifacts } from '../artifacts/artifacts.repository.js';

/** Makes the library remember DPoP proofs and assertions by one insert, so that only one of two uses is new. */
export function installReplayDetection(provider: Provider, artifacts: IssuerArtifacts): void {
  const ReplayDetection = provider.ReplayDetection as unknown as {
    unique(issuer: string, jti: string, exp: number): Promise<boolean>;
  };
  ReplayDetection.unique = (issuer, jti, exp) => {
    const id = createHash('sha256')
      .update(JSON.stringify([issuer, jti]))
      .digest('base64url');
    return artifacts.add('ReplayDetection', id, { exp }, null);
  };
}

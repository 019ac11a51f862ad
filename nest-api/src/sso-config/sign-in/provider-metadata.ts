import type { KnownKey } from '../sso-configuration-state.entity.js';

/** Metadata of the identity provider. */
export interface ProviderMetadata {
  readonly document: Record<string, unknown>;
  readonly keys: readonly KnownKey[];
}

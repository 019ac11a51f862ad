import type Provider from 'oidc-provider';
import { type ArtifactKind, newArtifactId } from '../artifacts/artifact-id.js';
import { lastingTokenEnd, refreshTokenEnd } from '../offline-limits.js';
import type { Exchanges } from './exchanges.js';
import { isHighlySecure } from './high-security.js';
import type { OfflineAccess } from './offline-access.js';
import type { Successors } from './successors.js';

interface Token {
  exp?: number;
  format?: string;
  readonly iiat?: number;
  readonly remainingTTL: number;
}
interface RefreshToken extends Token {
  readonly jti?: string;
  readonly exp: number;
}
interface Model {
  readonly prototype: { generateTokenId(this: Token): string };
}

const KINDS = [
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'DeviceCode',
] as const satisfies readonly ArtifactKind[];

/** Makes the library use our IDs for codes and opaque tokens, which contain the day of expiry. */
export function installTokenIds(
  provider: Provider,
  exchanges: Exchanges,
  successors: Successors,
  offline: OfflineAccess,
): void {
  for (const kind of KINDS) {
    const { prototype } = provider[kind] as unknown as Model;
    const plain = prototype.generateTokenId;
    prototype.generateTokenId = function () {
      const id = plain.call(this);
      if (this.format === 'jwt') return id;
      // Set here: at midnight, a later time could have another day than the ID.
      this.exp ??= now() + this.remainingTTL;
      return newArtifactId(kind, this.exp);
    };
  }
  installRefreshTokenIds(provider, exchanges, successors, offline);
}

function installRefreshTokenIds(
  provider: Provider,
  exchanges: Exchanges,
  successors: Successors,
  offline: OfflineAccess,
): void {
  const { prototype } = provider.RefreshToken as unknown as Model;
  prototype.generateTokenId = function () {
    const began = exchanges.replacesSince();
    const predecessor = rotatedToken(provider);
    const at = Math.floor(began ?? now());
    const client = contextOf(provider)?.oidc.client;
    const limits = offline.limitsOf(client);
    const begun = this.iiat ?? at;
    this.exp =
      client && isHighlySecure(client) ? lastingTokenEnd(begun, limits) : refreshTokenEnd(at, begun, limits);
    // A public client's token could be stolen, so use does not extend it. Source: RFC 9700 §4.14.2.
    if (predecessor && isPublic(provider)) this.exp = Math.min(this.exp, predecessor.exp);
    const random = predecessor?.jti ? successors.of(predecessor.jti) : undefined;
    return newArtifactId('RefreshToken', this.exp, random);
  };
}

function rotatedToken(provider: Provider): RefreshToken | undefined {
  const ctx = contextOf(provider);
  return (ctx?.oidc.entities as { RotatedRefreshToken?: RefreshToken } | undefined)?.RotatedRefreshToken;
}

function isPublic(provider: Provider): boolean {
  return contextOf(provider)?.oidc.client?.clientAuthMethod === 'none';
}

function contextOf(provider: Provider) {
  return (provider.constructor as typeof Provider).ctx;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

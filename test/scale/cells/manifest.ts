import {
  CompactSign,
  type CryptoKey,
  compactVerify,
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
} from 'jose';
import { z } from 'zod';
import { DirectoryRefused } from './directory-refused.ts';
import { PARTS } from './entries.ts';

/** Type of the JWS, so that nothing else that the same key signs is taken for a directory. Source: RFC 8725 §3.11. */
export const TYPE = 'gatehouse-cells+jws';
/** Fully specified algorithm for Ed25519. Source: RFC 9864 §2.2. */
const ALGORITHM = 'Ed25519';
/** Seconds by which the clocks of control plane and router may differ. */
const SKEW = 60;

/** The router redirects browsers there, so it must be an origin that TLS protects, or this machine. */
const OriginSchema = z.url().refine((text) => {
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || hostname === 'localhost');
});

export const CellSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** Name for users, such as "European Union". The entry page shows it. */
  region: z.string().regex(/^[\p{L}\p{N} .,()-]{1,60}$/u),
  origin: OriginSchema,
});
export type Cell = z.infer<typeof CellSchema>;

export const ManifestSchema = z.object({
  iss: z.string(),
  /** Increases with each change and each renewal. */
  version: z.int().min(1),
  /** Seconds since the epoch. */
  iat: z.int(),
  exp: z.int(),
  /** Entries name a cell by its position. */
  cells: z.array(CellSchema).min(1).max(65_536),
  /** SHA-256 of each part, as base64url. */
  parts: z.array(z.string().length(43)).length(PARTS),
});
/** The signed part of the directory. The entries are in parts, which it names by their digests. */
export type Manifest = z.infer<typeof ManifestSchema>;

/** What a router knows before it asks. */
export interface Trust {
  readonly issuer: string;
  /** The current and the next key of the control plane. */
  readonly keys: JSONWebKeySet;
}

/** @returns a compact JWS. Source: RFC 7515 §7.1, RFC 8037 §3.1 */
export function signManifest(manifest: Manifest, key: CryptoKey, kid: string): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(manifest)))
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .sign(key);
}

/**
 * Verifies signature, type, shape, issuer and issue time. Age and version depend on what the router holds:
 * `checkExpiry` and `checkVersion`.
 *
 * @param now seconds since the epoch
 * @throws DirectoryRefused
 */
export async function openManifest(jws: string, trust: Trust, now: number): Promise<Manifest> {
  const { payload, protectedHeader } = await verifySignature(jws, trust.keys);
  if (protectedHeader.typ !== TYPE) throw new DirectoryRefused('type');
  const manifest = readManifest(payload);
  if (manifest.iss !== trust.issuer) throw new DirectoryRefused('issuer');
  if (manifest.iat > now + SKEW) throw new DirectoryRefused('future');
  return manifest;
}

/**
 * @param grace seconds after the expiry: 0 for what was just received, more for what the router already holds
 * @throws DirectoryRefused
 */
export function checkExpiry({ exp }: Pick<Manifest, 'exp'>, now: number, grace: number): void {
  if (now >= exp + grace) throw new DirectoryRefused('expired');
}

/**
 * The version never decreases. One version has one content, otherwise routers could be told different things.
 *
 * @returns false if it is the one that is held
 * @throws DirectoryRefused
 */
export function checkVersion(
  held: { readonly version: number; readonly jws: string } | null,
  next: { readonly version: number; readonly jws: string },
): boolean {
  if (!held || next.version > held.version) return true;
  if (next.version < held.version) throw new DirectoryRefused('replayed');
  if (next.jws !== held.jws) throw new DirectoryRefused('conflict');
  return false;
}

async function verifySignature(jws: string, keys: JSONWebKeySet) {
  try {
    return await compactVerify(jws, createLocalJWKSet(keys), { algorithms: [ALGORITHM] });
  } catch (error) {
    throw new DirectoryRefused(error instanceof errors.JWSInvalid ? 'malformed' : 'signature', error);
  }
}

function readManifest(payload: Uint8Array): Manifest {
  try {
    return ManifestSchema.parse(JSON.parse(Buffer.from(payload).toString()));
  } catch (error) {
    throw new DirectoryRefused('shape', error);
  }
}

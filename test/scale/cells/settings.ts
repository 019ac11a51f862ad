import { readFileSync } from 'node:fs';
import type { JSONWebKeySet } from 'jose';
import type { Cell } from './manifest.ts';

/** What the simulation writes for the control plane and for routers, as one JSON file each. */
export interface ControlPlaneSettings {
  readonly port: number;
  readonly file: string;
  readonly issuer: string;
  readonly cells: readonly Cell[];
  readonly secrets: Readonly<Record<string, string>>;
  /** The private key, as a JWK. */
  readonly key: Record<string, string>;
  readonly kid: string;
  readonly lifetime: number;
}

export interface RouterSettings {
  readonly port: number;
  readonly controlPlane: string;
  readonly issuer: string;
  readonly keys: JSONWebKeySet;
  /** Base64url. */
  readonly names: string;
  readonly file: string;
  readonly grace: number;
  readonly refreshMs: number;
}

/** The file that the first argument of the process names. */
export function readSettingsFile<T>(): T {
  return JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as T;
}

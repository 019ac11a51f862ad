import type { CreateSsoConfiguration } from '@gatehouse/contracts';
import type { SsoConfiguration } from '../sso-configuration.entity.js';

/** What an admin writes and every version keeps, secrets apart. */
export const EDITABLE = [
  'name',
  'isEnabled',
  'clientId',
  'issuer',
  'authorizationEndpoint',
  'tokenEndpoint',
  'userInfoEndpoint',
  'directoryId',
  'entityId',
  'ssoUrl',
  'sloUrl',
  'sloResponseUrl',
  'metadataUrl',
  'certificate',
  'relayState',
  'nameIdFormat',
  'signatureAlgorithm',
  'encryptionAlgorithm',
  'scopes',
  'domains',
  'createsPeople',
  'usesPlatformClient',
  'allowIdpInitiated',
  'parameters',
  'mapping',
] as const satisfies readonly (keyof CreateSsoConfiguration)[];

export type Editable = Pick<CreateSsoConfiguration, (typeof EDITABLE)[number]>;

export function editableOf(from: SsoConfiguration): Editable {
  return Object.fromEntries(EDITABLE.map((name) => [name, from[name] ?? null])) as unknown as Editable;
}

/** Whether an edit cannot affect existing users: the name, admission of new users, an additional domain. */
export function isHarmlessEdit(before: Editable, after: Editable, secretsChange: boolean): boolean {
  if (secretsChange) return false;
  const changed = EDITABLE.filter((name) => told(before[name]) !== told(after[name]));
  const keepsDomains = before.domains.every((domain) => after.domains.includes(domain));
  return changed.every(
    (name) => name === 'name' || name === 'createsPeople' || (name === 'domains' && keepsDomains),
  );
}

/** `name: Acme → Acme directory`, one for each field that changed. */
export function changesBetween(before: Editable, after: Editable): string[] {
  return EDITABLE.filter((name) => told(before[name]) !== told(after[name])).map(
    (name) => `${name}: ${short(before[name])} → ${short(after[name])}`,
  );
}

function told(value: unknown): string {
  return JSON.stringify(value ?? null);
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : told(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

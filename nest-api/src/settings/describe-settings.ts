import type { SystemSetting } from '@gatehouse/contracts';
import type { Environment } from './read-secret.js';

/** The source of a setting. */
export function sourceOf(env: Environment, name: string, value: unknown): SystemSetting['source'] {
  if (env[name]) return 'environment';
  if (env[`${name}_FILE`]) return 'file';
  return value === undefined ? 'unset' : 'default';
}

/** A value for display: secrets are hidden, a list is one line. */
export function shownValue(value: unknown, isSecret: boolean): string | null {
  if (isSecret || value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

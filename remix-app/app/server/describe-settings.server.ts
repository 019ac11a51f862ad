import type { SystemSetting } from '@gatehouse/contracts';

const SECRETS = new Set(['INTERNAL_SECRET']);

/**
 * The names of the variables at the start of the process, before its own start-up changed some.
 *
 * @param env current variables, used if the names were not stored
 */
export function namesGiven(env: Record<string, string | undefined>): ReadonlySet<string> {
  const kept: unknown = Reflect.get(globalThis, Symbol.for('gatehouse.given'));
  if (kept instanceof Set) return kept;
  return new Set(Object.keys(env).filter((name) => env[name]));
}

/** Every setting of the web app with its source, by name. For a secret, only whether it is set. */
export function describeSettings(
  values: Readonly<Record<string, unknown>>,
  given: ReadonlySet<string>,
): SystemSetting[] {
  // The start-up changed PORT to the port of this process, which is the setting WEB_PORT.
  const { PORT: WEB_PORT, ...rest } = values;
  return Object.entries({ ...rest, WEB_PORT })
    .map(([name, value]) => ({
      name,
      value: SECRETS.has(name) || value === undefined ? null : String(value),
      source: sourceOf(name, value, given),
      secret: SECRETS.has(name),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function sourceOf(name: string, value: unknown, given: ReadonlySet<string>): SystemSetting['source'] {
  if (given.has(`${name}_FILE`)) return 'file';
  if (given.has(name)) return 'environment';
  return value === undefined ? 'unset' : 'default';
}

import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration error: one line that names the setting and the fix. */
export class SettingsError extends Error {}

/**
 * The setting `name`, or the content of the file that `name`_FILE points to (Docker secrets).
 *
 * @throws SettingsError both are set, or the file cannot be read
 */
export function readSecret(env: Environment, name: string): string | undefined {
  const value = env[name] || undefined;
  const file = env[`${name}_FILE`];
  if (!file) return value;
  if (value) throw new SettingsError(`Set either ${name} or ${name}_FILE, not both.`);
  try {
    // An empty file is a secret that is not filled in yet.
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    throw new SettingsError(`${name}_FILE names "${file}", which can't be read (${cause}).`);
  }
}

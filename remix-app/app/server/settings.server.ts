import { readFileSync } from 'node:fs';
import { emailProblem, type SystemSetting } from '@gatehouse/contracts';
import { z } from 'zod';
import { describeSettings, namesGiven } from './describe-settings.server';

const httpAddress = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });
const port = z.coerce.number().int().min(1).max(65_535);

const publicAddress = httpAddress.refine(
  (text) => !text.startsWith('http:') || isLoopback(URL.parse(text)?.hostname ?? ''),
  'must begin with https:// for any host but this machine itself',
);

/** Includes internationalized addresses. */
const emailAddress = z.string().refine((text) => !emailProblem(text), 'must be an email address');

const EnvironmentSchema = z.object({
  PORT: port.default(3000),
  PUBLIC_URL: publicAddress.optional(),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(8080),
  API_URL: httpAddress.refine((text) => new URL(text).pathname === '/', 'must be an origin').optional(),
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  NODE_ENV: z.string().optional(),
  DEMO_DATA: z.enum(['auto', 'on', 'off']).default('auto'),
  CONTACT_EMAIL: emailAddress.optional(),
  CONTACT_PHONE: z.string().max(60).optional(),
  CONTACT_ADDRESS: z.string().max(300).optional(),
  SOCIAL_X_URL: httpAddress.optional(),
  SOCIAL_LINKEDIN_URL: httpAddress.optional(),
  SOCIAL_GITHUB_URL: httpAddress.optional(),
});

/** All names, so that unset settings are listed as well. */
const NOTHING_SET = Object.fromEntries(Object.keys(EnvironmentSchema.shape).map((name) => [name, undefined]));

export interface Settings {
  /** The public origin, without a trailing slash. */
  publicUrl: string;
  /** The address of the API, without a trailing slash. */
  apiUrl: string;
  /** Lets the API and this process trust each other's forwarded headers. Without it, none are trusted. */
  internalSecret: string | undefined;
  /** Whether the demo accounts exist, whose passwords are public. */
  demoAccounts: boolean;
  contact: Contact;
  /** Every setting by name, without secrets, for display. */
  described: readonly SystemSetting[];
}

/** Contacts in the footer and on the product pages; missing ones are not shown. */
export interface Contact {
  email?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  x?: string | undefined;
  linkedin?: string | undefined;
  github?: string | undefined;
}

export class SettingsError extends Error {}

/**
 * @param env variables of the process; an empty one counts as unset
 * @throws SettingsError names the setting and the problem
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  if (given.INTERNAL_SECRET_FILE) given.INTERNAL_SECRET = readSecret(given.INTERNAL_SECRET_FILE);
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) throw new SettingsError(describe(parsed.error));
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  return {
    publicUrl: publicUrl.origin,
    apiUrl: values.API_URL
      ? new URL(values.API_URL).origin
      : `http://${values.API_HOST.includes(':') ? `[${values.API_HOST}]` : values.API_HOST}:${values.API_PORT}`,
    internalSecret: values.INTERNAL_SECRET,
    demoAccounts: hasDemoAccounts(values.DEMO_DATA, values.NODE_ENV, publicUrl.hostname),
    contact: {
      email: values.CONTACT_EMAIL,
      phone: values.CONTACT_PHONE,
      address: values.CONTACT_ADDRESS,
      x: values.SOCIAL_X_URL,
      linkedin: values.SOCIAL_LINKEDIN_URL,
      github: values.SOCIAL_GITHUB_URL,
    },
    described: describeSettings({ ...NOTHING_SET, ...values, PUBLIC_URL: publicUrl.origin }, namesGiven(env)),
  };
}

/** `on` and `off` are set by the process that loads the demo data; otherwise this process guesses. */
function hasDemoAccounts(
  demoData: 'auto' | 'on' | 'off',
  nodeEnv: string | undefined,
  host: string,
): boolean {
  if (demoData !== 'auto') return demoData === 'on';
  return nodeEnv !== 'production' && isLoopback(host);
}

function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`INTERNAL_SECRET_FILE: cannot read ${file}`, { cause: error });
  }
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

function settingsOrExit(): Settings {
  try {
    return parseSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`gatehouse web: ${error.message}\n`);
    process.exit(1);
  }
}

/** The environment, read once when the process starts. */
export const settings = settingsOrExit();

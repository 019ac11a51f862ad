import { createRequire } from 'node:module';

/** Loaded at first use, so that it does not delay the start. */
let listed: ReadonlySet<string> | undefined;

/** Domains that are missing in the list. */
const MORE = ['googlemail.com', 'proton.me', 'pm.me', 'hey.com', 'duck.com', 'tuta.com', 'onmicrosoft.com'];

export function isPublicMailDomain(domain: string): boolean {
  listed ??= load();
  return listed.has(domain) || MORE.includes(domain);
}

/** Public email domains: the list of the package `email-providers`, updated with it. */
function load(): ReadonlySet<string> {
  return new Set(createRequire(import.meta.url)('email-providers/all.json') as string[]);
}

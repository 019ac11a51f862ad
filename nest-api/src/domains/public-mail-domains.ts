import { createRequire } from 'node:module';

/** Loaded when the first domain is asked about: no start waits for it. */
let listed: ReadonlySet<string> | undefined;

/** What the list has missed. */
const MORE = ['googlemail.com', 'proton.me', 'pm.me', 'hey.com', 'duck.com', 'tuta.com', 'onmicrosoft.com'];

export function isPublicMailDomain(domain: string): boolean {
  listed ??= load();
  return listed.has(domain) || MORE.includes(domain);
}

/** Domains where anybody gets an address: the list of the package `email-providers`, renewed with it. */
function load(): ReadonlySet<string> {
  return new Set(createRequire(import.meta.url)('email-providers/all.json') as string[]);
}

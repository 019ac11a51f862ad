import { createRequire } from 'node:module';

/** Domains where anybody gets an address: the list of the package `email-providers`, renewed with it. */
const listed = new Set<string>(createRequire(import.meta.url)('email-providers/all.json') as string[]);

/** What the list has missed. */
const MORE = ['googlemail.com', 'proton.me', 'pm.me', 'hey.com', 'duck.com', 'tuta.com', 'onmicrosoft.com'];

export function isPublicMailDomain(domain: string): boolean {
  return listed.has(domain) || MORE.includes(domain);
}

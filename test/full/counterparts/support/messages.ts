import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface SamlMessage {
  readonly url: URL;
  readonly xml: string;
}

/** Every SAML message that the page's browser sends from now on, in order. */
export function carriedBy(page: Page): SamlMessage[] {
  const messages: SamlMessage[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const inQuery = url.searchParams.get('SAMLRequest') ?? url.searchParams.get('SAMLResponse');
    if (inQuery) messages.push({ url, xml: inflateRawSync(Buffer.from(inQuery, 'base64')).toString('utf8') });
    const form = new URLSearchParams(request.postData() ?? '');
    const posted = form.get('SAMLRequest') ?? form.get('SAMLResponse');
    if (posted) messages.push({ url, xml: Buffer.from(posted, 'base64').toString('utf8') });
  });
  return messages;
}

/** The encryption algorithm of the data, not of the key; empty if nothing is encrypted. */
export function dataAlgorithms({ xml }: SamlMessage): string[] {
  return [...xml.matchAll(/EncryptionMethod[^>]*Algorithm="([^"]+)"/g)]
    .map(([, algorithm = '']) => algorithm)
    .filter((algorithm) => !/rsa-/.test(algorithm))
    .map((algorithm) => algorithm.split('#')[1] ?? algorithm);
}

/** The message of a kind that went to a URL with this prefix. @throws Error there is none */
export function messageTo(messages: readonly SamlMessage[], kind: string, origin: string): SamlMessage {
  const found = messages.findLast(({ url, xml }) => url.origin === origin && xml.includes(`:${kind} `));
  if (!found) throw new Error(`no ${kind} went to ${origin}`);
  return found;
}

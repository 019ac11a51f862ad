import { Headers, type RequestInit, type Response } from 'undici';
import { OutgoingRefused } from './outgoing-errors.js';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const CREDENTIALS = ['authorization', 'cookie', 'proxy-authorization'];

/** @throws OutgoingRefused for a scheme other than http and https, or for credentials in the URL */
export function permittedUrl(value: string | URL): URL {
  if (!URL.canParse(String(value))) throw new OutgoingRefused('This is not an absolute URL');
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new OutgoingRefused(`URLs must use http or https, not ${url.protocol}`);
  }
  if (url.username || url.password) {
    throw new OutgoingRefused(`The URL of ${url.host} must not contain a user name or a password`);
  }
  return url;
}

/**
 * The target of a redirect, or null if the response is not one.
 *
 * Only reads follow redirects, never to a weaker scheme. Credentials are sent only to their original origin.
 *
 * @throws OutgoingRefused
 */
export function nextHop(
  from: URL,
  init: RequestInit,
  answer: Response,
): { url: URL; init: RequestInit } | null {
  const location = answer.headers.get('location');
  if (!REDIRECTS.has(answer.status) || location === null || init.redirect === 'manual') return null;
  const method = (init.method ?? 'GET').toUpperCase();
  if (init.redirect === 'error' || (method !== 'GET' && method !== 'HEAD')) {
    throw new OutgoingRefused(`${from.host} redirects, but a direct response is required`);
  }
  if (!URL.canParse(location, from.href))
    throw new OutgoingRefused(`${from.host} redirects to an invalid address`);
  const url = permittedUrl(new URL(location, from));
  if (from.protocol === 'https:' && url.protocol === 'http:') {
    throw new OutgoingRefused(`${from.host} redirects from https to http`);
  }
  return { url, init: url.origin === from.origin ? init : withoutCredentials(init) };
}

function withoutCredentials(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  for (const name of CREDENTIALS) headers.delete(name);
  return { ...init, headers };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cell } from './manifest.ts';

const RETRY_SECONDS = '5';
const NO_STORE = { 'cache-control': 'no-store' };

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...NO_STORE, 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { ...NO_STORE, 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}

/** 303 for a form that was read here. 307 repeats the request with its body at the cell. Source: RFC 9110 §15.4. */
export function sendTo(response: ServerResponse, status: 303 | 307, { origin }: Cell, path: string): void {
  response.writeHead(status, {
    ...NO_STORE,
    location: origin + path,
    // The address of a sign-in page may contain an email address.
    'referrer-policy': 'no-referrer',
  });
  response.end();
}

/** Says what is known, to a browser as a page and to an application as JSON. */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  { region }: Cell,
  since: Date,
): void {
  const at = since.toISOString();
  const title = `Sign-in in the region "${region}" is unavailable since ${at}.`;
  const detail =
    'Other regions are not affected. Applications that you opened stay open. Try again in a minute.';
  response.setHeader('retry-after', RETRY_SECONDS);
  if (request.headers.accept?.includes('text/html'))
    return void sendPage(response, 503, `<h1>${title}</h1><p>${detail}</p>`);
  sendJson(response, 503, { code: 'cell_unavailable', title, detail, region, since: at });
}

/** The router has no directory that it may use. */
export function sendExpired(response: ServerResponse): void {
  response.setHeader('retry-after', RETRY_SECONDS);
  sendJson(response, 503, { code: 'directory_expired' });
}

/** One form for everybody, and links for each region, for new organizations and for those who know theirs. */
export function entryPage(cells: readonly Cell[]): string {
  const regions = cells.map(
    ({ origin, region }) =>
      `<li>${region}: <a href="${origin}/login">Sign in</a>, <a href="${origin}/login?tab=sign-up">Sign up</a></li>`,
  );
  return `<form method="post" action="/sign-in"><label>Email <input name="email" type="email"></label>
    <button>Continue</button></form><ul>${regions.join('')}</ul>`;
}

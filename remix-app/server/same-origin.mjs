import { randomUUID } from 'node:crypto';
import { pathOf } from './access-log.mjs';
import { SITE_HEADER } from './custom-hosts.mjs';
import { refusalPage, refusalStream } from './refusal.mjs';

/**
 * Whether a request that may change something comes from a page of our own origin.
 *
 * What `Sec-Fetch-Site` and `Origin` say must agree: browsers set both by themselves and no page can forge either. One
 * of them is enough, because older browsers and plain-http addresses send only `Origin`.
 *
 * @param {string | null | undefined} origin the `Origin` header
 * @param {string | null | undefined} site the `Sec-Fetch-Site` header
 * @param {string} publicOrigin the origin of `PUBLIC_URL`
 */
export function isSameOrigin(origin, site, publicOrigin) {
  if (!origin && !site) return false;
  return (!origin || origin === publicOrigin) && (!site || site === 'same-origin');
}

/**
 * Compares the origin of every request with `PUBLIC_URL`, before anything reads it: what another origin sends gets 403.
 *
 * The framework would compare `Origin` with the host it received, which is a proxy's choice, and answer an empty 500.
 * It gets the public host instead, whatever the proxy sent.
 *
 * @param {import('node:http').Server} server
 * @param {string} publicOrigin
 * A custom domain of an organization has an origin of its own: nothing of the platform's host may send it a form.
 *
 * @param {(request: object, refusal: object) => void} log told about each refusal
 * @param {(request: object) => Promise<import('./custom-hosts.mjs').Site | null> | null} findSite
 */
export function requirePublicOrigin(server, publicOrigin, log, findSite = () => null) {
  const emit = server.emit;
  server.emit = function emitUnlessForeign(event, ...args) {
    if (event !== 'request') return emit.call(this, event, ...args);
    const pass = (site) => {
      const [request, response] = args;
      const origin = site?.origin ?? publicOrigin;
      const elsewhere = site ? null : publicAddressOf(request, publicOrigin);
      if (elsewhere) return sendOn(response, elsewhere);
      if (isForeign(request, origin)) return refuse(request, response, origin, log);
      prepare(request, origin, site);
      return emit.call(this, event, ...args);
    };
    const site = findSite(args[0]);
    if (site === null) return pass(null);
    site.then(pass);
    return true;
  };
}

function prepare(request, origin, site) {
  const { headers } = request;
  headers.host = new URL(origin).host;
  headers['x-forwarded-host'] = headers.host;
  delete headers[SITE_HEADER];
  if (site) headers[SITE_HEADER] = encodeURIComponent(JSON.stringify(site));
  // Compared already. Reading asks for no origin, and the framework fails on one that it can't parse.
  delete headers.origin;
  if (!isReading(request)) headers.origin = origin;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where a page is that was opened under another name of this machine than PUBLIC_URL has, such as 127.0.0.1 for
 * localhost: its forms and cookies would not work there. Only on the same port: on another one it is a proxy that
 * named the host, and it would be sent in circles.
 */
function publicAddressOf(request, publicOrigin) {
  const { host, 'x-forwarded-host': forwarded = host, 'sec-fetch-dest': purpose } = request.headers;
  const isPage = request.method === 'GET' && (purpose ?? 'document') === 'document';
  const received = forwarded && URL.canParse(`http://${forwarded}`) ? new URL(`http://${forwarded}`) : null;
  const wanted = new URL(publicOrigin);
  if (!isPage || !received || wanted.protocol !== 'http:') return null;
  if (!LOOPBACK.test(received.hostname) || !LOOPBACK.test(wanted.hostname)) return null;
  if (received.hostname === wanted.hostname || received.port !== wanted.port) return null;
  const { url = '/' } = request;
  // A path alone: `//evil.test` would be another host.
  return url.startsWith('/') ? publicOrigin + url : null;
}

/** Not for ever: PUBLIC_URL may change. */
function sendOn(response, location) {
  response.writeHead(302, { location, 'cache-control': 'no-store' });
  response.end();
  return true;
}

function refuse(request, response, publicOrigin, log) {
  const reference = randomUUID();
  const cause = causeOf(request.headers, publicOrigin);
  const path = pathOf(request);
  const isScript = path.endsWith('.data');
  log(request, {
    level: 'warn',
    msg: cause.operator,
    code: 'foreign_origin',
    reference,
    method: request.method,
    path,
    status: 403,
    origin: request.headers.origin?.slice(0, 200),
    site: request.headers['sec-fetch-site']?.slice(0, 20),
  });
  response.writeHead(403, {
    'content-type': isScript ? 'text/x-script' : 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    // What is left of the unread body would be taken for the next request.
    connection: 'close',
  });
  response.end(
    isScript ? refusalStream(cause, reference) : refusalPage(cause, `${publicOrigin}/`, reference),
  );
  return true;
}

/** What the person reads, and what the operator can do. */
function causeOf({ origin, 'sec-fetch-site': site }, publicOrigin) {
  if (origin && origin !== 'null' && origin !== publicOrigin && site !== 'cross-site') {
    return {
      person: `This form was sent from another address than ${publicOrigin}. Open ${publicOrigin} and try again.`,
      operator: `The setting PUBLIC_URL is ${publicOrigin}. If people open another address, set PUBLIC_URL to that address and restart.`,
    };
  }
  return {
    person: 'This form was not sent from a page of this site. Open the start page and try again.',
    operator: `Forms are accepted from pages of ${publicOrigin}, the setting PUBLIC_URL.`,
  };
}

function isForeign(request, publicOrigin) {
  if (isReading(request)) return false;
  const { headers } = request;
  return !isSameOrigin(headers.origin, headers['sec-fetch-site'], publicOrigin);
}

function isReading({ method }) {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

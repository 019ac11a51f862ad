import { randomBytes } from 'node:crypto';
import { SITE_HEADER } from './custom-hosts.mjs';

/**
 * Set by `entry.server.tsx` on a page that every visitor without cookies sees alike. It never leaves this process.
 */
export const SAME_FOR_VISITORS = 'x-gatehouse-same-for-visitors';

/** How old the settings, connections and texts of a kept page may be. */
const LIFETIME_MS = 1_000;
/** Paths and values of Accept-Language together. */
const MOST_PAGES = 50;
const NONCE = /'nonce-([^']+)'/;

/**
 * @typedef {object} KeptPage
 * @property {number} until milliseconds of the clock
 * @property {Record<string, number | string | string[]>} headers without the policy
 * @property {readonly string[]} policy pieces between which the nonce belongs
 * @property {readonly string[]} html pieces between which the nonce belongs
 */

/**
 * Wraps `createRequestHandler` of `@remix-run/express`. A page that looks the same to every visitor is rendered once a
 * second. The others get its copy, each with a nonce of its own. A visitor is whoever sends a GET without cookies and
 * without a query: nothing else in the request reaches such a page, except the language.
 *
 * @template {{ mode?: string }} O
 * @param {(options: O) => (...args: any[]) => unknown} createHandler
 * @param {() => number} now milliseconds
 */
export function keptPages(createHandler, now = () => performance.now()) {
  return (/** @type {O} */ options) => {
    const handler = createHandler(options);
    if (options.mode === 'development') return handler;
    /** @type {Map<string, KeptPage>} */
    const pages = new Map();
    return (request, response, next) => {
      const key = keyOf(request);
      const kept = key === null ? undefined : pages.get(key);
      if (kept && now() < kept.until) return send(response, kept);
      const until = now() + LIFETIME_MS;
      onEnd(response, (page) => {
        if (key === null || page === null) return;
        if (pages.size >= MOST_PAGES) pages.clear();
        pages.set(key, { ...page, until });
      });
      return handler(request, response, next);
    };
  };
}

function keyOf({ method, originalUrl, headers }) {
  const isVisitor = headers.cookie === undefined && headers.authorization === undefined;
  if (method !== 'GET' || !isVisitor || originalUrl.includes('?')) return null;
  // What a custom domain shows is its organization's.
  return `${headers[SITE_HEADER] ?? ''} ${originalUrl} ${headers['accept-language'] ?? ''}`;
}

function send(response, { headers, policy, html }) {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('content-security-policy', policy.join(nonce));
  response.end(html.join(nonce));
}

/**
 * Hides the mark of a page, and hands the page over once it is sent whole: null for one without the mark.
 */
function onEnd(response, take) {
  const { write, end } = response;
  const earlier = new Set(response.getHeaderNames());
  const chunks = [];
  let head;
  const begin = () => {
    if (head === undefined) head = headOf(response, earlier);
  };
  const add = (chunk, encoding) => {
    if (head && (typeof chunk === 'string' || chunk instanceof Uint8Array))
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined));
  };
  response.write = function writeAndKeep(chunk, ...rest) {
    begin();
    add(chunk, rest[0]);
    return write.call(this, chunk, ...rest);
  };
  response.end = function endAndKeep(...args) {
    begin();
    add(args[0], args[1]);
    take(head && pageOf(head, Buffer.concat(chunks).toString()));
    return end.apply(this, args);
  };
}

/** Headers of a marked page as this app wrote them: compression and defaults come later, for each response anew. */
function headOf(response, earlier) {
  // A stream of events sends its headers before its first chunk.
  if (response.headersSent) return null;
  const isSame = response.hasHeader(SAME_FOR_VISITORS);
  response.removeHeader(SAME_FOR_VISITORS);
  if (!isSame || response.statusCode !== 200 || response.hasHeader('set-cookie')) return null;
  return Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !earlier.has(name)));
}

function pageOf({ 'content-security-policy': policy, ...headers }, html) {
  const nonce = NONCE.exec(String(policy))?.[1];
  return nonce ? { headers, policy: String(policy).split(nonce), html: html.split(nonce) } : null;
}

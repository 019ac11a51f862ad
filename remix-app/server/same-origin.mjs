/**
 * Whether a request that may change something comes from a page of our own origin.
 *
 * `Sec-Fetch-Site` is what browsers say by themselves and no page can forge, so where it stands it decides;
 * `Origin` serves browsers and addresses without it.
 *
 * @param {string | null | undefined} origin the `Origin` header
 * @param {string | null | undefined} site the `Sec-Fetch-Site` header
 * @param {string} publicOrigin the origin that browsers see
 */
export function isSameOrigin(origin, site, publicOrigin) {
  return site ? site === 'same-origin' : origin === publicOrigin;
}

/** What a form of another site gets. Remix would answer it too, but with an empty 500. */
export const REFUSAL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>This was not allowed</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>This was not allowed</h1>
<p>This form was not sent from a page of this site. Go to <a href="/">the start page</a> and try again.</p>
</body></html>
`;

/**
 * Answers 403 to whatever another site sends, before anything reads it.
 *
 * @param {import('node:http').Server} server
 * @param {string} publicOrigin
 */
export function refuseForeignForms(server, publicOrigin) {
  const emit = server.emit;
  server.emit = function emitUnlessForeign(event, ...args) {
    if (event !== 'request' || !isForeign(args[0], publicOrigin)) return emit.call(this, event, ...args);
    const response = args[1];
    response.writeHead(403, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(REFUSAL);
    return true;
  };
}

function isForeign({ method, headers }, publicOrigin) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  return !isSameOrigin(headers.origin, headers['sec-fetch-site'], publicOrigin);
}

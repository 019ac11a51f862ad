/** @type {Record<string, string>} What every response says unless it says something else itself. */
const DEFAULTS = {
  // Static files say how long they may be kept; data, redirects and errors are somebody's own.
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** RFC 6797 §7.2: over plain http the header means nothing, so it is left out there. */
const HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Gives a response its default headers when its own are written: pages have a policy of their own, while
 * data, redirects, errors and static files have none.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {boolean} https whether the public address is https
 */
export function setDefaultHeaders(response, https) {
  const { writeHead } = response;
  response.writeHead = function writeHeadWithDefaults(status, ...rest) {
    const given = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
    for (const [name, value] of Object.entries({ ...DEFAULTS, ...(https && HTTPS) })) {
      if (!this.hasHeader(name) && !(name in given)) this.setHeader(name, value);
    }
    return writeHead.call(this, status, ...rest);
  };
}

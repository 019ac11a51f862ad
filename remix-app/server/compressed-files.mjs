import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/**
 * Sends the Brotli form of a built file, which the build made as `<file>.br`. remix-serve would compress the file anew
 * for each request, and with less effort.
 *
 * @param {string} folder of the built files
 * @param {string} prefix of their paths, `/assets/`; their names change with their content
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   whether it answers the request
 */
export function compressedFiles(folder, prefix) {
  const sizes = sizesIn(folder);
  return (request, response) => {
    const { method, url = '', headers } = request;
    const size = url.startsWith(prefix) ? sizes.get(url.slice(prefix.length)) : undefined;
    const isReading = method === 'GET' || method === 'HEAD';
    if (size === undefined || !isReading || headers.range || !takesBrotli(headers['accept-encoding']))
      return false;
    response.writeHead(200, {
      'content-type': TYPES[extname(url)],
      'content-encoding': 'br',
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (method === 'HEAD') response.end();
    else createReadStream(join(folder, `${url.slice(prefix.length)}.br`)).pipe(response);
    return true;
  };
}

/** Bytes of the compressed form by name of the file. Empty before the first build. */
function sizesIn(folder) {
  try {
    const compressed = readdirSync(folder).filter((name) => name.endsWith('.br'));
    return new Map(
      compressed.map((name) => [name.slice(0, -'.br'.length), statSync(join(folder, name)).size]),
    );
  } catch {
    return new Map();
  }
}

/** RFC 9110 §12.5.3: `q=0` rejects it. */
function takesBrotli(accepted = '') {
  return /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/.test(accepted);
}

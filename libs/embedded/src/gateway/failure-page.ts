import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response of the gateway itself, because no process could answer. */
export interface Failure {
  status: number;
  code: string;
  title: string;
  detail: string;
}

export const UNREACHABLE: Failure = {
  status: 502,
  code: 'idp_unreachable',
  title: 'Gatehouse is not answering',
  detail: 'A part of Gatehouse is starting or has stopped. Wait a few seconds and try again.',
};

export const LOST: Failure = {
  status: 502,
  code: 'idp_lost',
  title: 'Gatehouse stopped answering',
  detail:
    'A part of Gatehouse ended before it answered this request. Check whether the request had an effect before you repeat it.',
};

export const TOO_SLOW: Failure = {
  status: 504,
  code: 'idp_timeout',
  title: 'Gatehouse took too long',
  detail:
    'The request was passed on but not answered in time. Check whether it had an effect before you repeat it.',
};

export const NOT_HERE: Failure = {
  status: 404,
  code: 'not_found',
  title: 'Not found',
  detail: 'This address is not served here.',
};

export const BAD_TARGET: Failure = {
  status: 400,
  code: 'bad_request_target',
  title: 'This address cannot be read',
  detail: 'The path of the request is not in the form that a browser sends.',
};

/**
 * Sends a page to browsers and a problem document (RFC 9457) to programs.
 *
 * @param https whether the public address is https: then the response says so, as every other does (RFC 6797)
 */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  failure: Failure,
  requestId: string,
  https: boolean,
): void {
  const html = wantsPage(request);
  const body = html ? page(failure, requestId) : problem(failure, requestId);
  response.writeHead(failure.status, {
    ...headersOf(failure, body, { html, requestId, https }),
    // The rest of an unread request body would otherwise be parsed as the next request.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Headers of a failure's page or problem document. */
export function headersOf(
  failure: Failure,
  body: string,
  { html, requestId, https }: { html: boolean; requestId: string; https: boolean },
): Record<string, string | number> {
  return {
    'content-type': html ? 'text/html; charset=utf-8' : 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-request-id': requestId,
    ...(failure.status >= 502 ? { 'retry-after': '5' } : {}),
  };
}

/** A browser's navigation accepts text/html; scripts and `/api` callers get the problem document. */
function wantsPage(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  if (accept.includes('text/html')) return true;
  return !accept.includes('json') && !(request.url ?? '').startsWith('/api');
}

export function problem(failure: Failure, requestId: string): string {
  return JSON.stringify({ type: 'about:blank', ...failure, requestId });
}

function page(failure: Failure, requestId: string): string {
  const [title, detail, reference] = [failure.title, failure.detail, requestId].map(escapeHtml);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Gatehouse</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 "Inter Variable", system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; }
main { max-width: 32rem; padding: 24px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
p { margin: 0 0 16px; }
small { opacity: .75; }
code { font: 13px/1.5 ui-monospace, monospace; user-select: all; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${detail}</p>
<p><a href="">Try again</a></p>
<small>Reference: <code>${reference}</code></small>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

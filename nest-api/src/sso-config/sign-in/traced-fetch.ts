import type { CustomFetch } from 'openid-client';
import type { RequestInit } from 'undici';
import type { UpstreamClient } from '../probe/upstream-client.js';
import { explainFailure } from '../probe/upstream-refused.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { decodeJwtPayload } from './decode-jwt.js';

/** `fetch` for `openid-client`: guarded, limited, and with every request and response in the trace. */
export function tracedFetch(client: UpstreamClient, trace: TraceRecorder): CustomFetch {
  return async (url, options) => {
    const target = new URL(url);
    const request = {
      method: options.method,
      url: `${target.origin}${target.pathname}`,
      parameters: parametersOf(options.body),
    };
    try {
      const answer = await client.fetch(url, options as unknown as RequestInit);
      const text = await answer.text();
      trace.request(target.pathname, answer.ok, `${options.method} ${target.host} → ${answer.status}`, {
        request,
        response: { status: answer.status, type: answer.headers.get('content-type'), body: bodyOf(text) },
      });
      return new Response([204, 304].includes(answer.status) ? null : text, {
        status: answer.status,
        headers: [...answer.headers],
      });
    } catch (error) {
      const message = explainFailure(error, target.host)?.message ?? 'The request failed.';
      trace.request(target.pathname, false, message, { request });
      throw error;
    }
  };
}

function parametersOf(body: unknown): Record<string, string> | null {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : null;
}

/** Only the length of a token is recorded, together with its unverified claims. */
function bodyOf(text: string): unknown {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const claims = typeof body?.id_token === 'string' ? decodeJwtPayload(text) : null;
    return claims ? { ...body, 'claims of the ID token, not checked yet': claims } : body;
  } catch {
    return text.slice(0, 500);
  }
}

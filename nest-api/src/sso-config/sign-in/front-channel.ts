import { inflateRawSync } from 'node:zlib';
import type { CompleteSso } from '@gatehouse/contracts';
import type { TraceRecorder } from '../traces/trace-recorder.js';

/** Longer than any of our requests. */
const LONGEST_XML = 50_000;

/** The request that the browser carries to the identity provider. */
export function tellRequest(authorizationUrl: string, trace: TraceRecorder): void {
  const url = new URL(authorizationUrl);
  const parameters = Object.fromEntries(url.searchParams);
  const { SAMLRequest: saml } = parameters;
  trace.redirect('to_provider', `The browser goes to ${url.host}`, {
    request: {
      url: `${url.origin}${url.pathname}`,
      parameters: saml ? { ...parameters, SAMLRequest: readXml(saml) } : parameters,
    },
  });
}

/** The response that the browser returns from the identity provider. */
export function tellAnswer(answer: CompleteSso, trace: TraceRecorder): void {
  const { code, iss, error, errorDescription, configurationId } = answer;
  trace.redirect('from_provider', error ? 'The browser comes back with an error' : 'The browser comes back', {
    response: {
      url: configurationId ? `/sso/callback/${configurationId}` : '/sso/callback',
      parameters: {
        ...(code ? { code } : {}),
        ...(iss ? { iss } : {}),
        ...(error ? { error } : {}),
        ...(errorDescription ? { error_description: errorDescription } : {}),
        state: answer.state,
      },
    },
  });
}

/** A request of the redirect binding as it was before it was packed. Source: SAML bindings §3.4.4.1. */
function readXml(packed: string): string {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: LONGEST_XML });
    return bytes.toString('utf8');
  } catch {
    return 'It cannot be read';
  }
}

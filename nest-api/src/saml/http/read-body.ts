import type { Request } from 'express';
import { MOST_RELAY_STATE } from '../protocol/bindings/limits.js';
import { decodePost, decodeUtf8 } from '../protocol/bindings/post.js';
import { SamlRefused } from '../protocol/saml-refused.js';

/** Bytes of a body: the longest message in base64, with every character escaped. */
const MOST_BYTES = 1_100_000;

export interface PostedMessage {
  readonly xml: string;
  readonly relayState: string | null;
  /** Languages that the service provider asks for, beside the message. */
  readonly uiLocales: string | null;
}

/**
 * The message in a form of the POST binding, or a bare document of type `application/xml`.
 *
 * @throws SamlRefused too_large, encoding
 */
export async function readBody(request: Request): Promise<PostedMessage> {
  if (request.is(['application/xml', 'text/xml'])) {
    return { xml: decodeUtf8(await readAll(request)), relayState: null, uiLocales: null };
  }
  if (!request.is('application/x-www-form-urlencoded')) {
    throw new SamlRefused('encoding', 'The body is neither a form nor XML');
  }
  return readForm(new URLSearchParams((await readAll(request)).toString('latin1')));
}

function readForm(form: URLSearchParams): PostedMessage {
  const messages = [...form.getAll('SAMLRequest'), ...form.getAll('SAMLResponse')];
  const relayStates = form.getAll('RelayState');
  const [message] = messages;
  if (message === undefined || messages.length > 1 || relayStates.length > 1) {
    throw new SamlRefused('encoding', 'The form holds not exactly one message');
  }
  const relayState = relayStates[0] ?? null;
  if (relayState !== null && relayState.length > MOST_RELAY_STATE) {
    throw new SamlRefused('too_large', 'The RelayState is too long');
  }
  return { xml: decodePost(message), relayState, uiLocales: form.get('ui_locales') };
}

/** Discards what exceeds the limit but reads on, so that a client that is still sending gets the response. */
async function readAll(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES * 20) throw new SamlRefused('too_large', 'The body is too long');
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BYTES) throw new SamlRefused('too_large', 'The body is too long');
  return Buffer.concat(chunks);
}

import { Response } from 'undici';
import { OutgoingTooLarge } from './outgoing-errors.js';

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The same response with its body read completely.
 *
 * @throws OutgoingTooLarge as soon as more than `maxBytes` arrive, regardless of content-length
 */
export async function boundedResponse(answer: Response, maxBytes: number): Promise<Response> {
  const body = await readAtMost(answer, maxBytes);
  const headers = new Headers([...answer.headers]);
  // These headers describe the encoded body, which is now decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const { status, statusText } = answer;
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers: [...headers] });
}

async function readAtMost(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new OutgoingTooLarge(`The response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

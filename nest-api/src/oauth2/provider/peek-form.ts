import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';

/** Longer than any form that is answered from memory. */
const MOST_BYTES = 4_096;
const TYPE = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

/** Each parameter once, by its name. */
export type Form = Readonly<Record<string, string>>;

/**
 * The parameters of a small form. The body remains in the request for the next reader. Null for everything else: a
 * longer body, one without a length or of another type, one with a duplicate parameter, and an incomplete one.
 */
export async function peekForm(request: IncomingMessage): Promise<Form | null> {
  const { headers } = request;
  const length = Number(headers['content-length']);
  const isSmall = length > 0 && length <= MOST_BYTES;
  if (!isSmall || !TYPE.test(headers['content-type'] ?? '')) return null;
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return null;
  if (request.readableLength < length && !(await arrives(request, length))) return null;
  const body: Buffer = request.read(length);
  // Immediately: nothing can be put back into a request that has ended.
  request.unshift(body);
  const form = parse(body.toString());
  return Object.values(form).every((value) => typeof value === 'string') ? (form as Form) : null;
}

/** Whether the body arrives. The gateway sends it only after `100 Continue`. False if the caller disconnects before. */
function arrives(request: IncomingMessage, length: number): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (request.readableLength < length && !request.destroyed) return;
      request.off('readable', look).off('close', look);
      resolve(!request.destroyed);
    };
    request.on('readable', look).on('close', look);
  });
}

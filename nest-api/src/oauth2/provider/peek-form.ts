import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';

/** Longer than any form that is answered from memory. */
const MOST_BYTES = 4_096;
const TYPE = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

/** Each parameter once, by its name. */
export type Form = Readonly<Record<string, string>>;

/**
 * The parameters of a small form. They stay in the request for whoever reads it next. Null for everything else: a longer body,
 * one without its length or of another type, one in which a parameter comes twice, and one that never comes as a whole.
 */
export async function peekForm(request: IncomingMessage): Promise<Form | null> {
  const { headers } = request;
  const length = Number(headers['content-length']);
  const isSmall = length > 0 && length <= MOST_BYTES;
  if (!isSmall || !TYPE.test(headers['content-type'] ?? '')) return null;
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return null;
  if (request.readableLength < length && !(await arrives(request, length))) return null;
  const body: Buffer = request.read(length);
  // At once, for a request that has been read to its end takes nothing back.
  request.unshift(body);
  const form = parse(body.toString());
  return Object.values(form).every((value) => typeof value === 'string') ? (form as Form) : null;
}

/** Whether the body comes, which the gateway sends after `100 Continue` alone. False if the caller goes away before. */
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

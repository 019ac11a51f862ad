import { json, type Request, type Response } from 'express';
import { unfit } from './registration-refused.js';

const parse = json({ limit: '64kb', strict: true });

/** The JSON object of a registration. @throws RegistrationRefused */
export async function readMetadata(request: Request, response: Response): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw unfit('Send the metadata as application/json');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error: unknown) => (error ? reject(problemOf(error)) : resolve()));
  });
  return request.body;
}

function problemOf(error: unknown): Error {
  const { status, type } = error as { status?: number; type?: string };
  if (status === undefined || status >= 500) return error as Error;
  if (status === 413) return unfit('The metadata is larger than 64 KiB');
  return unfit(type === 'entity.parse.failed' ? 'The body is not a JSON object' : 'The body cannot be read');
}

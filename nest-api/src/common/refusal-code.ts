import type { ServerResponse } from 'node:http';

const codes = new WeakMap<ServerResponse, string>();

/** Keeps why a request was refused, by its stable code, for the request's line in the log. The first code stays. */
export function noteRefusal(response: ServerResponse, code: string | undefined): void {
  if (code !== undefined && !codes.has(response)) codes.set(response, code);
}

export function refusalOf(response: ServerResponse): string | undefined {
  return codes.get(response);
}

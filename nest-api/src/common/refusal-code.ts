import type { ServerResponse } from 'node:http';

const codes = new WeakMap<ServerResponse, string>();

/** Stores the error code of a rejected request for its log line. The first code wins. */
export function noteRefusal(response: ServerResponse, code: string | undefined): void {
  if (code !== undefined && !codes.has(response)) codes.set(response, code);
}

export function refusalOf(response: ServerResponse): string | undefined {
  return codes.get(response);
}

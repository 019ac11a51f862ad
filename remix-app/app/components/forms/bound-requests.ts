import { BINDING_HEADER } from '~/session-binding';

let binding: string | null = null;

/** From now on, each request of a script to this origin names the user that the page was rendered for. */
export function bindRequests(to: string): void {
  binding = to;
}

/** Adds the user that the page was rendered for to a script's requests to this origin, as forms do. */
export function bindFetch(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (binding === null || !isOwn(input)) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(BINDING_HEADER, binding);
    return send(input, { ...init, headers });
  };
}

function isOwn(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
  return url.origin === window.location.origin;
}

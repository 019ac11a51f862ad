import { BINDING_HEADER } from '~/session-binding';

let binding: string | null = null;

/** From now on every request of a script to this origin says for whom the page was rendered. */
export function bindRequests(to: string): void {
  binding = to;
}

/** Has what a script sends to this origin say for whom the page was rendered, as the forms do. */
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

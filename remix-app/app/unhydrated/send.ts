import { BINDING_FIELD, BINDING_HEADER } from '~/session-binding';

/** Posts a form to this origin. Names the session that the page was rendered for, as its forms do. */
export function send(path: string, fields: Record<string, string> = {}): Promise<Response> {
  const binding = document.querySelector<HTMLInputElement>(`input[name="${BINDING_FIELD}"]`)?.value;
  return fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(binding && { headers: { [BINDING_HEADER]: binding } }),
  });
}

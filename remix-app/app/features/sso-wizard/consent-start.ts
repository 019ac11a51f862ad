/** What the server says to a page that wants to open a pop-up. */
export type ConsentStart =
  | { ok: true; authorizationUrl: string; state: string }
  | { ok: false; message: string };

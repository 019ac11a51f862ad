type Note = (code: string) => void;

/** Records the stable code of the current request's rejection, for its log line. Source: OWASP ASVS 16.3.3. */
export function noteRefusal(code: string): void {
  // Created by `server/preload.mjs`, outside of this bundle. Vite's development server has none.
  const note = (globalThis as Record<symbol, unknown>)[Symbol.for('gatehouse.refusal-notes')];
  if (typeof note === 'function') (note as Note)(code);
}

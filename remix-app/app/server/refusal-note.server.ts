type Note = (code: string) => void;

/** Says why the current request is refused, by a stable code, for its line in the log. Source: OWASP ASVS 16.3.3. */
export function noteRefusal(code: string): void {
  // `server/preload.mjs` made it, outside of this bundle; Vite's development server has none.
  const note = (globalThis as Record<symbol, unknown>)[Symbol.for('gatehouse.refusal-notes')];
  if (typeof note === 'function') (note as Note)(code);
}

/** What opens a session, or is one half of what does: it stays on the server. */
const KEPT = /^((access|refresh|id|session)_?)?token$|^ticket$|^browser_?secret$|^device_code$/i;
/** What is told once, also inside of an address: hidden until somebody asks to see it. */
const HIDDEN = /secret|password$|recovery_?codes|private_?key|^qrCode$|^ur[il]$/i;

export const KEPT_TEXT = '(kept on the server)';
export const HIDDEN_TEXT = '••••••••';

/** An answer without what stays on the server. */
export function withoutTokens(value: unknown): unknown {
  return replaceIn(value, KEPT, KEPT_TEXT);
}

/** An answer as it is shown at first. */
export function withoutSecrets(value: unknown): unknown {
  return replaceIn(value, HIDDEN, HIDDEN_TEXT);
}

/** What was typed, without what must not come back. */
export function withoutTyped(value: unknown): unknown {
  return replaceIn(replaceIn(value, KEPT, ''), HIDDEN, '');
}

/** A flag such as `clientSecretSet` is no secret: only texts, and lists of texts, are replaced. */
function replaceIn(value: unknown, names: RegExp, by: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => replaceIn(inner, names, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      names.test(name) && isText(inner) ? by : replaceIn(inner, names, by),
    ]),
  );
}

function isText(value: unknown): boolean {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.some((inner) => typeof inner === 'string'))
  );
}

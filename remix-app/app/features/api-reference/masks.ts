/** Opens a session, or is one half of what does: it stays on the server. */
const KEPT = /^((access|refresh|id|session)_?)?token$|^ticket$|^browser_?secret$|^device_code$/i;
/** Shown once, also as part of a URL: hidden until the user asks for it. */
const HIDDEN = /secret|password$|recovery_?codes|private_?key|^qrCode$|^ur[il]$/i;

export const HIDDEN_TEXT = '••••••••';

/** A response without session tokens. @param kept takes their place */
export function withoutTokens(value: unknown, kept: string): unknown {
  return replaceIn(value, KEPT, kept);
}

/** A response as the page shows it first. */
export function withoutSecrets(value: unknown): unknown {
  return replaceIn(value, HIDDEN, HIDDEN_TEXT);
}

/** Sent values without those that must not come back. */
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

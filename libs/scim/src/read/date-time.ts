const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * A time in UTC with milliseconds, so that times compare as texts do; null when it is none. A time without a zone is
 * UTC. Source: RFC 7643 §2.3.5.
 */
export function readDateTime(text: string): string | null {
  const day = DATE_TIME.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return null;
  const time = Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  return iso.length === 24 ? iso : null;
}

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

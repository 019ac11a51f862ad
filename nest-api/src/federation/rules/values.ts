/** The texts of a list in a document that others wrote. */
export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** An address of the web that is not https. */
export function isWithoutTls(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'http:';
}

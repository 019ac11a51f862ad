/** Without the members that have no value. */
export function withValues<T extends object>(given: { [K in keyof T]: T[K] | undefined }): T | undefined {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
}

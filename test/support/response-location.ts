/**
 * Metadata whose SingleLogoutService takes answers elsewhere, which ours never does.
 *
 * @param location where it takes requests
 */
export function withResponseLocation(metadata: string, location: string, responseLocation: string): string {
  const changed = metadata.replaceAll(
    `Location="${location}"`,
    `Location="${location}" ResponseLocation="${responseLocation}"`,
  );
  if (changed === metadata) throw new Error(`the metadata does not name ${location}`);
  return changed;
}

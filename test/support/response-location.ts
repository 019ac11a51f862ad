/**
 * Metadata whose SingleLogoutService has a separate ResponseLocation, which ours never has.
 *
 * @param location where the service receives responses
 */
export function withResponseLocation(metadata: string, location: string, responseLocation: string): string {
  const changed = metadata.replaceAll(
    `Location="${location}"`,
    `Location="${location}" ResponseLocation="${responseLocation}"`,
  );
  if (changed === metadata) throw new Error(`the metadata does not name ${location}`);
  return changed;
}

import { TextInput } from '@mantine/core';

/** Where a pairwise application whose addresses have several hosts lists them all, so that they share identifiers. */
export function SectorField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <TextInput
      name="sector_identifier_uri"
      label="List of all its addresses (optional)"
      description="Only for a pairwise application on several hosts: an https address with a JSON list of every redirect address. Its host decides about identifiers (sector_identifier_uri)."
      placeholder="https://example.com/redirect-addresses.json"
      defaultValue={value}
      error={error}
      spellCheck={false}
      inputMode="url"
    />
  );
}

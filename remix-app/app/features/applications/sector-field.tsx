import { TextInput } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { fieldTexts } from './texts/fields';

/** Where a pairwise application whose addresses have several hosts lists them all, so that they share identifiers. */
export function SectorField({ value, error }: { value: string; error: string | undefined }) {
  const t = useTexts(fieldTexts);
  return (
    <TextInput
      name="sector_identifier_uri"
      label={t('sectorUri')}
      description={t('sectorUriHelp')}
      placeholder="https://example.com/redirect-uris.json"
      defaultValue={value}
      error={error}
      spellCheck={false}
      inputMode="url"
    />
  );
}

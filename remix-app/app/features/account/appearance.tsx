import { SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '~/components/use-hydrated';
import { useTexts } from '~/texts/texts-context';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

const SCHEMES = [
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
  { value: 'auto', label: 'system' },
] as const;

/** Stored in this browser, so that browsers can differ. */
export function Appearance() {
  const t = useTexts(settingsTexts);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isHydrated = useHydrated();
  return (
    <SettingsSection id="appearance" title={t('appearance')} about={t('appearanceAbout')}>
      <SegmentedControl
        className="needs-script"
        aria-label={t('appearance')}
        data={SCHEMES.map(({ value, label }) => ({ value, label: t(label) }))}
        value={isHydrated ? colorScheme : 'auto'}
        onChange={(value) => setColorScheme(value as (typeof SCHEMES)[number]['value'])}
      />
      <noscript>
        <Text size="sm" c="dimmed">
          {t('appearanceNeedsScript')}
        </Text>
      </noscript>
    </SettingsSection>
  );
}

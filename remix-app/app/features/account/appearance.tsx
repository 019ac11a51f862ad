import { SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '~/components/use-hydrated';
import { SettingsSection } from './settings-section';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
] as const;

/** Kept in this browser: the one at work may look another way than the one at home. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isHydrated = useHydrated();
  return (
    <SettingsSection id="appearance" title="Appearance" about="Of Gatehouse in this browser.">
      <SegmentedControl
        className="needs-script"
        aria-label="Appearance"
        data={[...SCHEMES]}
        value={isHydrated ? colorScheme : 'auto'}
        onChange={(value) => setColorScheme(value as (typeof SCHEMES)[number]['value'])}
      />
      <noscript>
        <Text size="sm" c="dimmed">
          It follows your system. Choosing another look needs JavaScript.
        </Text>
      </noscript>
    </SettingsSection>
  );
}

import { Text, useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '~/components/use-hydrated';
import { useTexts } from '~/texts/texts-context';
import classes from './settings.module.css';
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
      <div role="radiogroup" aria-label={t('appearance')} className={`needs-script ${classes.schemes}`}>
        {SCHEMES.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="color-scheme"
              value={value}
              checked={value === (isHydrated ? colorScheme : 'auto')}
              onChange={() => setColorScheme(value)}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
      <noscript>
        <Text size="sm" c="dimmed">
          {t('appearanceNeedsScript')}
        </Text>
      </noscript>
    </SettingsSection>
  );
}

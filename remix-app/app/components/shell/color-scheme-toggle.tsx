import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { Hint } from '~/components/hint';
import { useTexts } from '~/texts/texts-context';
import { shellTexts } from './texts/shell';

/** Switches between light and dark. CSS selects the icon, so nothing flickers. */
export function ColorSchemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme();
  const t = useTexts(shellTexts);
  return (
    <Hint label={t('colorScheme')}>
      <ActionIcon
        className="needs-script"
        variant="subtle"
        color="gray"
        size="lg"
        onClick={toggleColorScheme}
        // For pages that are not hydrated.
        data-toggles-color-scheme
        aria-label={t('changeColorScheme')}
      >
        <IconSun size={20} stroke={1.6} className="mantine-light-hidden" aria-hidden="true" />
        <IconMoon size={20} stroke={1.6} className="mantine-dark-hidden" aria-hidden="true" />
      </ActionIcon>
    </Hint>
  );
}

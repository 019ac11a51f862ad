import { Button, Stack, Text } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import icon from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { displaysTexts } from './texts/displays';

/** What a browser sees that is not a display, or no longer one. */
export function NoDisplayPage() {
  const t = useTexts(displaysTexts);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={icon.icon}>
          <IconDeviceTv size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <PageTitle>{t('noDisplay')}</PageTitle>
        <Text>{t('noDisplayAbout')}</Text>
        <Button component="a" href="/login?returnTo=%2Fsuperadmin%2Flive%2Fdisplays" size="md" fullWidth>
          {t('signIn')}
        </Button>
      </Stack>
    </AuthShell>
  );
}

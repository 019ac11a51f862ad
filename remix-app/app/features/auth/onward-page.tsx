import { Button, Stack } from '@mantine/core';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { loginTexts } from './texts/login';

/** Between a form and another site: the browser continues automatically and immediately. */
export function OnwardPage({ to }: { to: string }) {
  const t = useTexts(loginTexts);
  return (
    <AuthShell>
      {/* A separate step, because the page's policy for forms would apply to the redirects after a form. */}
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <Stack gap="md">
        <PageTitle>{t('organizationSignIn')}</PageTitle>
        <Button component="a" href={to} size="md" fullWidth>
          {t('continue')}
        </Button>
      </Stack>
    </AuthShell>
  );
}

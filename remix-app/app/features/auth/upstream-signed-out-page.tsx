import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { UpstreamLogout } from './sso-logout.server';
import { providerSignOutTexts } from './texts/provider-sign-out';

/** The user is signed out here. Next, the identity provider ends its session. */
export function UpstreamSignedOutPage({ logout }: { logout: UpstreamLogout | null }) {
  const t = useTexts(providerSignOutTexts);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconLogout size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <PageTitle>{t('signedOut')}</PageTitle>
        {logout && (
          <>
            {/* A separate step, because the page's policy for forms would apply to the redirects after a form. */}
            <meta httpEquiv="refresh" content={`1;url=${logout.logoutUrl}`} />
            <Text>{t.rich('next', { provider: logout.provider, b: (inner) => <bdi>{inner}</bdi> })}</Text>
            <Button component="a" href={logout.logoutUrl} size="md" fullWidth>
              {t('continue')}
            </Button>
          </>
        )}
        <Anchor component={Link} to="/login" size="sm">
          {t('signInAgain')}
        </Anchor>
      </Stack>
    </AuthShell>
  );
}

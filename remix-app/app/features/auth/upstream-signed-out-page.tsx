import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { UpstreamLogout } from './sso-logout.server';
import { providerSignOutTexts } from './texts/provider-sign-out';

/** Signed out here; the provider that signed somebody in ends its session next. */
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
            {/* A step by itself: the redirects behind a form would be held to a page's policy for forms. */}
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

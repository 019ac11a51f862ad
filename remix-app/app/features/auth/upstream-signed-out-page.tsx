import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import type { UpstreamLogout } from './sso-logout.server';

/** Signed out here; the provider that signed somebody in ends its session next. */
export function UpstreamSignedOutPage({ logout }: { logout: UpstreamLogout | null }) {
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconLogout size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <Title order={1} size="h2">
          You are signed out
        </Title>
        {logout && (
          <>
            {/* A step by itself: the redirects behind a form would be held to a page's policy for forms. */}
            <meta httpEquiv="refresh" content={`1;url=${logout.logoutUrl}`} />
            <Text>
              You came in through <bdi>{logout.provider}</bdi>, which signs you out next.
            </Text>
            <Button component="a" href={logout.logoutUrl} size="md" fullWidth>
              Continue
            </Button>
          </>
        )}
        <Anchor component={Link} to="/login" size="sm">
          Sign in again
        </Anchor>
      </Stack>
    </AuthShell>
  );
}

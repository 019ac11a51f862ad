import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';

/** Where a sign-out ends that no application wants to go on from. */
export function SignedOutPage({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AuthShell>
      <Stack gap="lg">
        <span className={classes.icon}>
          <IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <div>
          <Title order={1} size="h2">
            {isSignedIn ? 'You are still signed in' : 'You are signed out'}
          </Title>
          <Text mt={8}>
            {isSignedIn
              ? 'Your session with Gatehouse goes on.'
              : 'Your session with Gatehouse and with the applications that you opened with it has ended. On a shared computer, close the browser, too.'}
          </Text>
        </div>
        <Button component={Link} to={isSignedIn ? '/dashboard' : '/login'} variant="default" size="md">
          {isSignedIn ? 'Go to your dashboard' : 'Sign in again'}
        </Button>
      </Stack>
    </AuthShell>
  );
}

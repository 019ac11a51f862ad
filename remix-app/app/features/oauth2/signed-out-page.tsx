import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { signOutTexts } from './texts/sign-out';

/** The end of a sign-out without a redirect to an application. */
export function SignedOutPage({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(signOutTexts);
  return (
    <AuthShell>
      <Stack gap="lg">
        <span className={classes.icon}>
          <IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <div>
          <PageTitle>{t(isSignedIn ? 'stillSignedIn' : 'signedOut')}</PageTitle>
          <Text mt={8}>{t(isSignedIn ? 'stillSignedInAbout' : 'signedOutAbout')}</Text>
        </div>
        <Button component={Link} to={isSignedIn ? '/dashboard' : '/login'} variant="default" size="md">
          {t(isSignedIn ? 'toDashboard' : 'signInAgain')}
        </Button>
      </Stack>
    </AuthShell>
  );
}

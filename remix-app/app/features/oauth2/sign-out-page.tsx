import type { SignOutRequest } from '@gatehouse/contracts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { SignOutView } from './sign-out-request.server';
import { signOutTexts } from './texts/sign-out';

/** An application requests a sign-out, which the user must confirm. */
export function SignOutPage({ view: { user, asked } }: { view: SignOutView }) {
  return (
    <AuthShell>
      <Stack gap="lg">
        <span className={classes.icon}>
          <IconLogout size={28} stroke={1.5} aria-hidden="true" />
        </span>
        {user ? <Question email={user.email} asked={asked} /> : <Nobody />}
      </Stack>
    </AuthShell>
  );
}

function Question({ email, asked }: { email: string; asked: SignOutRequest | null }) {
  const t = useTexts(signOutTexts);
  return (
    <>
      <div>
        <PageTitle>
          {asked?.client
            ? t.rich('signOutOfBoth', { application: <bdi>{asked.client.name}</bdi> })
            : t('signOutOf')}
        </PageTitle>
        <Text mt={8}>
          {t.rich('about', { email: <bdi>{email}</bdi>, b: (inner) => <strong>{inner}</strong> })}
        </Text>
      </div>
      {asked ? <Answer asked={asked} /> : <SignOut />}
      <Anchor component={Link} to="/dashboard" ta="center">
        {t('stay')}
      </Anchor>
    </>
  );
}

/** Submitted by the browser itself: the provider ends the session and redirects to the application's page. */
function Answer({ asked: { action, fields } }: { asked: SignOutRequest }) {
  const t = useTexts(signOutTexts);
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="logout" value="yes" size="md" fullWidth>
        {t('signOut')}
      </Button>
    </form>
  );
}

function SignOut() {
  const t = useTexts(signOutTexts);
  return (
    <Form method="post" action="/logout">
      <Button type="submit" size="md" fullWidth>
        {t('signOut')}
      </Button>
    </Form>
  );
}

function Nobody() {
  const t = useTexts(signOutTexts);
  return (
    <>
      <PageTitle>{t('signedOut')}</PageTitle>
      <Text>{t('nobody')}</Text>
      <Anchor component={Link} to="/login">
        {t('signIn')}
      </Anchor>
    </>
  );
}

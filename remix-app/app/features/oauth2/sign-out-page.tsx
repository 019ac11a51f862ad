import type { SignOutRequest } from '@gatehouse/contracts';
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import type { SignOutView } from './sign-out-request.server';

/** An application asks to sign somebody out: it happens only when they say so. */
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
  return (
    <>
      <div>
        <Title order={1} size="h2">
          {asked?.client ? (
            <>
              Sign out of <bdi>{asked.client.name}</bdi> and Gatehouse?
            </>
          ) : (
            'Sign out of Gatehouse?'
          )}
        </Title>
        <Text mt={8}>
          You are signed in as <strong>{email}</strong>. Signing out ends your session here and in every
          application that you opened with it.
        </Text>
      </div>
      {asked ? <Answer asked={asked} /> : <SignOut />}
      <Anchor component={Link} to="/dashboard" ta="center">
        Stay signed in
      </Anchor>
    </>
  );
}

/** Posted by the browser itself: the provider ends the session and knows where the application wants it to go on. */
function Answer({ asked: { action, fields } }: { asked: SignOutRequest }) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="logout" value="yes" size="md" fullWidth>
        Sign out
      </Button>
    </form>
  );
}

function SignOut() {
  return (
    <Form method="post" action="/logout">
      <Button type="submit" size="md" fullWidth>
        Sign out
      </Button>
    </Form>
  );
}

function Nobody() {
  return (
    <>
      <Title order={1} size="h2">
        You are signed out
      </Title>
      <Text>Nobody is signed in to Gatehouse in this browser.</Text>
      <Anchor component={Link} to="/login">
        Sign in
      </Anchor>
    </>
  );
}

import type { SamlSignOn } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import type { FormState } from '~/form-state';
import { OtherWays } from '../auth/other-ways';
import { SignInForm } from '../auth/sign-in-form';
import { ApplicationMark } from '../oauth2/application-mark';

interface Props {
  /** Null when it is over. */
  signOn: SamlSignOn | null;
  state: FormState | undefined;
}

/** The part of an application's SAML sign-on that is the person's: who they are. */
export function SignOnPage({ signOn, state }: Props) {
  return <AuthShell>{signOn ? <SignIn signOn={signOn} state={state} /> : <Over />}</AuthShell>;
}

function SignIn({ signOn, state }: { signOn: SamlSignOn; state: FormState | undefined }) {
  const { reason, user, loginHint, service_provider: application } = signOn;
  const isAgain = reason === 'force_authn';
  return (
    <Stack gap="lg">
      <ApplicationMark name={application.name} />
      <div>
        <Title order={1} size="h2">
          {isAgain ? 'Sign in once more' : 'Sign in'}
        </Title>
        <Text c="dimmed" mt={4}>
          to go on to{' '}
          <bdi>
            <strong>{application.name}</strong>
          </bdi>
        </Text>
      </div>
      {user && reason === 'not_a_member' && (
        <Alert role="status" color="amber" variant="light">
          This application serves another organization than the one of {user.email}. Sign in with an account
          of that organization.
        </Alert>
      )}
      <SignInForm state={state} email={loginHint ?? (isAgain ? user?.email : undefined)} />
      <OtherWays />
      {/* Leads out of these pages, to the application. */}
      <Anchor href={signOn.cancelUrl} ta="center" size="sm">
        Cancel and go back to {application.name}
      </Anchor>
    </Stack>
  );
}

function Over() {
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconClockOff size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <Title order={1} size="h2">
        This sign-in is over
      </Title>
      <Text>
        It took too long or was finished already. Go back to the application and sign in from there once more.
      </Text>
      <Anchor component={Link} to="/">
        Go to the start page
      </Anchor>
    </Stack>
  );
}

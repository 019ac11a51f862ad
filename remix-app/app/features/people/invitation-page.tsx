import { LIMITS, type OpenInvitation } from '@gatehouse/contracts';
import { Anchor, Button, Divider, PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLinkOff, IconMailOpened } from '@tabler/icons-react';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { Screen } from '../account/screen';
import type { InvitationView } from './invitation.server';
import { roleName } from './labels';

interface Props {
  view: InvitationView;
  state: FormState | undefined;
}

/** Where the link of an invitation leads: one thing to do, whichever way is open. */
export function InvitationPage({ view, state }: Props) {
  const { invitation, refusal } = view;
  if (!invitation) {
    return (
      <AuthShell>
        <Screen Drawing={IconLinkOff} title="This invitation does not work">
          <Text role="alert">
            {refusal ?? 'The link is not complete. Open it from the mail once more.'} Whoever invited you can
            send another one.
          </Text>
          <Button component={Link} to="/login" size="md" fullWidth>
            Sign in
          </Button>
        </Screen>
      </AuthShell>
    );
  }
  return (
    <AuthShell>
      <Screen
        Drawing={IconMailOpened}
        title={`Join ${invitation.tenantName}`}
        about={
          <>
            You are invited as <strong>{roleName(invitation)}</strong>, with the address{' '}
            <strong>{invitation.email}</strong>.
          </>
        }
      >
        {invitation.directory && invitation.way !== 'sso' && <Directory invitation={invitation} />}
        <Way invitation={invitation} view={view} state={state} />
      </Screen>
    </AuthShell>
  );
}

function Way({ invitation, view, state }: Props & { invitation: OpenInvitation }) {
  if (invitation.way === 'sso') return <BySso invitation={invitation} />;
  if (invitation.way === 'password') return <NewAccount invitation={invitation} state={state} />;
  const isSignedIn = view.signedInAs?.toLowerCase() === invitation.email.toLowerCase();
  return isSignedIn ? (
    <SignedIn state={state} />
  ) : (
    <Prove view={view} invitation={invitation} state={state} />
  );
}

function BySso({ invitation }: { invitation: OpenInvitation }) {
  return (
    <Stack gap="md">
      <Text>
        <bdi>{invitation.tenantName}</bdi> signs in through its own identity provider. Sign in with this
        address, and you are in.
      </Text>
      <ToSignIn invitation={invitation} />
    </Stack>
  );
}

/** The shorter way for those whom the organization's directory knows: it needs no password of ours. */
function Directory({ invitation }: { invitation: OpenInvitation }) {
  return (
    <>
      <BySso invitation={invitation} />
      <Divider
        label={invitation.way === 'password' ? 'or choose a password' : 'or accept here'}
        labelPosition="center"
      />
    </>
  );
}

function ToSignIn({ invitation }: { invitation: OpenInvitation }) {
  return (
    <Button
      component={Link}
      to={`/login?email=${encodeURIComponent(invitation.email)}`}
      size="md"
      fullWidth
      variant={invitation.way === 'sso' ? 'filled' : 'default'}
    >
      Go to the sign-in
    </Button>
  );
}

function SignedIn({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post">
      <Stack gap="md">
        <FormAlert state={state} />
        <Text>You are signed in with this address already.</Text>
        <SubmitButton intent="join" size="md" fullWidth>
          Accept the invitation
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Prove({ view, invitation, state }: Props & { invitation: OpenInvitation }) {
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        <FormAlert state={state} />
        <Text>
          This address has an account. Enter its password to accept.
          {view.signedInAs && ` The session of ${view.signedInAs} in this browser ends.`}
        </Text>
        <input
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          name="username"
          autoComplete="username"
          value={invitation.email}
          readOnly
          hidden
        />
        <PasswordInput
          name="password"
          label="Password"
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          error={state?.errors.password}
          aria-invalid={!!state?.errors.password}
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <SubmitButton intent="prove" size="md" fullWidth>
          Accept and sign in
        </SubmitButton>
        <Text size="sm">
          No password?{' '}
          <Anchor component={Link} to="/login?returnTo=/invitation" size="sm" underline="always">
            Sign in the way you always do
          </Anchor>
          ; then open this page again.
        </Text>
      </Stack>
    </Form>
  );
}

function NewAccount({ invitation, state }: { invitation: OpenInvitation; state: FormState | undefined }) {
  const form = useFirstError(state);
  const field = (name: string, kept = '') => ({
    name,
    size: 'md',
    required: true,
    withAsterisk: false,
    defaultValue: state?.values[name] ?? kept,
    error: state?.errors[name],
    'aria-invalid': !!state?.errors[name],
  });
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        <FormAlert state={state} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            {...field('firstName', invitation.firstName)}
            label="First name"
            autoComplete="given-name"
          />
          <TextInput
            {...field('lastName', invitation.lastName)}
            label="Last name"
            autoComplete="family-name"
          />
        </SimpleGrid>
        <input
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          name="username"
          autoComplete="username"
          value={invitation.email}
          readOnly
          hidden
        />
        <PasswordInput
          {...field('password')}
          defaultValue=""
          label="Password"
          description={`At least ${LIMITS.passwordMinLength} characters. A few words are better than one.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <PasswordInput
          {...field('confirmPassword')}
          defaultValue=""
          label="Password once more"
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <SubmitButton intent="accept" size="md" fullWidth>
          Accept and sign in
        </SubmitButton>
      </Stack>
    </Form>
  );
}

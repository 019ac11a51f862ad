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
import { useTexts } from '~/texts/texts-context';
import { Screen } from '../account/screen';
import type { InvitationView } from './invitation.server';
import { roleName } from './labels';
import { invitationTexts } from './texts/invitation';
import { peopleLabels } from './texts/labels';

interface Props {
  view: InvitationView;
  state: FormState | undefined;
}

/** The target of an invitation's link: the available method to accept it. */
export function InvitationPage({ view, state }: Props) {
  const { invitation, refusal } = view;
  const t = useTexts(invitationTexts);
  const label = useTexts(peopleLabels);
  if (!invitation) {
    return (
      <AuthShell>
        <Screen Drawing={IconLinkOff} title={t('broken')}>
          <Text role="alert">{refusal ? t('askAgain', { reason: refusal }) : t('incomplete')}</Text>
          <Button component={Link} to="/login" size="md" fullWidth>
            {t('signIn')}
          </Button>
        </Screen>
      </AuthShell>
    );
  }
  return (
    <AuthShell>
      <Screen
        Drawing={IconMailOpened}
        title={t('join', { organization: invitation.tenantName })}
        about={t.rich('invitedAs', {
          role: <bdi>{roleName(invitation, label)}</bdi>,
          email: <bdi>{invitation.email}</bdi>,
          b: (inner) => <strong>{inner}</strong>,
        })}
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
  const t = useTexts(invitationTexts);
  return (
    <Stack gap="md">
      <Text>{t.rich('bySso', { organization: <bdi>{invitation.tenantName}</bdi> })}</Text>
      <ToSignIn invitation={invitation} />
    </Stack>
  );
}

/** The quicker method for users of the organization's identity provider, which requires no password here. */
function Directory({ invitation }: { invitation: OpenInvitation }) {
  const t = useTexts(invitationTexts);
  return (
    <>
      <BySso invitation={invitation} />
      <Divider label={invitation.way === 'password' ? t('orPassword') : t('orHere')} labelPosition="center" />
    </>
  );
}

function ToSignIn({ invitation }: { invitation: OpenInvitation }) {
  const t = useTexts(invitationTexts);
  return (
    <Button
      component={Link}
      to={`/login?email=${encodeURIComponent(invitation.email)}`}
      size="md"
      fullWidth
      variant={invitation.way === 'sso' ? 'filled' : 'default'}
    >
      {t('toSignIn')}
    </Button>
  );
}

function SignedIn({ state }: { state: FormState | undefined }) {
  const t = useTexts(invitationTexts);
  return (
    <Form method="post">
      <Stack gap="md">
        <FormAlert state={state} />
        <Text>{t('signedIn')}</Text>
        <SubmitButton intent="join" size="md" fullWidth>
          {t('accept')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Prove({ view, invitation, state }: Props & { invitation: OpenInvitation }) {
  const form = useFirstError(state);
  const t = useTexts(invitationTexts);
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        <FormAlert state={state} />
        <Text>{view.signedInAs ? t('endsSession', { email: view.signedInAs }) : t('hasAccount')}</Text>
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
          label={t('password')}
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          error={state?.errors.password}
          aria-invalid={!!state?.errors.password}
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <SubmitButton intent="prove" size="md" fullWidth>
          {t('acceptSignIn')}
        </SubmitButton>
        <Text size="sm">
          {t.rich('noPassword', {
            link: (inner) => (
              <Anchor component={Link} to="/login?returnTo=/invitation" size="sm" underline="always">
                {inner}
              </Anchor>
            ),
          })}
        </Text>
      </Stack>
    </Form>
  );
}

function NewAccount({ invitation, state }: { invitation: OpenInvitation; state: FormState | undefined }) {
  const form = useFirstError(state);
  const t = useTexts(invitationTexts);
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
            label={t('firstName')}
            autoComplete="given-name"
          />
          <TextInput
            {...field('lastName', invitation.lastName)}
            label={t('lastName')}
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
          label={t('password')}
          description={t('passwordRule', { count: LIMITS.passwordMinLength })}
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <PasswordInput
          {...field('confirmPassword')}
          defaultValue=""
          label={t('confirmPassword')}
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <SubmitButton intent="accept" size="md" fullWidth>
          {t('acceptSignIn')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

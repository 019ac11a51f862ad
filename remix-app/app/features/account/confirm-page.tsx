import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertCircle, IconShieldLock } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import { Centred } from '~/components/panel/centred';
import type { ConfirmView } from '~/server/fresh-proof.server';
import classes from './confirm-page.module.css';
import { PasskeyButton } from './passkey-button';

interface Props {
  view: ConfirmView;
  /** Why the last proof did not count. */
  message?: string | null;
}

/** Asks who is there before a sensitive change, and then makes it: what was typed goes along. */
export function ConfirmPage({ view, message }: Props) {
  const { methods, passkey } = view.ways;
  return (
    <Centred width={440}>
      <Stack gap="lg">
        <span className={classes.icon}>
          <IconShieldLock size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <div>
          <Title order={1} size="h2">
            Confirm that it is you
          </Title>
          <Text c="dimmed" mt={4}>
            {view.isForApplication
              ? 'The application asks for your second factor.'
              : 'This changes something that matters, so we ask once more. What you typed is kept, and you are not asked again for five minutes.'}
          </Text>
        </div>
        {message && (
          <Alert
            role="alert"
            color="red"
            variant="light"
            icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
          >
            {message}
          </Alert>
        )}
        {methods.length === 0 && <SignInAgain target={view.target} />}
        {passkey && <WithPasskey view={view} />}
        {methods.includes('password') && <WithPassword view={view} method="password" />}
        {methods.includes('password_totp') && <WithPassword view={view} method="password_totp" />}
        {methods.includes('totp') && <WithCode view={view} />}
        <Text size="sm" ta="center">
          <Anchor href={view.target} size="sm">
            Cancel and go back
          </Anchor>
        </Text>
      </Stack>
    </Centred>
  );
}

export function NothingToConfirm() {
  return (
    <Centred width={440}>
      <Stack gap="lg">
        <Title order={1} size="h2">
          There is nothing to confirm
        </Title>
        <Text c="dimmed">The change that led here is done, or was called off.</Text>
        <Button component={Link} to="/dashboard">
          Go to the dashboard
        </Button>
      </Stack>
    </Centred>
  );
}

/** Whoever has an authenticator app enters its code as well. */
function WithPassword({ view, method }: { view: ConfirmView; method: 'password' | 'password_totp' }) {
  return (
    <Proof view={view} method={method}>
      <Text size="sm" c="dimmed">
        Signed in as <strong>{view.email}</strong>
      </Text>
      {/* Tells a password manager whose password is meant. */}
      <input type="text" name="_confirm_email" autoComplete="username" value={view.email} readOnly hidden />
      <PasswordInput
        name="_confirm_password"
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        size="md"
        visibilityToggleButtonProps={SHOW_PASSWORD}
        data-autofocus
      />
      {method === 'password_totp' && <CodeField />}
      <Button type="submit" size="md" fullWidth>
        Confirm
      </Button>
    </Proof>
  );
}

function WithCode({ view }: { view: ConfirmView }) {
  return (
    <Proof view={view} method="totp">
      <CodeField />
      <Button type="submit" size="md" fullWidth>
        Confirm by code
      </Button>
    </Proof>
  );
}

function CodeField() {
  return (
    <TextInput
      name="_confirm_code"
      label="Code of your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      required
      withAsterisk={false}
      size="md"
    />
  );
}

function WithPasskey({ view }: { view: ConfirmView }) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { passkey } = view.ways;
  if (!passkey) return null;
  return (
    <form method="post" action="/confirm" ref={form} className="needs-script">
      <Sent view={view} method="passkey" />
      <input type="hidden" name="_confirm_passkey" ref={field} />
      <PasskeyButton
        challenge={passkey}
        onAnswer={(answer) => {
          if (field.current) field.current.value = JSON.stringify(answer);
          form.current?.submit();
        }}
      >
        Use a passkey
      </PasskeyButton>
    </form>
  );
}

/** Another site proved them, and does so again. */
function SignInAgain({ target }: { target: string }) {
  return (
    <Alert color="brand" variant="light">
      <Text size="sm">
        Your account has no password and no passkey of its own. Sign in anew the way you always do; then come
        back and repeat the change.
      </Text>
      <Anchor
        href={`/login?${new URLSearchParams({ returnTo: target })}`}
        size="sm"
        mt="xs"
        display="inline-block"
      >
        Sign in again
      </Anchor>
    </Alert>
  );
}

function Proof({ view, method, children }: { view: ConfirmView; method: string; children: ReactNode }) {
  return (
    <form method="post" action="/confirm">
      <Sent view={view} method={method} />
      <Stack gap="md">{children}</Stack>
    </form>
  );
}

/** All that the form before sent. */
function Sent({ view, method }: { view: ConfirmView; method: string }) {
  return (
    <>
      <input type="hidden" name="_confirm_target" value={view.target} />
      <input type="hidden" name="_confirm_method" value={method} />
      {view.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and the list never changes
        <textarea key={`${name} ${index}`} name={name} value={value} readOnly hidden />
      ))}
    </>
  );
}

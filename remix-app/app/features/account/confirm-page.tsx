import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertCircle, IconShieldLock } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useShowPassword } from '~/components/forms/credential-fields';
import { Centred } from '~/components/panel/centred';
import { PageTitle } from '~/components/shell/page-title';
import type { ConfirmView } from '~/server/reauthentication.server';
import { useTexts } from '~/texts/texts-context';
import classes from './confirm-page.module.css';
import { PasskeyButton } from './passkey-button';
import { confirmTexts } from './texts/confirm';

interface Props {
  view: ConfirmView;
  /** Why the last attempt failed. */
  message?: string | null;
}

/** Asks for re-authentication before a sensitive change, and then makes it with the original input. */
export function ConfirmPage({ view, message }: Props) {
  const t = useTexts(confirmTexts);
  const { methods, passkey } = view.ways;
  return (
    <Centred width={440}>
      <Stack gap="lg">
        <span className={classes.icon}>
          <IconShieldLock size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" mt={4}>
            {t(aboutOf(view))}
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
        {view.isForMove ? (
          <form method="post" action="/logout">
            <Button type="submit" variant="subtle" size="sm" fullWidth>
              {t('signOut')}
            </Button>
          </form>
        ) : (
          <Text size="sm" ta="center">
            <Anchor href={view.target} size="sm">
              {t('cancel')}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Centred>
  );
}

function aboutOf({ isForApplication, isForMove }: ConfirmView) {
  if (isForMove) return 'forMove';
  return isForApplication ? 'forApplication' : 'about';
}

export function NothingToConfirm() {
  const t = useTexts(confirmTexts);
  return (
    <Centred width={440}>
      <Stack gap="lg">
        <PageTitle>{t('nothing')}</PageTitle>
        <Text c="dimmed">{t('nothingAbout')}</Text>
        <Button component={Link} to="/dashboard">
          {t('toDashboard')}
        </Button>
      </Stack>
    </Centred>
  );
}

/** Users with an authenticator app enter its code as well. */
function WithPassword({ view, method }: { view: ConfirmView; method: 'password' | 'password_totp' }) {
  const t = useTexts(confirmTexts);
  const showPassword = useShowPassword();
  return (
    <Proof view={view} method={method}>
      <Text size="sm" c="dimmed">
        {t.rich('signedInAs', { email: <bdi>{view.email}</bdi>, b: (inner) => <strong>{inner}</strong> })}
      </Text>
      {/* Tells a password manager which account is meant. */}
      <input type="text" name="_confirm_email" autoComplete="username" value={view.email} readOnly hidden />
      <PasswordInput
        name="_confirm_password"
        label={t('password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        size="md"
        visibilityToggleButtonProps={showPassword}
        data-autofocus
      />
      {method === 'password_totp' && <CodeField />}
      <Button type="submit" size="md" fullWidth>
        {t('confirm')}
      </Button>
    </Proof>
  );
}

function WithCode({ view }: { view: ConfirmView }) {
  const t = useTexts(confirmTexts);
  return (
    <Proof view={view} method="totp">
      <CodeField />
      <Button type="submit" size="md" fullWidth>
        {t('confirmByCode')}
      </Button>
    </Proof>
  );
}

function CodeField() {
  const t = useTexts(confirmTexts);
  return (
    <TextInput
      name="_confirm_code"
      label={t('code')}
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
  const t = useTexts(confirmTexts);
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
        {t('usePasskey')}
      </PasskeyButton>
    </form>
  );
}

/** An identity provider authenticated the user, and does so again. */
function SignInAgain({ target }: { target: string }) {
  const t = useTexts(confirmTexts);
  return (
    <Alert color="brand" variant="light">
      <Text size="sm">{t('signInAgainAbout')}</Text>
      <Anchor
        href={`/login?${new URLSearchParams({ returnTo: target })}`}
        size="sm"
        mt="xs"
        display="inline-block"
      >
        {t('signInAgain')}
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

/** All fields of the original form. */
function Sent({ view, method }: { view: ConfirmView; method: string }) {
  return (
    <>
      <input type="hidden" name="_confirm_target" value={view.target} />
      <input type="hidden" name="_confirm_method" value={method} />
      {view.isForMove && <input type="hidden" name="_confirm_move" value="1" />}
      {view.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and the list never changes
        <textarea key={`${name} ${index}`} name={name} value={value} readOnly hidden />
      ))}
    </>
  );
}

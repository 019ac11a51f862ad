import { Anchor, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EmailField, PasswordField } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { useTexts } from '~/texts/texts-context';
import { PasskeySignIn } from '../account/passkey-sign-in';
import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';
import { OtherMethods } from './other-methods';
import { PopupAlert } from './popup-alert';
import { RealmOffer } from './realm-offer';
import { addressOf, signInStep } from './sign-in-steps';
import { SsoButtons } from './sso-buttons';
import type { PopupMode, Way } from './sso-way';
import { loginTexts } from './texts/login';

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
  /** The platform's providers, or the connections of the organization whose address this is. */
  ways: readonly Way[];
  popup: PopupMode;
}

/** Asks for the address first, and then for the one thing that its organization wants. */
export function AddressSignIn({ page, state, ways, popup }: Props) {
  const t = useTexts(loginTexts);
  const form = useFirstError(state);
  const step = signInStep(page, state);
  const password = (
    <Password state={state} password={page.demo?.password} isNext={step.kind === 'password'} />
  );
  const asksAddress = step.kind === 'address' || step.kind === 'require';
  return (
    <Form method="post" noValidate ref={form}>
      {/* A form's first button is the one that Enter presses, wherever it stands to the eye. */}
      <button
        type="submit"
        name="intent"
        value={asksAddress ? 'continue' : 'sign-in'}
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      <Stack gap="md">
        <PopupAlert state={state} />
        <EmailField state={state} email={addressOf(page, state)} />
        {step.kind === 'address' && (
          <SubmitButton intent="continue" size="md" fullWidth>
            {t('continue')}
          </SubmitButton>
        )}
        {step.kind === 'password' && password}
        <RealmOffer realm={'realm' in step ? step.realm : null} popup={popup} />
        {page.tenant && step.kind === 'address' && <SsoButtons ways={ways} popup={popup} />}
        <OtherMethods isOpen={step.kind === 'offer' && state?.errors.password !== undefined}>
          {step.kind === 'require' ? (
            <ForEmergencies email={addressOf(page, state)} />
          ) : (
            <>
              {step.kind === 'offer' && password}
              <PasskeySignIn />
              {!page.tenant && step.kind !== 'offer' && <SsoButtons ways={ways} popup={popup} isAlone />}
              <ToSecondPage>{t('moreWays')}</ToSecondPage>
            </>
          )}
        </OtherMethods>
      </Stack>
    </Form>
  );
}

interface PasswordProps {
  state: SignInState | undefined;
  password: string | undefined;
  /** Whether it is what the page asks for next. */
  isNext: boolean;
}

function Password({ state, password, isNext }: PasswordProps) {
  const t = useTexts(loginTexts);
  return (
    <>
      <PasswordField state={state} password={password} autoFocus={isNext} />
      <Text size="sm" ta="end" mt={-8}>
        <Anchor component={Link} to="/forgot-password" size="sm">
          {t('forgotPassword')}
        </Anchor>
      </Text>
      <SubmitButton intent="sign-in" size="md" fullWidth>
        {t('signIn')}
      </SubmitButton>
    </>
  );
}

function ForEmergencies({ email }: { email: string }) {
  const t = useTexts(loginTexts);
  return (
    <Text size="sm" ta="center">
      {t.rich('forEmergencies', { link: (inner) => <ToSecondPage email={email}>{inner}</ToSecondPage> })}
    </Text>
  );
}

/** To the page that has every sign-in method. */
function ToSecondPage({ email, children }: { email?: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  const next = new URLSearchParams({ ...(returnTo && { returnTo }), ...(email && { email }) });
  return (
    <Anchor component={Link} to={next.size > 0 ? `/login-old?${next}` : '/login-old'} size="sm" ta="center">
      {children}
    </Anchor>
  );
}

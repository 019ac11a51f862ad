import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EmailField, PasswordField } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { WorkStep } from '~/components/forms/work-step';
import { useSite } from '~/components/site';
import { useTexts } from '~/texts/texts-context';
import { PasskeySignIn } from '../account/passkey-sign-in';
import type { SignInState } from './home-realm';
import { OtherMethods } from './other-methods';
import { PopupAlert } from './popup-alert';
import { RealmOffer } from './realm-offer';
import { addressOf, type SignInStart, signInStep } from './sign-in-steps';
import { SsoButtons } from './sso-buttons';
import type { PopupMode, Way } from './sso-way';
import { loginTexts } from './texts/login';

interface Props {
  page: SignInStart;
  state: SignInState | undefined;
  /** Return path for other pages with sign-in methods. */
  returnTo: string | null;
  /** The statistics in which the page counts if it is left; undefined for one that does not count. */
  left?: string | undefined;
  /** The connections of the page's organization, offered beside the address. */
  ownWays?: readonly Way[];
  /** The platform's providers, collapsed. */
  otherWays?: readonly Way[];
  /** The purpose of a pop-up; undefined to open a provider in this window. */
  popup?: PopupMode;
}

/** Asks for the address first, and then for what its organization requires. */
export function AddressSignIn({ page, state, returnTo, left, ownWays = [], otherWays = [], popup }: Props) {
  const t = useTexts(loginTexts);
  const form = useFirstError(state);
  const step = signInStep(page, state);
  const site = useSite();
  const password = (
    <Password state={state} password={page.demo?.password} isNext={step.kind === 'password'} />
  );
  if (state?.work) return <WorkStep work={state.work} />;
  const asksAddress = step.kind === 'address' || step.kind === 'require';
  return (
    <Form method="post" noValidate ref={form}>
      {/* Enter presses a form's first button, regardless of its visual position. */}
      <button
        type="submit"
        name="intent"
        value={asksAddress ? 'address' : 'sign-in'}
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="shownFor" data-left={left} />
      <Stack gap="md">
        <PopupAlert state={state} />
        <EmailField state={state} email={addressOf(page, state)} />
        {step.kind === 'address' && (
          <SubmitButton intent="address" size="md" fullWidth>
            {t('continue')}
          </SubmitButton>
        )}
        {step.kind === 'password' && password}
        <RealmOffer realm={'realm' in step ? step.realm : null} popup={popup} />
        {step.kind === 'address' && <SsoButtons ways={ownWays} popup={popup} />}
        <OtherMethods isOpen={step.kind === 'offer' && state?.errors.password !== undefined}>
          {step.kind === 'require' ? (
            <ForEmergencies returnTo={returnTo} email={addressOf(page, state)} />
          ) : (
            <>
              {step.kind === 'offer' && password}
              <PasskeySignIn returnTo={returnTo} />
              {step.kind !== 'offer' && <SsoButtons ways={otherWays} popup={popup} isAlone />}
              {!site && <ToSecondPage returnTo={returnTo}>{t('moreWays')}</ToSecondPage>}
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
  /** Whether it is the next required field. */
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

interface ElsewhereProps {
  returnTo: string | null;
  email?: string;
}

function ForEmergencies(elsewhere: ElsewhereProps) {
  const t = useTexts(loginTexts);
  return (
    <Text size="sm" ta="center">
      {t.rich('forEmergencies', { link: (inner) => <ToSecondPage {...elsewhere}>{inner}</ToSecondPage> })}
    </Text>
  );
}

/** Links to the page with every sign-in method. */
function ToSecondPage({ returnTo, email, children }: ElsewhereProps & { children: ReactNode }) {
  const site = useSite();
  const next = new URLSearchParams({ ...(returnTo && { returnTo }), ...(email && { email }) });
  const to = next.size > 0 ? `/login-old?${next}` : '/login-old';
  // A custom domain has no such page.
  if (site) {
    return (
      <Anchor href={`${site.platformUrl}/login-old`} size="sm" ta="center">
        {children}
      </Anchor>
    );
  }
  return (
    <Anchor component={Link} to={to} size="sm" ta="center">
      {children}
    </Anchor>
  );
}

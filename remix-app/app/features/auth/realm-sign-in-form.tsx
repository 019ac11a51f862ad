import { Anchor, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { CredentialFields } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { WorkStep } from '~/components/forms/work-step';
import { useTexts } from '~/texts/texts-context';
import { PasskeySignIn } from '../account/passkey-sign-in';
import type { SignInState } from './home-realm';
import { leftLogin } from './left-page';
import type { LoginPageData } from './login.server';
import { PopupAlert } from './popup-alert';
import { RealmOffer } from './realm-offer';
import { SsoButtons } from './sso-buttons';
import type { PopupMode, Way } from './sso-way';
import { loginTexts } from './texts/login';

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
  ways: readonly Way[];
  popup: PopupMode;
}

/**
 * Email and password in one step, with every other sign-in method below and the connections of the submitted address.
 */
export function RealmSignInForm({ page, state, ways, popup }: Props) {
  const t = useTexts(loginTexts);
  const form = useFirstError(state);
  const [query] = useSearchParams();
  const { demo } = page;
  if (state?.work) return <WorkStep work={state.work} />;
  return (
    <Form method="post" noValidate ref={form}>
      {/* Enter presses a form's first button, regardless of its visual position. */}
      <button type="submit" name="intent" value="sign-in" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="shownFor" data-left={leftLogin(page, state)} />
      <Stack gap="md">
        <PopupAlert state={state} />
        <CredentialFields
          state={state}
          email={demo?.email ?? page.email ?? undefined}
          password={demo?.password}
        >
          <RealmOffer realm={(state ? state.realm : page.realm) ?? null} popup={popup} />
        </CredentialFields>
        <Text size="sm" ta="end" mt={-8}>
          <Anchor component={Link} to="/forgot-password" size="sm">
            {t('forgotPassword')}
          </Anchor>
        </Text>
        <SubmitButton intent="sign-in" size="md" fullWidth>
          {t('signIn')}
        </SubmitButton>
        <PasskeySignIn returnTo={query.get('returnTo')} />
        <SsoButtons ways={ways} popup={popup} />
      </Stack>
    </Form>
  );
}

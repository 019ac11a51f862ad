import type { SamlSignOn } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { IconClockOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApplicationMark } from '~/components/application-mark';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { AddressSignIn } from '../auth/address-sign-in';
import type { SignInState } from '../auth/home-realm';
import { leftApplication } from '../auth/left-page';
import type { SignInStart } from '../auth/sign-in-steps';
import type { SignOnView } from './saml.server';
import { signOnTexts } from './texts/sign-on';

interface Props {
  view: SignOnView;
  state: SignInState | undefined;
}

/** The user's part of an application's SAML sign-on: authentication. */
export function SignOnPage({ view: { signOn, start }, state }: Props) {
  return <AuthShell>{signOn ? <SignIn signOn={signOn} start={start} state={state} /> : <Over />}</AuthShell>;
}

interface SignInProps {
  signOn: SamlSignOn;
  start: SignInStart;
  state: SignInState | undefined;
}

function SignIn({ signOn, start, state }: SignInProps) {
  const t = useTexts(signOnTexts);
  const { pathname } = useLocation();
  const { reason, user, service_provider: application } = signOn;
  const isForFactor = reason === 'risk_factor' || reason === 'risk_passkey';
  const named = {
    application: <bdi>{application.name}</bdi>,
    b: (inner: ReactNode) => <strong>{inner}</strong>,
  };
  return (
    <Stack gap="lg">
      <ApplicationMark name={application.name} logoUrl={application.logo_url} />
      <div>
        <PageTitle>{t(titleOf(reason))}</PageTitle>
        <Text c="dimmed" mt={4}>
          {t.rich(
            isForFactor ? (reason === 'risk_passkey' ? 'riskPasskey' : 'riskFactor') : 'toContinue',
            named,
          )}
        </Text>
      </div>
      {user && reason === 'not_a_member' && (
        <Alert role="status" color="amber" variant="light">
          {t.rich('notAMember', { email: <bdi>{user.email}</bdi> })}
        </Alert>
      )}
      {user && reason === 'not_assigned' && (
        <Alert role="status" color="amber" variant="light">
          {t.rich('notAssigned', { email: <bdi>{user.email}</bdi>, b: (inner) => <strong>{inner}</strong> })}
        </Alert>
      )}
      {user && reason === 'risk_sign_in' && (
        <Alert role="status" color="amber" variant="light">
          {t.rich('riskSignIn', named)}
        </Alert>
      )}
      {isForFactor ? (
        <ConfirmFactor state={state} />
      ) : (
        <AddressSignIn
          page={start}
          state={state}
          returnTo={pathname}
          left={leftApplication(application.id, state)}
        />
      )}
      {/* Continues to the application, outside of these pages. */}
      <Anchor href={signOn.cancelUrl} ta="center" size="sm">
        {t.rich('cancel', { application: <bdi>{application.name}</bdi> })}
      </Anchor>
    </Stack>
  );
}

function titleOf(reason: SamlSignOn['reason']) {
  if (reason === 'risk_passkey') return 'confirmPasskey';
  if (reason === 'risk_factor') return 'confirmFactor';
  return reason === 'force_authn' || reason === 'risk_sign_in' ? 'signInAgain' : 'signIn';
}

/** The session lacks the factor that its risk requires here. */
function ConfirmFactor({ state }: Pick<SignInProps, 'state'>) {
  const t = useTexts(signOnTexts);
  return (
    <Form method="post">
      <FormAlert state={state} />
      <SubmitButton intent="confirm" size="md" fullWidth mt={state ? 'md' : 0}>
        {t('continue')}
      </SubmitButton>
    </Form>
  );
}

function Over() {
  const t = useTexts(signOnTexts);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconClockOff size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{t('over')}</PageTitle>
      <Text>{t('overAbout')}</Text>
      <Anchor component={Link} to="/">
        {t('toStart')}
      </Anchor>
    </Stack>
  );
}

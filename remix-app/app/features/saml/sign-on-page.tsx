import type { SamlSignOn } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { IconClockOff } from '@tabler/icons-react';
import { ApplicationMark } from '~/components/application-mark';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { AddressSignIn } from '../auth/address-sign-in';
import type { SignInState } from '../auth/home-realm';
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
  const isAgain = reason === 'force_authn';
  return (
    <Stack gap="lg">
      <ApplicationMark name={application.name} logoUrl={application.logo_url} />
      <div>
        <PageTitle>{t(isAgain ? 'signInAgain' : 'signIn')}</PageTitle>
        <Text c="dimmed" mt={4}>
          {t.rich('toContinue', {
            application: <bdi>{application.name}</bdi>,
            b: (inner) => <strong>{inner}</strong>,
          })}
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
      <AddressSignIn page={start} state={state} returnTo={pathname} />
      {/* Continues to the application, outside of these pages. */}
      <Anchor href={signOn.cancelUrl} ta="center" size="sm">
        {t.rich('cancel', { application: <bdi>{application.name}</bdi> })}
      </Anchor>
    </Stack>
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

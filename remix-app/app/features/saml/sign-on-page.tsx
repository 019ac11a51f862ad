import type { SamlSignOn } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { OtherWays } from '../auth/other-ways';
import { SignInForm } from '../auth/sign-in-form';
import { ApplicationMark } from '../oauth2/application-mark';
import { signOnTexts } from './texts/sign-on';

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
  const t = useTexts(signOnTexts);
  const { reason, user, loginHint, service_provider: application } = signOn;
  const isAgain = reason === 'force_authn';
  return (
    <Stack gap="lg">
      <ApplicationMark name={application.name} />
      <div>
        <Title order={1} size="h2">
          {t(isAgain ? 'signInAgain' : 'signIn')}
        </Title>
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
      <SignInForm state={state} email={loginHint ?? (isAgain ? user?.email : undefined)} />
      <OtherWays />
      {/* Leads out of these pages, to the application. */}
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
      <Title order={1} size="h2">
        {t('over')}
      </Title>
      <Text>{t('overAbout')}</Text>
      <Anchor component={Link} to="/">
        {t('toStart')}
      </Anchor>
    </Stack>
  );
}

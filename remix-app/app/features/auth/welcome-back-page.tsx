import { TEXTS } from '@gatehouse/contracts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { FormState } from '~/form-state';
import type { LoginPageData } from '~/server/login.server';
import { useTellOtherTabs } from '../session/use-tell-other-tabs';
import { AuthShell } from './auth-shell';
import { DemoAccounts } from './demo-accounts';
import { SignInForm } from './sign-in-form';
import { SignedInAs } from './signed-in-as';
import { SsoButtons } from './sso-buttons';
import { SSO_PROVIDERS } from './sso-providers';
import { SsoStatus } from './sso-status';
import classes from './welcome-back-page.module.css';

interface Props {
  page: LoginPageData;
  state: FormState | undefined;
}

/** The second sign-in screen: every way in, and what each of them is ready for. */
export function WelcomeBackPage({ page, state }: Props) {
  useTellOtherTabs();
  const { user, refusal, demo, hasDemo } = page;
  return (
    <AuthShell wide>
      <div className={classes.columns}>
        <Stack gap="lg">
          <div>
            <Title order={1} size="h2">
              {TEXTS.auth.welcomeBack}
            </Title>
            <Text c="dimmed" mt={4}>
              Sign in to your account.
            </Text>
          </div>
          {user && <SignedInAs user={user} refusal={refusal} />}
          <SignInForm state={state} email={demo?.email} password={demo?.password}>
            <SsoButtons providers={SSO_PROVIDERS} verb="Sign in with" />
          </SignInForm>
          <Text size="sm" c="dimmed" ta="center">
            No account yet?{' '}
            <Anchor component={Link} to="/login?tab=sign-up" size="sm" underline="always">
              Sign up
            </Anchor>
          </Text>
        </Stack>
        <div className={classes.side}>
          {hasDemo && <DemoAccounts />}
          <SsoStatus />
        </div>
      </div>
    </AuthShell>
  );
}

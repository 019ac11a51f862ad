import { SSO_TYPES } from '@gatehouse/contracts';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { DemoAccounts } from './demo-accounts';
import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';
import { RealmSignInForm } from './realm-sign-in-form';
import { SignedInAs } from './signed-in-as';

import { SsoStatus } from './sso-status';
import { furtherOptions, namedWays, providerWays } from './sso-ways';
import { welcomeBackTexts } from './texts/welcome-back';
import classes from './welcome-back-page.module.css';

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
}

/** The second sign-in page: every sign-in method, and whether it is available. */
export function WelcomeBackPage({ page, state }: Props) {
  const t = useTexts(welcomeBackTexts);
  const label = (provider: string) => t('signInWith', { provider });
  const { user, refusal, demoAccounts, options } = page;
  const ways = [...providerWays(SSO_TYPES, label, options), ...namedWays(furtherOptions(options), label)];
  return (
    <AuthShell wide tellsOtherTabs>
      <div className={classes.columns}>
        <Stack gap="lg">
          <div>
            <PageTitle>{t('title')}</PageTitle>
            <Text c="dimmed" mt={4}>
              {t('about')}
            </Text>
          </div>
          {user && <SignedInAs user={user} refusal={refusal} />}
          <RealmSignInForm page={page} state={state} ways={ways} popup="signin" />
          <Text size="sm" c="dimmed" ta="center">
            {t.rich('noAccount', {
              link: (inner) => (
                <Anchor component={Link} to="/login?tab=sign-up" size="sm" underline="always">
                  {inner}
                </Anchor>
              ),
            })}
          </Text>
        </Stack>
        <div className={classes.side}>
          {demoAccounts.length > 0 && <DemoAccounts existing={demoAccounts} />}
          <SsoStatus options={options} />
        </div>
      </div>
    </AuthShell>
  );
}

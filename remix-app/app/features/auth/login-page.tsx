import { type Brand, fillIn, TEXTS } from '@gatehouse/contracts';
import { Alert, Stack, Text } from '@mantine/core';
import { useSearchParams } from '@remix-run/react';
import { IconInfoCircle } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useSite } from '~/components/site';
import { PLATFORM_PROVIDERS } from '~/components/sso-providers';
import type { EndReason } from '~/session-ended';
import { useLanguage, useTexts } from '~/texts/texts-context';
import { AddressSignIn } from './address-sign-in';
import { AuthTabs } from './auth-tabs';
import { DemoAccounts } from './demo-accounts';
import type { SignInState } from './home-realm';
import { leftLogin } from './left-page';
import type { LoginPageData } from './login.server';
import { MarketingPanel } from './marketing-panel';
import { SignUpForm } from './sign-up-form';
import { SignedInAs } from './signed-in-as';
import { namedWays, providerWays } from './sso-ways';
import { loginTexts } from './texts/login';

const ENDED = {
  idle: 'endedIdle',
  total: 'endedTotal',
  ended: 'ended',
  moved: 'endedMoved',
  'signed-out': 'signedOut',
} as const;

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
}

export function LoginPage({ page, state }: Props) {
  const t = useTexts(loginTexts);
  const site = useSite();
  const { tab, user, refusal, reason, options, tenant, demoAccounts } = page;
  const isSignUp = tab === 'sign-up';
  const realm = state ? state.realm : page.realm;
  const brand = isSignUp ? null : (realm?.brand ?? page.brand);
  const popup = isSignUp ? 'signup' : 'signin';
  const label = (provider: string) => t(isSignUp ? 'signUpWith' : 'signInWith', { provider });
  const own = tenant && (options?.length || site) && !isSignUp ? namedWays(options ?? [], label) : [];
  const platform = tenant && site ? [] : providerWays(PLATFORM_PROVIDERS, label, options);
  const [query] = useSearchParams();
  return (
    <AuthShell aside={site ? undefined : <MarketingPanel />} brand={brand} tellsOtherTabs>
      <Stack gap="lg">
        <Heading tab={tab} brand={brand} />
        {user && <SignedInAs user={user} refusal={refusal} />}
        {reason && !state && <WhyHere reason={reason} />}
        {!site && <AuthTabs current={tab} />}
        <div id="auth-panel" {...(!site && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}>
          {isSignUp ? (
            <SignUpForm state={state} ways={platform} popup={popup} />
          ) : (
            <AddressSignIn
              page={page}
              state={state}
              returnTo={query.get('returnTo')}
              left={leftLogin(page, state)}
              ownWays={own}
              otherWays={tenant ? [] : platform}
              popup={popup}
            />
          )}
        </div>
        {demoAccounts.length > 0 && !isSignUp && <DemoAccounts existing={demoAccounts} />}
      </Stack>
    </AuthShell>
  );
}

function Heading({ tab, brand }: { tab: LoginPageData['tab']; brand: Brand | null }) {
  const t = useTexts(loginTexts);
  const own = brand?.texts[useLanguage()];
  const isSignUp = tab === 'sign-up';
  const filled = (text: string) => fillIn(text, { organization: brand?.name ?? TEXTS.product.name });
  return (
    <div>
      <PageTitle>
        {isSignUp
          ? t('startTrial')
          : own?.signInTitle
            ? filled(own.signInTitle)
            : t.rich('signInTo', { organization: <bdi>{brand?.name ?? TEXTS.product.name}</bdi> })}
      </PageTitle>
      <Text c="dimmed" mt={4} style={{ textWrap: 'balance' }}>
        {own?.signInHelp && !isSignUp ? filled(own.signInHelp) : t(isSignUp ? 'trialAbout' : 'signInAbout')}
      </Text>
    </div>
  );
}

export function WhyHere({ reason }: { reason: EndReason }) {
  const t = useTexts(loginTexts);
  return (
    <Alert
      role="status"
      color="brand"
      variant="light"
      icon={<IconInfoCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      {t(ENDED[reason])}
    </Alert>
  );
}

import type { Brand } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { AuthShell } from '~/components/shell/auth-shell';
import { PLATFORM_PROVIDERS } from '~/components/sso-providers';
import { END_REASONS, type EndReason } from '~/session-ended';
import { useTellOtherTabs } from '../session/use-tell-other-tabs';
import { AuthTabs } from './auth-tabs';
import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';
import { MarketingPanel } from './marketing-panel';
import { PopupDialogs } from './popup-dialogs';
import { RealmSignInForm } from './realm-sign-in-form';
import { SignUpForm } from './sign-up-form';
import { SignedInAs } from './signed-in-as';
import { namedWays, providerWays } from './sso-ways';
import { usePopupSignIn } from './use-popup-sign-in';

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
}

export function LoginPage({ page, state }: Props) {
  useTellOtherTabs();
  const { tab, user, refusal, reason, options, tenant } = page;
  const [found, setFound] = useState<Brand | null>(state?.realm?.brand ?? null);
  const isSignUp = tab === 'sign-up';
  const brand = isSignUp ? null : (found ?? page.brand);
  const popup = usePopupSignIn(isSignUp ? 'signup' : 'signin');
  const verb = isSignUp ? 'Sign Up with' : 'Sign In with';
  const ways =
    tenant && options?.length && !isSignUp
      ? namedWays(options, verb)
      : providerWays(PLATFORM_PROVIDERS, verb, options);
  return (
    <AuthShell aside={<MarketingPanel />} brand={brand}>
      <Stack gap="lg">
        <Heading tab={tab} brand={brand} />
        {user && <SignedInAs user={user} refusal={refusal} />}
        {reason && !state && <WhyHere reason={reason} />}
        <AuthTabs current={tab} />
        <div id="auth-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {isSignUp ? (
            <SignUpForm state={state} ways={ways} popup={popup} />
          ) : (
            <RealmSignInForm page={page} state={state} ways={ways} popup={popup} onBrand={setFound} />
          )}
        </div>
        <Text size="sm" c="dimmed" ta="center">
          <Anchor component={Link} to="/login-old" size="sm">
            More ways to sign in
          </Anchor>
        </Text>
      </Stack>
      <PopupDialogs popup={popup} />
    </AuthShell>
  );
}

function Heading({ tab, brand }: { tab: LoginPageData['tab']; brand: Brand | null }) {
  const isSignUp = tab === 'sign-up';
  return (
    <div>
      <Title order={1} size="h2">
        {isSignUp ? (
          'Start your free trial'
        ) : (
          <>
            Sign in to <bdi>{brand?.name ?? 'Gatehouse'}</bdi>
          </>
        )}
      </Title>
      <Text c="dimmed" mt={4} style={{ textWrap: 'balance' }}>
        {isSignUp ? '14 days, no credit card required.' : 'One sign-in for everything your company uses.'}
      </Text>
    </div>
  );
}

export function WhyHere({ reason }: { reason: EndReason }) {
  return (
    <Alert
      role="status"
      color="brand"
      variant="light"
      icon={<IconInfoCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      {END_REASONS[reason]}
    </Alert>
  );
}

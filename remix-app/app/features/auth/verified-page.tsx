import { LIMITS, TEXTS } from '@gatehouse/contracts';
import { Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { notifySuccess } from '~/components/notify';
import { AuthShell } from '~/components/shell/auth-shell';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { VerifiedAccount as Account } from './popup-answers';
import { VerifiedAccount, VerifiedMark } from './verified-account';

/** The dialog after a sign-in by redirect: a page, so that it works without script. */
export function VerifiedPage({ account }: { account: Account }) {
  const told = TEXTS.signIn.succeeded(SSO_PROVIDERS[account.provider].name);
  useEffect(() => notifySuccess(told), [told]);
  return (
    <AuthShell>
      <noscript>
        <meta httpEquiv="refresh" content={`${LIMITS.verifiedCountdownSeconds};url=${account.to}`} />
      </noscript>
      <section role="dialog" aria-labelledby="verified-title">
        <Stack gap="md">
          <VerifiedMark />
          <Title order={1} size="h2" id="verified-title">
            {TEXTS.signIn.verified}
          </Title>
          <noscript>
            <Text role="status">{told}</Text>
          </noscript>
          <VerifiedAccount account={account} />
        </Stack>
      </section>
    </AuthShell>
  );
}

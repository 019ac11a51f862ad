import { LIMITS } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import type { VerifiedAccount as Account } from './popup-answers';
import { loginTexts } from './texts/login';
import { VerifiedAccount, VerifiedMark } from './verified-account';

/** The dialog after a sign-in by redirect: a page, so that it works without script. */
export function VerifiedPage({ account }: { account: Account }) {
  const t = useTexts(loginTexts);
  const told = t('succeeded', { provider: SSO_PROVIDERS[account.provider].name });
  return (
    <AuthShell>
      <noscript>
        <meta httpEquiv="refresh" content={`${LIMITS.verifiedCountdownSeconds};url=${account.to}`} />
      </noscript>
      <section role="dialog" aria-labelledby="verified-title">
        <Stack gap="md">
          <VerifiedMark />
          <PageTitle id="verified-title">{t('verified')}</PageTitle>
          <Text role="status">{told}</Text>
          <VerifiedAccount account={account} />
        </Stack>
      </section>
    </AuthShell>
  );
}

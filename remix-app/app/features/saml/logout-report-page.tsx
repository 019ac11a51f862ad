import type { SamlLogoutReport } from '@gatehouse/contracts';
import { Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { samlSignOutTexts } from './texts/sign-out';

const OUTCOMES = {
  waiting: 'waiting',
  signed_out: 'signedOutOf',
  failed: 'failed',
  not_supported: 'notSupported',
} as const;

/**
 * The progress or result of a single logout from the applications and the identity provider of a session. Null if it is
 * unknown.
 */
export function LogoutReportPage({
  report,
  provider,
}: {
  report: SamlLogoutReport | null;
  /** The OpenID provider that still has to be signed out of. */
  provider: string | null;
}) {
  const t = useTexts(samlSignOutTexts);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconLogout size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <PageTitle>{t(report && !report.done ? 'signingOut' : 'signedOut')}</PageTitle>
        {report && !report.done && <OnItsWay report={report} />}
        {report && report.participants.length > 0 && <Participants report={report} />}
        {provider && (!report || report.done) && (
          <Anchor href="/sso/signed-out">{t.rich('ofProvider', { provider: <bdi>{provider}</bdi> })}</Anchor>
        )}
        <Anchor component={Link} to="/login">
          {t('signInAgain')}
        </Anchor>
      </Stack>
    </AuthShell>
  );
}

function OnItsWay({ report }: { report: SamlLogoutReport }) {
  const t = useTexts(samlSignOutTexts);
  const isWaiting = report.participants.some(({ outcome }) => outcome === 'waiting');
  return (
    <>
      {/* A separate step, because this page's policy for forms would apply to the redirects after a form. */}
      {!isWaiting && <meta httpEquiv="refresh" content={`0;url=${report.continueUrl}`} />}
      <Text>{t('onItsWay')}</Text>
      <Anchor href={report.continueUrl ?? '/login'}>{t(isWaiting ? 'continueNow' : 'continue')}</Anchor>
    </>
  );
}

function Participants({ report }: { report: SamlLogoutReport }) {
  const t = useTexts(samlSignOutTexts);
  return (
    <List>
      {report.participants.map(({ kind, name, outcome }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and none changes its place
        <List.Item key={place}>
          {t.rich(OUTCOMES[outcome], {
            name:
              kind === 'directory' ? (
                t.rich('identityProvider', { name: <bdi>{name}</bdi> })
              ) : (
                <bdi>{name}</bdi>
              ),
          })}
        </List.Item>
      ))}
    </List>
  );
}

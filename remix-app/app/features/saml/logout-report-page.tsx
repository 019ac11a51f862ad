import type { SamlLogoutReport } from '@gatehouse/contracts';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLogout } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';

const OUTCOMES = {
  waiting: 'has not answered yet',
  signed_out: 'signed out',
  failed: 'did not confirm. Close your browser to be sure',
  not_supported: 'can’t be signed out from here. Sign out there yourself',
} as const;

/** Signing out of the applications and the directory of a session: on its way, or what became of it. Null when nobody knows any more. */
export function LogoutReportPage({
  report,
  provider,
}: {
  report: SamlLogoutReport | null;
  /** The OpenID provider that is still to be signed out of. */
  provider: string | null;
}) {
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconLogout size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <Title order={1} size="h2">
          {report && !report.done ? 'Signing you out' : 'You are signed out'}
        </Title>
        {report && !report.done && <OnItsWay report={report} />}
        {report && report.participants.length > 0 && <Participants report={report} />}
        {provider && (!report || report.done) && (
          <Anchor href="/sso/signed-out">
            Sign out of <bdi>{provider}</bdi> as well
          </Anchor>
        )}
        <Anchor component={Link} to="/login">
          Sign in again
        </Anchor>
      </Stack>
    </AuthShell>
  );
}

function OnItsWay({ report }: { report: SamlLogoutReport }) {
  const isWaiting = report.participants.some(({ outcome }) => outcome === 'waiting');
  return (
    <>
      {/* A step by itself: the redirects behind a form would be held to this page's policy for forms. */}
      {!isWaiting && <meta httpEquiv="refresh" content={`0;url=${report.continueUrl}`} />}
      <Text>
        You are signed out here. The applications that you used, and your directory, are signed out one after
        the other.
      </Text>
      <Anchor href={report.continueUrl ?? '/login'}>
        {isWaiting ? 'Continue without waiting' : 'Continue'}
      </Anchor>
    </>
  );
}

function Participants({ report }: { report: SamlLogoutReport }) {
  return (
    <List>
      {report.participants.map(({ kind, name, outcome }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and none changes its place
        <List.Item key={place}>
          <bdi>{name}</bdi>
          {kind === 'directory' && ' (directory)'}: {OUTCOMES[outcome]}
        </List.Item>
      ))}
    </List>
  );
}

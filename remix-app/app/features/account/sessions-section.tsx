import { Anchor, Badge, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { NetworkCredit } from '~/components/network-credit';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { ShownSession, ShownUse } from './account.server';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';
import { useSignInMethods } from './use-sign-in-methods';

interface Props {
  sessions: readonly ShownSession[];
  state: FormState | undefined;
}

export function SessionsSection({ sessions, state }: Props) {
  const t = useTexts(settingsTexts);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection
      id="sessions"
      title={t('sessions')}
      about={t.rich('sessionsAbout', { link: linkTo('/user/devices'), activity: linkTo('/user/activity') })}
    >
      <Stack gap="md">
        <FormAlert state={state} />
        <ul className={classes.list}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
        {sessions.some(({ origin }) => origin.operator) && <NetworkCredit />}
        {others.length > 0 ? (
          <Form method="post" preventScrollReset>
            <SubmitButton intent="end-others" variant="default">
              {t('endOthers')}
            </SubmitButton>
          </Form>
        ) : (
          <Text size="sm" c="dimmed">
            {t('noOthers')}
          </Text>
        )}
      </Stack>
    </SettingsSection>
  );
}

function linkTo(path: string) {
  return (inner: ReactNode) => (
    <Anchor component={Link} to={path} size="sm">
      {inner}
    </Anchor>
  );
}

function Row({ session }: { session: ShownSession }) {
  const t = useTexts(settingsTexts);
  const nameOf = useDeviceName();
  const methodsOf = useSignInMethods();
  const {
    id,
    isCurrent,
    deviceName,
    tenantName,
    address,
    network,
    methods,
    lastSeenAt,
    unusual,
    authenticatedAt,
    uses,
  } = session;
  return (
    <li>
      <div className={classes.grow}>
        <div className={classes.name}>
          <bdi>{nameOf(deviceName)}</bdi>
          {isCurrent && (
            <Badge color="green" variant="light" tt="none" size="sm">
              {t('thisSession')}
            </Badge>
          )}
        </div>
        <div className={classes.quiet}>
          {t.rich('sessionLine', {
            organization: tenantName ? <bdi>{tenantName}</bdi> : t('platform'),
            network: <Network address={address} name={network} />,
            methods: methodsOf(methods),
            signedIn: <When at={authenticatedAt} />,
            seen: <When at={lastSeenAt} />,
          })}
        </div>
        {unusual && (
          <div className={classes.unusual}>{t.rich('unusualSignIn', { reasons: <bdi>{unusual}</bdi> })}</div>
        )}
        {uses.map((use) => (
          <Use key={`${use.address} ${use.at}`} use={use} />
        ))}
      </div>
      {!isCurrent && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="end-session" variant="default" size="sm">
            {t.rich('signOut', {
              device: <bdi>{nameOf(deviceName)}</bdi>,
              hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden>,
            })}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

/** Another place that the session was used from. */
function Use({ use: { at, address, network, deviceName, unusual } }: { use: ShownUse }) {
  const t = useTexts(settingsTexts);
  const nameOf = useDeviceName();
  return (
    <>
      <div className={classes.quiet}>
        {t.rich('usedFrom', {
          network: <Network address={address} name={network} />,
          device: <bdi>{nameOf(deviceName)}</bdi>,
          at: <When at={at} />,
        })}
      </div>
      {unusual && (
        <div className={classes.unusual}>{t.rich('unusualUse', { reasons: <bdi>{unusual}</bdi> })}</div>
      )}
    </>
  );
}

/** "203.0.113.7 (Germany · Example Telecom)" */
function Network({ address, name }: { address: string | null; name: string | null }) {
  const t = useTexts(settingsTexts);
  if (!address) return t('unknownNetwork');
  return (
    <>
      <bdi>{address}</bdi>
      {name && (
        <>
          {' '}
          (<bdi>{name}</bdi>)
        </>
      )}
    </>
  );
}

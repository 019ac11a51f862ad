import type { ConnectorDto, ConnectorsDto } from '@gatehouse/contracts';
import { Alert, Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconClock, IconClockPause, IconKey } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CodeBlock } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { DirectoryState } from './directory-view';
import { connectorsTexts } from './texts/connectors';

interface Props {
  /** ID of the connection. */
  id: string;
  connectors: ConnectorsDto;
  state: DirectoryState | undefined;
}

const RUN = `npx @gatehouse/connector run \\
  --ldap-url ldaps://dc1.acme.example --base-dn dc=acme,dc=example \\
  --service-dn cn=gatehouse,dc=acme,dc=example --password-file ldap-password.txt`;

const STATES = {
  never_connected: { label: 'neverConnected', color: 'gray', Drawing: IconClock },
  connected: { label: 'connected', color: 'green', Drawing: IconCircleCheck },
  silent: { label: 'silent', color: 'amber', Drawing: IconClockPause },
  revoked: { label: 'revoked', color: 'gray', Drawing: IconCircleOff },
} as const;

/** Connectors of a connection, and how to enroll another. */
export function ConnectorsTab({ id, connectors, state }: Props) {
  const t = useTexts(connectorsTexts);
  const { isUsed, items, code } = connectors;
  return (
    <section className={panel.panel} aria-labelledby="connectors">
      <h2 id="connectors" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      {state?.message && <FormAlert state={state} />}
      {state?.secret && <Commands enroll={state.secret} />}
      {items.length === 0 ? <p className={panel.note}>{t('none')}</p> : <Items id={id} items={items} />}
      {isUsed ? (
        <Form method="post">
          <p className={panel.note}>
            {code && !state?.secret && <>{t.rich('open', { at: <When at={code.expiresAt} /> })} </>}
            {t('createAbout')}
          </p>
          <SubmitButton intent={`directory-connector-code:${id}`}>{t('create')}</SubmitButton>
        </Form>
      ) : (
        <p className={panel.note}>{t('unused')}</p>
      )}
    </section>
  );
}

/** With the code, in the only moment in which anybody can read it. */
function Commands({ enroll }: { enroll: string }) {
  const t = useTexts(connectorsTexts);
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title={t('once')}
      mb="md"
    >
      <p>{t('enroll')}</p>
      <CodeBlock label={t('enroll')} code={enroll} />
      <p>{t('run')}</p>
      <CodeBlock label={t('run')} code={RUN} />
      <p>{t('runAbout')}</p>
    </Alert>
  );
}

function Items({ id, items }: { id: string; items: readonly ConnectorDto[] }) {
  const t = useTexts(connectorsTexts);
  return (
    <ul className={panel.secrets}>
      {items.map((connector) => (
        <li key={connector.id}>
          <Item {...connector} />
          {connector.state !== 'revoked' && (
            <Disclosure summary={t('revoke')} isDangerous>
              <p className={panel.note}>{t('revokeAbout')}</p>
              <Form method="post">
                <SubmitButton
                  intent={`directory-connector-revoke:${id}:${connector.id}`}
                  color="red"
                  size="compact-sm"
                  aria-label={t('revokeOf', { name: connector.name })}
                >
                  {t('revoke')}
                </SubmitButton>
              </Form>
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({ name, version, state, fingerprint, enrolledAt, lastSeenAt, rejected }: ConnectorDto) {
  const t = useTexts(connectorsTexts);
  const { label, color, Drawing } = STATES[state];
  return (
    <>
      <Badge
        color={color}
        variant="light"
        tt="none"
        leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
      >
        {t(label)}
      </Badge>
      <bdi>{name}</bdi>
      <span>{t.rich('version', { version: <bdi>{version}</bdi> })}</span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {t.rich('fingerprint', { fingerprint: <code dir="ltr">{fingerprint}</code> })}
      </span>
      <span>{t.rich('enrolled', { at: <When at={enrolledAt} /> })}</span>
      {lastSeenAt && <span>{t.rich('lastSeen', { at: <When at={lastSeenAt} /> })}</span>}
      {rejected.last && (
        <span>{t('rejected', { count: rejected.count, reason: t(rejected.last.code) })}</span>
      )}
    </>
  );
}

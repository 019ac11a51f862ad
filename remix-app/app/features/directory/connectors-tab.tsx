import type { ConnectorDownload, ConnectorDto, ConnectorsDto } from '@gatehouse/contracts';
import { Alert, Anchor, Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconClock, IconClockPause, IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CodeBlock } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { DirectoryState } from './directory-view';
import { downloadCommand } from './enroll-command';
import { connectorsTexts } from './texts/connectors';

interface TabProps {
  /** ID of the connection. */
  id: string;
  connectors: ConnectorsDto;
  state: DirectoryState | undefined;
}

/** Connectors of a connection, for its admins. */
export function ConnectorsTab({ id, connectors, state }: TabProps) {
  return (
    <ConnectorsPanel
      connectors={connectors}
      enroll={state?.secret ?? null}
      createIntent={`directory-connector-code:${id}`}
      revokeIntent={(connectorId) => `directory-connector-revoke:${id}:${connectorId}`}
    >
      {state?.message && <FormAlert state={state} />}
    </ConnectorsPanel>
  );
}

interface Props {
  connectors: ConnectorsDto;
  /** The command with the code, in the only moment in which anybody can read it. */
  enroll: string | null;
  createIntent: string;
  /** Of a connector, by its ID. Without it, connectors are not revoked here. */
  revokeIntent?: (id: string) => string;
  /** Above the list. */
  children?: ReactNode;
}

const RUN = `node gatehouse-connector.mjs run \\
  --ldap-url ldaps://dc1.acme.example --base-dn dc=acme,dc=example \\
  --service-dn cn=gatehouse,dc=acme,dc=example --password-file ldap-password.txt`;

const STATES = {
  never_connected: { label: 'neverConnected', color: 'gray', Drawing: IconClock },
  connected: { label: 'connected', color: 'green', Drawing: IconCircleCheck },
  silent: { label: 'silent', color: 'amber', Drawing: IconClockPause },
  revoked: { label: 'revoked', color: 'gray', Drawing: IconCircleOff },
} as const;

/** Connectors of a connection, and how to enroll another. */
export function ConnectorsPanel({ connectors, enroll, createIntent, revokeIntent, children }: Props) {
  const t = useTexts(connectorsTexts);
  const { isUsed, items, code, download } = connectors;
  return (
    <section className={panel.panel} aria-labelledby="connectors">
      <h2 id="connectors" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      {children}
      {download && <Download {...download} />}
      {enroll && <Commands enroll={enroll} />}
      {items.length === 0 ? (
        <p className={panel.note}>{t('none')}</p>
      ) : (
        <Items items={items} revokeIntent={revokeIntent} />
      )}
      {isUsed ? (
        <Form method="post">
          <p className={panel.note}>
            {code && !enroll && <>{t.rich('open', { at: <When at={code.expiresAt} /> })} </>}
            {t('createAbout')}
          </p>
          <SubmitButton intent={createIntent} variant={items.length > 0 ? 'default' : 'filled'}>
            {t('create')}
          </SubmitButton>
        </Form>
      ) : (
        <p className={panel.note}>{t('unused')}</p>
      )}
    </section>
  );
}

/** The command, which Gatehouse serves itself. */
function Download(download: ConnectorDownload) {
  const t = useTexts(connectorsTexts);
  return (
    <div style={{ marginBottom: 16 }}>
      <p className={panel.note}>
        {t.rich('downloadAbout', {
          link: (inner) => (
            <Anchor href={download.url} size="sm" underline="always">
              {inner}
            </Anchor>
          ),
        })}
      </p>
      <CodeBlock label={t('download')} code={downloadCommand(download)} />
    </div>
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
      // Long lines of the commands scroll within their boxes.
      styles={{ body: { minWidth: 0 } }}
    >
      <p>{t('enroll')}</p>
      <CodeBlock label={t('enroll')} code={enroll} />
      <p>{t('run')}</p>
      <CodeBlock label={t('run')} code={RUN} />
      <p>{t('runAbout')}</p>
    </Alert>
  );
}

function Items({ items, revokeIntent }: { items: readonly ConnectorDto[] } & Pick<Props, 'revokeIntent'>) {
  const t = useTexts(connectorsTexts);
  return (
    <ul className={panel.secrets}>
      {items.map((connector) => (
        <li key={connector.id}>
          <Item {...connector} />
          {revokeIntent && connector.state !== 'revoked' && (
            <Disclosure summary={t('revoke')} isDangerous>
              <p className={panel.note}>{t('revokeAbout')}</p>
              <Form method="post">
                <SubmitButton
                  intent={revokeIntent(connector.id)}
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

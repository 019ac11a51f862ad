import { Group, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ClientOnce } from '../directory/client-once';
import { ClientValues } from '../directory/client-values';
import { CLIENT_NAMES, DIRECTORY_CLIENTS, withToken } from '../directory/directory-guides';
import { GuidePanel } from '../directory/guide-panel';
import { directoryConnectTexts } from '../directory/texts/connect';
import { TokenOnce } from '../directory/token-once';
import { PortalReads } from './portal-reads';
import { PORTAL, type StepProps } from './portal-step';
import type { GuidedDirectory } from './shared-run.server';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';
import { wizardProvisioningTexts } from './texts/provisioning';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

/** How users and groups come: the directory sends them, or Gatehouse reads it, as far as the provider offers both. */
export function PortalProvisioning({ portal, state }: StepProps) {
  const t = useTexts(portalTexts);
  const { directory, organization } = portal;
  const name = <bdi>{organization.name}</bdi>;
  return (
    <section className={classes.panel} aria-labelledby="provisioning">
      <div>
        <h2 id="provisioning" className={classes.panelTitle}>
          {t('provisioningTitle')}
        </h2>
        <p className={classes.about}>{t.rich('provisioningAbout', { organization: name })}</p>
      </div>
      <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
      {!directory && <Text size="sm">{t('provisioningUnavailable')}</Text>}
      {directory && !directory.view.canConnect && (
        <Text size="sm">{t.rich('provisioningInUse', { organization: name })}</Text>
      )}
      {directory && <Ways directory={directory} state={state} />}
    </section>
  );
}

interface WaysProps {
  directory: GuidedDirectory;
  state: WizardState | undefined;
}

/** Both where nothing is chosen yet, else the one that was. */
function Ways({ directory, state }: WaysProps) {
  const t = useTexts(wizardProvisioningTexts);
  const { source, readable } = directory.view;
  const mayRead = readable !== null && source !== 'scim';
  const maySend = source === null || source === 'scim';
  return (
    <>
      {mayRead && (
        <div>
          {maySend && <h3 className={classes.subtitle}>{t('read')}</h3>}
          <PortalReads view={directory.view} />
        </div>
      )}
      {maySend && (
        <div>
          {mayRead && <h3 className={classes.subtitle}>{t('scim')}</h3>}
          <Scim directory={directory} state={state} isSecond={mayRead} />
        </div>
      )}
    </>
  );
}

/** The base URL and what the directory authenticates with, with the guide of its console. */
function Scim({ directory, state, isSecond }: WaysProps & { isSecond: boolean }) {
  const { view, client, guide, clientValues } = directory;
  const token = state?.token ?? null;
  const created = state?.createdClient;
  return (
    <>
      <Sent {...view} />
      {token && <TokenOnce secret={token} />}
      {created && <ClientOnce {...created} />}
      {view.canConnect && !token && !created && <Connect hasToken={view.hasToken} isSecond={isSecond} />}
      {/* Another page no longer has the secret. */}
      {!token && !created && <Clients current={client} />}
      <GuidePanel client={client} guide={withToken(guide, token)} />
      {clientValues && <ClientValues client={client} values={clientValues} />}
    </>
  );
}

function Sent({ users, hasToken, lastUsedAt }: GuidedDirectory['view']) {
  const t = useTexts(portalTexts);
  if (!hasToken) return null;
  return (
    <Text size="sm" role="status" mb="sm">
      {t('provisioningUsers', { count: users })}{' '}
      {lastUsedAt && t.rich('provisioningUsed', { at: <When at={lastUsedAt} /> })}
    </Text>
  );
}

function Connect({ hasToken, isSecond }: { hasToken: boolean; isSecond: boolean }) {
  const t = useTexts(portalTexts);
  const wizard = useTexts(wizardProvisioningTexts);
  const shared = useTexts(directoryConnectTexts);
  return (
    <Form method="post" isDraft={false}>
      <p className={classes.about}>{hasToken ? t('provisioningAgainAbout') : wizard('scimAbout')}</p>
      <Group gap="sm" my="sm">
        <SubmitButton intent="scim" variant={hasToken || isSecond ? 'default' : 'filled'}>
          {wizard('createToken')}
        </SubmitButton>
        <SubmitButton intent="client" variant="default">
          {shared('createClient')}
        </SubmitButton>
      </Group>
    </Form>
  );
}

function Clients({ current }: { current: string }) {
  const t = useTexts(directoryConnectTexts);
  return (
    <nav aria-label={t('guideOf')} className={panel.snippetLinks}>
      {DIRECTORY_CLIENTS.map((client) => (
        <Link
          key={client}
          to={`${PORTAL}?step=provisioning&client=${client}`}
          aria-current={client === current ? 'true' : undefined}
          preventScrollReset
        >
          {CLIENT_NAMES[client] ?? t('clientOther')}
        </Link>
      ))}
    </nav>
  );
}

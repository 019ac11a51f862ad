import { Alert, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconKey } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { CLIENT_NAMES, DIRECTORY_CLIENTS, withToken } from '../directory/directory-guides';
import { GuidePanel } from '../directory/guide-panel';
import { directoryConnectTexts } from '../directory/texts/connect';
import { PORTAL, type StepProps } from './portal-step';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';
import { WizardAlert } from './wizard-alert';

/** The address and the token of the directory, with the guide of its console. */
export function PortalProvisioning({ portal, state }: StepProps) {
  const t = useTexts(portalTexts);
  const { directory, organization } = portal;
  const name = <bdi>{organization.name}</bdi>;
  const token = state?.token ?? null;
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
      {directory && <Progress {...directory.view} />}
      {token && (
        <Alert
          role="status"
          color="amber"
          variant="light"
          icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
          title={t('provisioningOnce')}
        />
      )}
      {directory?.view.canConnect && !token && <Connect hasToken={directory.view.hasToken} />}
      {directory && !directory.view.canConnect && (
        <Text size="sm">{t.rich('provisioningInUse', { organization: name })}</Text>
      )}
      {directory && (
        <>
          {!token && <Clients current={directory.client} />}
          <GuidePanel client={directory.client} guide={withToken(directory.guide, token)} />
        </>
      )}
    </section>
  );
}

type View = NonNullable<StepProps['portal']['directory']>['view'];

function Progress({ users, hasToken, lastUsedAt }: View) {
  const t = useTexts(portalTexts);
  if (!hasToken) return null;
  return (
    <Text size="sm" role="status">
      {t('provisioningUsers', { count: users })}{' '}
      {lastUsedAt && t.rich('provisioningUsed', { at: <When at={lastUsedAt} /> })}
    </Text>
  );
}

function Connect({ hasToken }: Pick<View, 'hasToken'>) {
  const t = useTexts(portalTexts);
  return (
    <Form method="post" isDraft={false}>
      <SubmitButton intent="provisioning" variant={hasToken ? 'default' : 'filled'}>
        {t(hasToken ? 'provisioningAgain' : 'provisioningStart')}
      </SubmitButton>
      {hasToken && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('provisioningAgainAbout')}
        </Text>
      )}
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

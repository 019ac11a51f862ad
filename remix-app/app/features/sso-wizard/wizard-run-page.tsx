import { Alert, Anchor, Button, Group } from '@mantine/core';
import { Link, useLocation, useSearchParams } from '@remix-run/react';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { notifySuccess } from '~/components/notify';
import { useTexts } from '~/texts/texts-context';
import { ActiveChip } from '../sso-configuration/sso-type';
import { HandOn } from './hand-on';
import { providerName } from './providers';
import { PROVISIONING, ProvisioningStep } from './provisioning-step';
import { RunStep } from './run-steps';
import classes from './sso-wizard.module.css';
import type { WizardRunView } from './sso-wizard.server';
import { placeOf } from './steps';
import { wizardProvisioningTexts } from './texts/provisioning';
import { wizardRunTexts } from './texts/run';
import { wizardTexts } from './texts/wizard';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';
import { WizardLayout } from './wizard-layout';

interface Props {
  view: WizardRunView;
  state: WizardState | undefined;
}

/** One run of the wizard, at its current step or the step that the address goes back to. */
export function WizardRunPage({ view, state }: Props) {
  const t = useTexts(wizardRunTexts);
  const shared = useTexts(wizardTexts);
  const { run, base } = view;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = placeOf(run.step, run.mode, query.get('step'));
  const owner = run.tenantName ?? t(run.newOrganization ? 'newOrganization' : 'platform');
  return (
    <WizardLayout
      title={shared(run.mode === 'quick' ? 'quickTitle' : 'title')}
      about={t.rich('forOrganization', {
        provider: providerName(run.provider, shared),
        organization: <bdi>{owner}</bdi>,
      })}
      mode={run.mode}
      provider={run.provider}
      place={place}
      ways={
        run.saved
          ? view.provisioning
            ? { review: pathname, provisioning: `${pathname}${PROVISIONING}` }
            : {}
          : {
              select: `${base}/${run.mode}`,
              authenticate: `${pathname}?step=authenticate`,
              capture: pathname,
            }
      }
    >
      {place === 'provisioning' && view.provisioning ? (
        <ProvisioningStep provisioning={view.provisioning} state={state} />
      ) : run.saved ? (
        <Saved view={view} state={state} />
      ) : (
        <>
          <RunStep run={run} here={pathname} state={state} />
          {run.tenantId && <HandOn links={run.links} state={state} />}
          <Leave base={base} />
        </>
      )}
    </WizardLayout>
  );
}

function Leave({ base }: { base: string }) {
  const t = useTexts(wizardRunTexts);
  return (
    <Form method="post">
      <Group gap="lg">
        <Anchor component={Link} to={base} size="sm">
          {t('leave')}
        </Anchor>
        <Button type="submit" name="intent" value="leave" variant="subtle" color="red" size="compact-sm">
          {t('discard')}
        </Button>
      </Group>
    </Form>
  );
}

function Saved({ view: { run, base, configuration, provisioning }, state }: Props) {
  const t = useTexts(wizardRunTexts);
  const shared = useTexts(wizardTexts);
  const [query] = useSearchParams();
  const { saved } = run;
  const address = configuration?.metadataUrl ?? configuration?.issuer;
  const checked = address && /^https?:/.test(address) ? address : null;
  const text = saved && shared('succeeded', { name: saved.name });
  const isFresh = query.has('done');
  useEffect(() => {
    if (text && isFresh) notifySuccess(text);
  }, [text, isFresh]);
  if (!saved) return null;
  return (
    <>
      <section className={classes.panel} aria-labelledby="saved">
        <Alert
          role="status"
          color="green"
          variant="light"
          icon={<IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />}
        >
          <strong id="saved">{text}</strong>
        </Alert>
        <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
        {saved.domains.length > 0 && (
          <ul className={classes.domains}>
            {saved.domains.map(({ domain, message }) => (
              <li key={domain}>
                <div className={classes.domainHead}>
                  <bdi>{domain}</bdi>
                </div>
                <p className={classes.domainAbout}>{message}</p>
              </li>
            ))}
          </ul>
        )}
        {configuration && (
          <div>
            <div className={classes.domainHead}>
              {t('next')} <ActiveChip isEnabled={configuration.isEnabled} downSince={null} />
            </div>
            <p className={classes.about}>{t(configuration.isEnabled ? 'enabledAbout' : 'inactiveAbout')}</p>
          </div>
        )}
        {configuration && (
          <Form method="post" className={classes.actions}>
            <SubmitButton
              intent="test"
              variant="default"
              leftSection={<IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />}
            >
              {t('test')}
            </SubmitButton>
            {configuration.isEnabled ? (
              <Button component={Link} to={base} variant="default">
                {t('allConnections')}
              </Button>
            ) : (
              <SubmitButton intent="enable">{t('enable')}</SubmitButton>
            )}
            {checked && (
              <Anchor
                component={Link}
                to={`${base}/check?${new URLSearchParams({ subject: checked })}`}
                size="sm"
              >
                {t('checkFederation')}
              </Anchor>
            )}
          </Form>
        )}
      </section>
      {provisioning && <Offer isNext={configuration?.isEnabled ?? false} />}
    </>
  );
}

/** The optional last step. */
function Offer({ isNext }: { isNext: boolean }) {
  const t = useTexts(wizardProvisioningTexts);
  return (
    <section className={classes.panel} aria-labelledby="users-and-groups">
      <div>
        <h2 id="users-and-groups" className={classes.panelTitle}>
          {t('title')}
        </h2>
        <p className={classes.about}>{t('offer')}</p>
      </div>
      <Button
        component={Link}
        to={PROVISIONING}
        variant={isNext ? 'filled' : 'default'}
        style={{ justifySelf: 'start' }}
      >
        {t('open')}
      </Button>
    </section>
  );
}

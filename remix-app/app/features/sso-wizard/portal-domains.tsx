import type { PortalDomain } from '@gatehouse/contracts';
import { Badge, Button, Loader, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ValuesTable } from '../set-up-guides/values-table';
import { PORTAL, type StepProps } from './portal-step';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';
import { useDomainChecks } from './use-domain-checks';
import { WizardAlert } from './wizard-alert';

/** The domains of the users: each is verified by a DNS record, which is checked while the page is open. */
export function PortalDomains({ portal: { domains, run }, state }: StepProps) {
  const t = useTexts(portalTexts);
  const form = useFirstError(state);
  const waiting = domains.filter(({ isVerified }) => !isVerified);
  const isChecking = useDomainChecks(waiting.map(({ domain }) => domain));
  const hasErrors = Object.keys(state?.errors ?? {}).length > 0;
  return (
    <>
      <section className={classes.panel} aria-labelledby="domains">
        <div>
          <h2 id="domains" className={classes.panelTitle}>
            {t('domainTitle')}
          </h2>
          <p className={classes.about}>{t('domainAbout')}</p>
        </div>
        {!hasErrors && <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />}
        <Form method="post" noValidate ref={form} className={classes.find} key={domains.length}>
          <TextInput
            name="domain"
            label={t('domain')}
            placeholder="example.com"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={state?.values.domain}
            error={state?.errors.domain}
            maxLength={260}
          />
          <SubmitButton intent="domain" variant={domains.length > 0 ? 'default' : 'filled'}>
            {t('addDomain')}
          </SubmitButton>
        </Form>
        {domains.length > 0 && (
          <ul className={classes.domains}>
            {domains.map((domain) => (
              <Record key={domain.domain} domain={domain} isChecking={isChecking} />
            ))}
          </ul>
        )}
      </section>
      {run && run.step !== 'saved' && (
        <div className={classes.actions}>
          <Text size="sm" c="dimmed" maw={440}>
            {waiting.length > 0 && t('domainLater')}
          </Text>
          <Button
            component={Link}
            to={`${PORTAL}?step=connect`}
            variant={domains.length > 0 ? 'filled' : 'default'}
            rightSection={<IconArrowRight size={16} className="mirrored" aria-hidden="true" />}
          >
            {t('continue')}
          </Button>
        </div>
      )}
    </>
  );
}

function Record({ domain, isChecking }: { domain: PortalDomain; isChecking: boolean }) {
  const t = useTexts(portalTexts);
  const { displayName, isVerified, recordName, recordValue, lastCheck } = domain;
  return (
    <li>
      <div className={classes.domainHead} role="status">
        <bdi>{displayName}</bdi>
        <Badge color={isVerified ? 'green' : 'amber'} variant="light" tt="none">
          {t(isVerified ? 'domainVerified' : 'domainPending')}
        </Badge>
      </div>
      {!isVerified && (
        <>
          <p className={classes.domainAbout}>{t('recordAbout')}</p>
          <ValuesTable
            caption={t('recordTable', { domain: displayName })}
            values={[
              { label: t('recordType'), value: 'TXT' },
              { label: t('recordName'), value: recordName },
              { label: t('recordValue'), value: recordValue },
            ]}
          />
          <div className={classes.checking}>
            {isChecking && (
              <span className={classes.domainHead}>
                <Loader size={14} aria-hidden="true" /> {t('checking')}
              </span>
            )}
            {lastCheck && (
              <Text size="sm" c="dimmed">
                {t.rich('lastCheck', { message: lastCheck.message, at: <When at={lastCheck.at} /> })}
              </Text>
            )}
            <Form method="post" isDraft={false}>
              <SubmitButton intent={`check:${domain.domain}`} variant="default" size="compact-sm">
                {t('checkNow')}
              </SubmitButton>
            </Form>
          </div>
        </>
      )}
    </li>
  );
}

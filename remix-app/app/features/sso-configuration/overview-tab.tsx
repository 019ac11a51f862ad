import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight, IconFlask } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { AUTO_JOINS, DomainStatusBadge } from '../domains/domain-status';
import { domainLabels } from '../domains/texts/labels';
import { IntegrationUrls } from './integration-urls';
import { RefreshState } from './refresh-state';
import styles from './sso-configuration.module.css';
import type { ConfigurationPageView } from './sso-configuration-page.server';
import { connectionPageTexts } from './texts/page';

/** The status of the connection, and the values that both sides need. */
export function OverviewTab({ view }: { view: ConfigurationPageView }) {
  return (
    <div className={styles.overview}>
      <NextStep view={view} />
      <section className={panel.panel}>
        <IntegrationUrls configuration={view.configuration} />
      </section>
      <Domains view={view} />
      <section className={panel.panel}>
        <RefreshState configuration={view.configuration} />
        <FederationCheck view={view} />
      </section>
    </div>
  );
}

/** The one thing to do now: test or enable. */
function NextStep({ view: { configuration } }: { view: ConfigurationPageView }) {
  const t = useTexts(connectionPageTexts);
  const { id, lastTest, isEnabled } = configuration;
  const isTested = lastTest?.isFresh === true;
  return (
    <section className={`${panel.panel} ${styles.next}`} aria-labelledby="next">
      <div>
        <h2 id="next" className={panel.panelTitle}>
          {t(isTested ? (isEnabled ? 'works' : 'testedDisabled') : 'testThis')}
        </h2>
        <Text size="sm" c="dimmed">
          {lastTest
            ? t.rich(isTested ? (isEnabled ? 'passedAt' : 'passedEnable') : 'passedOutdated', {
                at: <When at={lastTest.at} />,
              })
            : t('neverTested')}
        </Text>
      </div>
      <Form method="post">
        <SubmitButton
          intent={`test:${id}`}
          variant={isTested ? 'default' : 'filled'}
          leftSection={<IconFlask size={16} stroke={1.8} aria-hidden="true" />}
        >
          {t(lastTest ? 'testAgain' : 'testThis')}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** Leads to the check of the identity provider, where it has an address to check. */
function FederationCheck({ view: { configuration, base } }: { view: ConfigurationPageView }) {
  const t = useTexts(connectionPageTexts);
  const subject = configuration.metadataUrl ?? configuration.issuer;
  if (!subject || !/^https?:/.test(subject)) return null;
  return (
    <Anchor component={Link} to={`${base}/check?${new URLSearchParams({ subject })}`} size="sm">
      {t('checkFederation')}
    </Anchor>
  );
}

function Domains({ view: { configuration, domains, domainsBase, base } }: { view: ConfigurationPageView }) {
  const t = useTexts(connectionPageTexts);
  const { tenantId } = configuration;
  const label = useTexts(domainLabels);
  return (
    <section className={panel.panel} aria-labelledby="domains">
      <h2 id="domains" className={styles.partTitle}>
        {t('domains')}
      </h2>
      {tenantId === null ? (
        <p className={styles.line}>{t('platformDomains')}</p>
      ) : domains.length === 0 ? (
        <p className={styles.line}>{t('noDomains')}</p>
      ) : (
        <ul className={styles.domains}>
          {domains.map(({ name, claim }) => (
            <li key={name}>
              {claim ? (
                <>
                  <Anchor component={Link} to={`${domainsBase}/${claim.id}`} size="sm" fw={560}>
                    <bdi>{claim.displayName}</bdi>
                  </Anchor>
                  <DomainStatusBadge status={claim.status} />
                  <span className={styles.quiet}>
                    {t('joining', { rule: label(AUTO_JOINS[claim.autoJoin].short) })}
                  </span>
                </>
              ) : (
                <>
                  <bdi>{name}</bdi>
                  <span className={styles.quiet}>{t('notClaimed')}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Anchor component={Link} to={`${base}/routing`} size="sm">
        {t('seeRouting')}
        <IconArrowRight
          size={14}
          className="mirrored"
          aria-hidden="true"
          style={{ marginInlineStart: 4, verticalAlign: -2 }}
        />
      </Anchor>
    </section>
  );
}

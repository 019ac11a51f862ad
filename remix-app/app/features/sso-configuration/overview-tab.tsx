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

/** Where the connection stands, and what its two sides must know of one another. */
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
      </section>
    </div>
  );
}

/** The one thing to do now: test, enable, or look who came. */
function NextStep({ view: { configuration } }: { view: ConfigurationPageView }) {
  const { id, lastTest, isEnabled } = configuration;
  const isTested = lastTest?.isFresh === true;
  return (
    <section className={`${panel.panel} ${styles.next}`} aria-labelledby="next">
      <div>
        <h2 id="next" className={panel.panelTitle}>
          {isTested ? (isEnabled ? 'It works' : 'Tested, and still switched off') : 'Test this connection'}
        </h2>
        <Text size="sm" c="dimmed">
          {lastTest ? (
            <>
              A test passed <When at={lastTest.at} />
              {isTested ? '.' : ', before the last change or more than a day ago.'}
            </>
          ) : (
            'Sign in once as one of your people. Nobody is let in by it, and you see every step of it.'
          )}
          {isTested && !isEnabled && ' Switch it on, and people are sent here.'}
        </Text>
      </div>
      <Form method="post">
        <SubmitButton
          intent={`test:${id}`}
          variant={isTested ? 'default' : 'filled'}
          leftSection={<IconFlask size={16} stroke={1.8} aria-hidden="true" />}
        >
          {lastTest ? 'Test again' : 'Test this connection'}
        </SubmitButton>
      </Form>
    </section>
  );
}

function Domains({ view: { configuration, domains, domainsBase, base } }: { view: ConfigurationPageView }) {
  const { tenantId } = configuration;
  const label = useTexts(domainLabels);
  return (
    <section className={panel.panel} aria-labelledby="domains">
      <h2 id="domains" className={styles.partTitle}>
        Domains that lead here
      </h2>
      {tenantId === null ? (
        <p className={styles.line}>
          It stands behind the buttons of the login pages. Whoever belongs to an organization joins it by the
          rules of that organization.
        </p>
      ) : domains.length === 0 ? (
        <p className={styles.line}>
          None: people reach it by the sign-in page of the organization alone. Name domains in the settings.
        </p>
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
                  <span className={styles.quiet}>People join: {label(AUTO_JOINS[claim.autoJoin].short)}</span>
                </>
              ) : (
                <>
                  <bdi>{name}</bdi>
                  <span className={styles.quiet}>Not claimed</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Anchor component={Link} to={`${base}/routing`} size="sm">
        See where an address goes
        <IconArrowRight size={14} aria-hidden="true" style={{ marginInlineStart: 4, verticalAlign: -2 }} />
      </Anchor>
    </section>
  );
}

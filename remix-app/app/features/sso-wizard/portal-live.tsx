import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { PORTAL, type StepProps } from './portal-step';
import { PortalTest, TestResult } from './portal-test';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';

/** Whether users can sign in through the connection now, and what is missing. */
export function PortalLive(props: StepProps) {
  const t = useTexts(portalTexts);
  const { connection, domains, test, returnUrl, organization } = props.portal;
  if (!connection) return <PortalTest {...props} />;
  const { isEnabled, liveSince, name } = connection;
  const waiting = domains.filter(({ isVerified }) => !isVerified);
  const host = returnUrl && URL.canParse(returnUrl) ? new URL(returnUrl).host : null;
  const Drawing = isEnabled ? IconCircleCheck : IconClock;
  return (
    <section className={classes.panel} aria-labelledby="live">
      <h2 id="live" className={classes.panelTitle}>
        <bdi>{name}</bdi>
      </h2>
      <Alert
        role="status"
        color={isEnabled ? 'green' : 'brand'}
        variant="light"
        icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
        title={
          isEnabled
            ? liveSince
              ? t.rich('liveSince', { at: <When at={liveSince} /> })
              : t('live')
            : t('waitingTitle')
        }
      >
        <Text size="sm">
          {isEnabled
            ? t('liveAbout')
            : t.rich('waitingAbout', { organization: <bdi>{organization.name}</bdi> })}
        </Text>
      </Alert>
      {test && test.status !== 'open' && <TestResult test={test} />}
      {waiting.length > 0 && (
        <Text size="sm">
          {t.rich('domainsWaiting', {
            count: waiting.length,
            link: (inner) => (
              <Anchor component={Link} to={`${PORTAL}?step=domain`} size="sm" underline="always">
                {inner}
              </Anchor>
            ),
          })}
        </Text>
      )}
      <div className={classes.actions}>
        <Button component={Link} to={`${PORTAL}?step=test`} variant="default">
          {t('testAgain')}
        </Button>
        {returnUrl && host && (
          <Button
            component="a"
            href={returnUrl}
            rel="noreferrer"
            rightSection={<IconArrowRight size={16} className="mirrored" aria-hidden="true" />}
          >
            {t('returnTo', { host })}
          </Button>
        )}
      </div>
    </section>
  );
}

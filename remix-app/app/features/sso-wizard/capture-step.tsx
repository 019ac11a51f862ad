import { isConsentProvider } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { When } from '~/components/when';
import { CapturedValues, DirectoryAnswer, SOURCES, StandingBadge } from './captured';
import type { SharedRun } from './shared-run';
import classes from './sso-wizard.module.css';

/** What the other side said, with where each value came from. Nothing is saved yet. */
export function CaptureStep({ run, here }: { run: SharedRun; here: string }) {
  const { captured } = run;
  if (!captured) return null;
  return (
    <section className={classes.panel} aria-labelledby="captured">
      <div>
        <h2 id="captured" className={classes.panelTitle}>
          What was captured
        </h2>
        <p className={classes.about}>
          {captured.adminName ? (
            <>
              Read by the consent of <bdi>{captured.adminName}</bdi>,{' '}
            </>
          ) : (
            'Read '
          )}
          <When at={captured.at} />. Nothing is saved yet.
        </p>
      </div>
      <DirectoryAnswer captured={captured} />
      <CapturedValues captured={captured} />
      {captured.domains.length > 0 && (
        <div>
          <h3 className={classes.subtitle}>Domains</h3>
          <ul className={classes.domains} style={{ marginTop: 10 }}>
            {captured.domains.map((domain) => (
              <li key={domain.domain}>
                <div className={classes.domainHead}>
                  <bdi>{domain.domain}</bdi> <StandingBadge domain={domain} />
                </div>
                <p className={classes.domainAbout}>
                  {SOURCES[domain.source]}. {domain.message}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`${here}?step=authenticate`}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        >
          {isConsentProvider(run.provider) ? 'Another account' : 'Change it'}
        </Button>
        <Button
          component={Link}
          to={`${here}?step=review`}
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
        >
          Continue
        </Button>
      </div>
    </section>
  );
}

import { isConsentProvider } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { CapturedValues, DirectoryAnswer, SOURCES, StandingBadge } from './captured';
import type { SharedRun } from './shared-run.server';
import classes from './sso-wizard.module.css';
import { wizardRunTexts } from './texts/run';

/** The captured values with their sources. Nothing is saved yet. */
export function CaptureStep({ run, here }: { run: SharedRun; here: string }) {
  const t = useTexts(wizardRunTexts);
  const { captured } = run;
  if (!captured) return null;
  return (
    <section className={classes.panel} aria-labelledby="captured">
      <div>
        <h2 id="captured" className={classes.panelTitle}>
          {t('capturedTitle')}
        </h2>
        <p className={classes.about}>
          {captured.adminName
            ? t.rich('readBy', { name: <bdi>{captured.adminName}</bdi>, at: <When at={captured.at} /> })
            : t.rich('readAt', { at: <When at={captured.at} /> })}
        </p>
      </div>
      <DirectoryAnswer captured={captured} />
      <CapturedValues captured={captured} />
      {captured.domains.length > 0 && (
        <div>
          <h3 className={classes.subtitle}>{t('domains')}</h3>
          <ul className={classes.domains} style={{ marginTop: 10 }}>
            {captured.domains.map((domain) => (
              <li key={domain.domain}>
                <div className={classes.domainHead}>
                  <bdi>{domain.domain}</bdi> <StandingBadge domain={domain} />
                </div>
                <p className={classes.domainAbout}>
                  {t('domainSource', { source: t(SOURCES[domain.source]), message: domain.message })}
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
          leftSection={<IconArrowLeft size={16} className="mirrored" aria-hidden="true" />}
        >
          {t(isConsentProvider(run.provider) ? 'otherAccount' : 'change')}
        </Button>
        <Button
          component={Link}
          to={`${here}?step=review`}
          rightSection={<IconArrowRight size={16} className="mirrored" aria-hidden="true" />}
        >
          {t('continue')}
        </Button>
      </div>
    </section>
  );
}

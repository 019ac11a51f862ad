import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './landing.module.css';
import { landingTexts } from './texts/landing';

export function Trial() {
  const t = useTexts(landingTexts);
  return (
    <section className={classes.section} aria-labelledby="trial-title">
      <div className={classes.trial}>
        <div>
          <h2 id="trial-title" className={classes.trialTitle}>
            {t('trial')}
          </h2>
          <p className={classes.trialText}>{t('trialAbout')}</p>
        </div>
        <Button
          component={Link}
          to="/login"
          size="lg"
          variant="white"
          color="brand.8"
          className={classes.trialButton}
        >
          {t('startTrial')}
        </Button>
      </div>
    </section>
  );
}

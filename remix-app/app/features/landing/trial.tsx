import { TEXTS } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import classes from './landing.module.css';

export function Trial() {
  return (
    <section className={classes.section} aria-labelledby="trial-title">
      <div className={classes.trial}>
        <div>
          <h2 id="trial-title" className={classes.trialTitle}>
            Try the whole platform for 14 days
          </h2>
          <p className={classes.trialText}>
            {TEXTS.plans.trialPrice}, with every product. {TEXTS.plans.noCreditCard}.
          </p>
        </div>
        <Button component={Link} to="/login" size="lg" variant="white" color="brand.8">
          {TEXTS.landing.startTrial}
        </Button>
      </div>
    </section>
  );
}

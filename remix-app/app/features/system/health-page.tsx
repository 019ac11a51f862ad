import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader } from '~/components/page-header';
import { When } from '~/components/when';
import type { HealthView } from '~/server/system.server';
import { type HealthPart, healthParts } from './health-parts';
import { StandingBadge } from './standing';
import classes from './system.module.css';

/** How the parts do on which everything rests, at this moment. */
export function HealthPage({ view: { health, attention } }: { view: HealthView }) {
  const parts = healthParts(health, attention);
  const unwell = parts.filter(({ standing }) => standing !== 'good').map(({ name }) => name);
  return (
    <>
      <PageHeader title="System Health">
        {unwell.length === 0 ? 'All is well.' : `Look at: ${unwell.join(', ')}.`} Read{' '}
        <When at={health.asOf} />.{' '}
        <Anchor href="" size="sm">
          Read again
        </Anchor>
      </PageHeader>
      <div className={classes.parts}>
        {parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </div>
    </>
  );
}

function Part({ part: { name, standing, facts, link } }: { part: HealthPart }) {
  return (
    <section className={classes.part} aria-label={name}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <StandingBadge standing={standing} />
      </div>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {typeof value === 'string' ? value : <When at={value.at} />}
          </Fact>
        ))}
      </dl>
      {link && (
        <p className={classes.more}>
          <Anchor component={Link} to={link.to} size="sm">
            {link.label}
          </Anchor>
        </p>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

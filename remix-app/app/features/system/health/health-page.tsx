import type { SystemHealth } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { StandingBadge } from '../standing';
import classes from '../system.module.css';
import { healthTexts } from '../texts/health';
import { statusTexts } from '../texts/status';
import { type HealthFact, type HealthPart, healthParts } from './health-parts';
import { LastHourStrip } from './last-hour-strip';

/** How the parts do on which everything rests, at this moment and in the last hour. */
export function HealthPage({ health }: { health: SystemHealth }) {
  const t = useTexts(healthTexts);
  const status = useTexts(statusTexts);
  const formats = useFormats();
  const parts = healthParts(health, t, formats);
  const unwell = parts.filter(({ standing }) => standing !== 'good').map(({ name }) => name);
  return (
    <>
      <PageHeader title={usePageTitle()}>
        {unwell.length === 0 ? t('allGood') : t('check', { parts: formats.list(unwell) })}{' '}
        {t.rich('asOf', { when: <When at={health.asOf} /> })}{' '}
        <Anchor href="" size="sm">
          {status('readAgain')}
        </Anchor>
      </PageHeader>
      <div className={classes.parts}>
        {parts.map((part) => (
          <Part key={part.name} part={part} health={health} />
        ))}
      </div>
    </>
  );
}

function Part({ part, health }: { part: HealthPart; health: SystemHealth }) {
  const { name, standing, facts, link, measure } = part;
  const samples = health.lastHour.find((hour) => hour.part === part.part)?.minutes ?? [];
  return (
    <section className={classes.part} aria-label={name}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <StandingBadge standing={standing} />
      </div>
      <LastHourStrip samples={samples} asOf={health.asOf} measure={measure} />
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            <FactValue value={value} />
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

function FactValue({ value }: Pick<HealthFact, 'value'>) {
  if (typeof value === 'string') return value;
  return 'name' in value ? <bdi>{value.name}</bdi> : <When at={value.at} />;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { LastHourStrip } from '../system/health/last-hour-strip';
import { StandingBadge } from '../system/standing';
import classes from '../system/system.module.css';
import own from './organization-health.module.css';
import { type OrganizationPart, organizationParts } from './organization-parts';
import type { TenantHealthView } from './tenant-health.server';
import { organizationHealthTexts } from './texts/health';

/** How the sign-in of one organization does, and what its admins can do about it. */
export function OrganizationHealthPage({ view }: { view: TenantHealthView }) {
  const { about, isPlatform } = view;
  const t = useTexts(organizationHealthTexts);
  const formats = useFormats();
  return (
    <>
      <PageHeader title={t('title')}>{about ? <Summary about={about} /> : t('choose')}</PageHeader>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && (
        <>
          {about.health.connections.length === 0 && <NoDirectory canConnect={!isPlatform} />}
          <div className={classes.parts}>
            {organizationParts(about.health, { t, formats }, !isPlatform).map((part) => (
              <Part key={part.key} part={part} asOf={about.health.asOf} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Summary({ about: { owner, health } }: { about: NonNullable<TenantHealthView['about']> }) {
  const t = useTexts(organizationHealthTexts);
  const formats = useFormats();
  const parts = organizationParts(health, { t, formats });
  const values = {
    toDo: t('toDo', { count: parts.filter(({ advice }) => advice.length > 0).length }),
    when: <When at={health.asOf} />,
    link: (inner: ReactNode) => (
      <Anchor href="" size="sm">
        {inner}
      </Anchor>
    ),
  };
  return owner
    ? t.rich('updatedOf', { ...values, organization: <bdi>{owner}</bdi> })
    : t.rich('updated', values);
}

function NoDirectory({ canConnect }: { canConnect: boolean }) {
  const t = useTexts(organizationHealthTexts);
  return (
    <div className={`${list.frame} ${own.blank}`}>
      <Blank
        title={t('noConnection')}
        {...(canConnect && { action: { label: t('connect'), to: '/admin/sso' } })}
      >
        {t('noConnectionAbout')}
      </Blank>
    </div>
  );
}

function Part({ part, asOf }: { part: OrganizationPart; asOf: string }) {
  const { name, standing, label, facts, hour, advice, link } = part;
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <StandingBadge standing={standing} label={label} />
      </div>
      {hour && <LastHourStrip samples={hour.samples} asOf={asOf} measure={hour.measure} />}
      {advice.length > 0 && (
        <ul className={own.advice}>
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <dl className={classes.facts}>
        {facts.map(({ label: fact, value }) => (
          <div key={fact} className={own.fact}>
            <dt>{fact}</dt>
            <dd>{typeof value === 'string' ? value : <When at={value.at} />}</dd>
          </div>
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

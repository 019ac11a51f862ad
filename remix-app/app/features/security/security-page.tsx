import type { Translate } from '@gatehouse/texts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { ReplayResult } from '../policy-replay/replay-result';
import { ApplicationNetworksForm } from './application-networks-form';
import { PolicyForm } from './policy-form';
import type { PolicyState } from './policy-state';
import classes from './security.module.css';
import { SignInActivity } from './sign-in-activity';
import type { SecurityView } from './sign-in-policy.server';
import { securityTexts } from './texts/security';
import { WorksCouncilForm } from './works-council-form';

interface Props {
  view: SecurityView;
  state: PolicyState | undefined;
}

/** An organization's sign-in requirements, beside its sign-in statistics. */
export function SecurityPage({ view, state }: Props) {
  const t = useTexts(securityTexts);
  const { isPlatform, about } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {about?.owner ? <bdi>{about.owner}</bdi> : t('about')}
          </Text>
        </div>
        {about && (
          <Anchor component={Link} to={isPlatform ? '/superadmin/audit' : '/admin/audit'} size="sm">
            {t('auditLog')}
          </Anchor>
        )}
      </div>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && (
        <>
          <Section title={t('activity')}>
            <SignInActivity
              figures={about.figures}
              empty={{
                text: t('noActivity'),
                action: isPlatform
                  ? { label: t('seeTenants'), to: '/superadmin/tenants' }
                  : { label: t('inviteUsers'), to: '/admin/users/invite' },
              }}
            />
          </Section>
          <Section title={t('requirements')}>
            <PolicyForm
              policy={about.policy}
              model={about.model}
              tried={about.tried}
              triedErrors={about.triedErrors}
              triedRules={about.triedRules}
              targets={about.targets}
              of={view.of}
              state={state?.of ? undefined : state}
            />
            {about.replay && <ReplayResult view={about.replay} />}
            {about.limits && <Limits {...about.limits} />}
          </Section>
          <ApplicationNetworksForm
            policy={about.policy}
            targets={about.targets}
            of={view.of}
            tried={about.triedNetworks}
            state={state?.of === 'application_networks' ? state : undefined}
          />
          {about.worksCouncil && (
            <WorksCouncilForm
              mode={about.worksCouncil}
              tenantId={about.tenantId}
              state={state?.of === 'works_council' ? state : undefined}
            />
          )}
        </>
      )}
      {!about && !isPlatform && <Text>{t('noOrganization')}</Text>}
    </>
  );
}

function Limits({ sessionIdleSeconds, sessionTotalSeconds }: NonNullable<SecurityLimits>) {
  const t = useTexts(securityTexts);
  return (
    <section className={panel.panel} aria-labelledby="limits">
      <h2 id="limits" className={panel.panelTitle}>
        {t('sessions')}
      </h2>
      <p className={panel.panelAbout}>{t('sessionsAbout')}</p>
      <dl className={classes.facts}>
        <dt>{t('idle')}</dt>
        <dd>{lasting(sessionIdleSeconds, t)}</dd>
        <dt>{t('total')}</dt>
        <dd>{lasting(sessionTotalSeconds, t)}</dd>
      </dl>
    </section>
  );
}

type SecurityLimits = NonNullable<SecurityView['about']>['limits'];

function lasting(seconds: number, t: Translate<typeof import('./texts/security/en').default>): string {
  return seconds % 3_600 === 0
    ? t('hours', { count: seconds / 3_600 })
    : t('minutes', { count: Math.round(seconds / 60) });
}

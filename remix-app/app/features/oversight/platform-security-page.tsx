import { Text } from '@mantine/core';
import { FigureRow } from '~/components/charts/figure-row';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { shareOf } from '../security/sign-in-activity';
import { Factors } from './factors';
import { Failures } from './failures';
import classes from './oversight.module.css';
import { RateLimitsTable } from './rate-limits';
import type { PlatformSecurityView } from './security-overview.server';
import { TenantPolicies } from './tenant-policies';
import { securityTexts } from './texts/security';

interface Props {
  view: PlatformSecurityView;
  state: FormState | undefined;
}

/** How safe signing in is, over all organizations. */
export function PlatformSecurityPage({ view, state }: Props) {
  const t = useTexts(securityTexts);
  const { overview, rateLimits, tenants, asks } = view;
  const { failures, roles, platform } = overview;
  const people = roles.reduce((sum, role) => sum + role.people, 0);
  const enrolled = roles.reduce((sum, role) => sum + role.enrolled, 0);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
          </Text>
        </div>
      </div>
      <div className={classes.figures}>
        <FigureRow
          figures={[
            {
              label: t('failedLastDay'),
              value: failures.total,
              note: failures.isCapped ? t('capped') : null,
            },
            { label: t('activeLimits'), value: rateLimits.length },
            {
              label: t('withFactor'),
              value: enrolled,
              note: t('ofMemberships', { share: shareOf(enrolled, people) }),
            },
            {
              label: t('requiringFactor'),
              value: platform.tenantsRequiringSecondFactor,
              note: t('requiringSso', { count: platform.tenantsRequiringSso }),
            },
          ]}
        />
      </div>
      <Section title={t('failures')} about={t('failuresAbout')}>
        <Failures failures={failures} />
      </Section>
      <Section title={t('limits')} about={t('limitsAbout')}>
        <RateLimitsTable items={rateLimits} state={state} />
      </Section>
      <Section title={t('factors')}>
        <Factors roles={roles} platform={platform} />
      </Section>
      <Section title={t('policies')} id="policies">
        <TenantPolicies tenants={tenants} asks={asks} />
      </Section>
    </>
  );
}

import { Text } from '@mantine/core';
import { FigureRow } from '~/components/charts/figure-row';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import type { FormState } from '~/form-state';
import { shareOf } from '../security/sign-in-activity';
import { Factors } from './factors';
import { Failures } from './failures';
import classes from './oversight.module.css';
import type { PlatformSecurityView } from './security-overview.server';
import { SlowDownsTable } from './slow-downs';
import { TenantPolicies } from './tenant-policies';

interface Props {
  view: PlatformSecurityView;
  state: FormState | undefined;
}

/** How safe signing in is, over all organizations. */
export function PlatformSecurityPage({ view, state }: Props) {
  const { overview, slowDowns, tenants, asks } = view;
  const { failures, roles, platform } = overview;
  const people = roles.reduce((sum, role) => sum + role.people, 0);
  const enrolled = roles.reduce((sum, role) => sum + role.enrolled, 0);
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Security Settings</h1>
          <Text c="dimmed" size="sm" mt={4}>
            Failed sign-ins, active rate limits, and how accounts are protected.
          </Text>
        </div>
      </div>
      <div className={classes.figures}>
        <FigureRow
          figures={[
            {
              label: 'Failed sign-ins, last 24 hours',
              value: failures.total,
              note: failures.isCapped ? 'and more: only the newest are counted' : null,
            },
            { label: 'Active rate limits', value: slowDowns.length },
            {
              label: 'Have a second factor',
              value: enrolled,
              note: `${shareOf(enrolled, people)} of all memberships`,
            },
            {
              label: 'Organizations that require one',
              value: platform.tenantsRequiringSecondFactor,
              note: `${platform.tenantsRequiringSso.toLocaleString('en')} require single sign-on`,
            },
          ]}
        />
      </div>
      <Section title="Failed sign-ins" about="Of the last 24 hours. People are masked; their pages are not.">
        <Failures failures={failures} />
      </Section>
      <Section
        title="Rate limits"
        about="Failed attempts above a limit make the next attempt wait, a few minutes at most. Known devices, passkeys and single sign-on have limits of their own."
      >
        <SlowDownsTable items={slowDowns} state={state} />
      </Section>
      <Section title="Second factors">
        <Factors roles={roles} platform={platform} />
      </Section>
      <Section title="What organizations ask" id="policies">
        <TenantPolicies tenants={tenants} asks={asks} />
      </Section>
    </>
  );
}

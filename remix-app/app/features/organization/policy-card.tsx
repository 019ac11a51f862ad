import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import panel from '~/components/panel/panel.module.css';
import security from '../security/security.module.css';
import { upstreamLabel } from '../security/upstream-choices';
import type { OrganizationView } from './organization.server';

interface Props {
  policy: NonNullable<OrganizationView['about']>['policy'];
  /** Where it is changed. */
  to: string;
}

/** What is asked of those who sign in, in short. */
export function PolicyCard({ policy, to }: Props) {
  return (
    <section className={panel.panel} aria-labelledby="policy">
      <h3 id="policy" className={panel.panelTitle}>
        Sign-in policy
      </h3>
      <p className={panel.panelAbout}>What is asked of everybody who signs in.</p>
      <dl className={security.facts}>
        <dt>Shortest password</dt>
        <dd>{policy.passwordMinLength} characters</dd>
        <dt>Second factor</dt>
        <dd>
          {policy.secondFactor === 'required'
            ? `Required, after ${policy.graceDays} days of grace`
            : 'Optional'}
        </dd>
        <dt>Through your own directory</dt>
        <dd>{upstreamLabel(policy.upstreamFactor)}</dd>
      </dl>
      <Anchor component={Link} to={to} size="sm" mt="md" display="inline-block">
        Change the policy
      </Anchor>
    </section>
  );
}

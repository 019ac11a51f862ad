import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import security from '../security/security.module.css';
import { policyTexts } from '../security/texts/policy';
import type { OrganizationView } from './organization.server';
import { organizationTexts } from './texts/organization';

interface Props {
  policy: NonNullable<OrganizationView['about']>['policy'];
  /** The page to change it. */
  to: string;
}

/** A summary of the sign-in requirements. */
export function PolicyCard({ policy, to }: Props) {
  const t = useTexts(organizationTexts);
  const policyText = useTexts(policyTexts);
  return (
    <section className={panel.panel} aria-labelledby="policy">
      <h3 id="policy" className={panel.panelTitle}>
        {policyText('title')}
      </h3>
      <p className={panel.panelAbout}>{t('policyAbout')}</p>
      <dl className={security.facts}>
        <dt>{policyText('passwordMinLength')}</dt>
        <dd>{t('characters', { count: policy.passwordMinLength })}</dd>
        <dt>{policyText('secondFactor')}</dt>
        <dd>
          {policy.secondFactor === 'required'
            ? t('requiredAfter', { count: policy.graceDays })
            : policyText('optional')}
        </dd>
        <dt>{policyText('upstreamFactor')}</dt>
        <dd>{policyText(policy.upstreamFactor)}</dd>
      </dl>
      <Anchor component={Link} to={to} size="sm" mt="md" display="inline-block">
        {t('changePolicy')}
      </Anchor>
    </section>
  );
}

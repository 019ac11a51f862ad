import { Anchor, Checkbox, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { AutoJoinChoice } from './auto-join-choice';
import { CheckResult } from './check-result';
import { DomainStatusBadge } from './domain-status';
import type { DomainView } from './domains.server';
import { RemoveDomain } from './remove-domain';
import { Standing } from './standing';
import { domainTexts } from './texts/domain';
import { domainLabels } from './texts/labels';

interface Props {
  view: DomainView;
  state: FormState | undefined;
}

/** One domain: where it stands, the record that verifies it, who joins by it, and its end. */
export function DomainPage({ view, state }: Props) {
  const { domain, owner, base, isPlatform } = view;
  const t = useTexts(domainTexts);
  const label = useTexts(domainLabels);
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          <bdi>{domain.displayName}</bdi>
        </PageTitle>
        <DomainStatusBadge status={domain.status} />
      </div>
      <div className={panel.sub}>
        {domain.displayName !== domain.domain && <span>{domain.domain}</span>}
        {isPlatform && (
          <span>{t.rich('organization', { name: <bdi>{owner ?? t('deletedOrganization')}</bdi> })}</span>
        )}
        <span>{t.rich('claimed', { when: <When at={domain.createdAt} /> })}</span>
        <Anchor component={Link} to={base} size="sm">
          {label('allDomains')}
        </Anchor>
      </div>
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      <Standing domain={domain} />
      {(domain.proof === null || domain.proof === 'dns') && <Challenge view={view} />}
      <section className={panel.panel}>
        <Form method="post" key={domain.version}>
          <input type="hidden" name="version" value={domain.version} />
          <Stack gap="lg">
            <AutoJoinChoice chosen={domain.autoJoin} />
            <Checkbox
              name="coversSubdomains"
              value="on"
              defaultChecked={domain.coversSubdomains}
              label={t('coverSubdomains')}
              description={t('coverAbout', { domain: domain.displayName })}
            />
            <SubmitButton intent="save" variant="default" style={{ alignSelf: 'start' }}>
              {t('save')}
            </SubmitButton>
          </Stack>
        </Form>
      </section>
      <RemoveDomain domain={domain} />
    </>
  );
}

function Challenge({ view: { domain } }: { view: DomainView }) {
  const { recordType, recordName, recordValue } = domain.challenge;
  const isVerified = domain.status === 'active';
  const t = useTexts(domainTexts);
  const label = recordName.slice(0, recordName.indexOf('.'));
  return (
    <section className={panel.panel} aria-labelledby="record">
      <h2 id="record" className={panel.panelTitle}>
        {isVerified ? t('record') : t('verifyByRecord')}
      </h2>
      <p className={panel.panelAbout}>{isVerified ? t('keepRecord') : t('addRecord')}</p>
      <div className={panel.grid}>
        <CopyField label={t('type')} value={recordType} />
        <CopyField label={t('name')} value={recordName} about={t('nameAbout', { label })} />
        <CopyField label={t('value')} value={recordValue} />
        <CheckResult domain={domain} />
        <Form method="post">
          <SubmitButton intent="check" variant={isVerified ? 'default' : 'filled'}>
            {t('check')}
          </SubmitButton>
        </Form>
        <Disclosure summary={t('lookUp')}>
          <div style={{ marginTop: 10 }}>
            <CodeBlock code={`dig +short TXT ${recordName}`} label={t('lookUpCommand')} />
          </div>
        </Disclosure>
      </div>
    </section>
  );
}

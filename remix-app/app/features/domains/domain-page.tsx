import { Anchor, Checkbox, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { AutoJoinChoice } from './auto-join-choice';
import { CheckResult } from './check-result';
import { DomainStatusBadge } from './domain-status';
import type { DomainView } from './domains.server';
import { RemoveDomain } from './remove-domain';
import { Standing } from './standing';

interface Props {
  view: DomainView;
  state: FormState | undefined;
}

/** One domain: where it stands, the record that proves it, who joins by it, and its end. */
export function DomainPage({ view, state }: Props) {
  const { domain, owner, base, isPlatform } = view;
  return (
    <>
      <div className={panel.header}>
        <h1 className={panel.title}>
          <bdi>{domain.displayName}</bdi>
        </h1>
        <DomainStatusBadge status={domain.status} />
      </div>
      <div className={panel.sub}>
        {domain.displayName !== domain.domain && <span>{domain.domain}</span>}
        {isPlatform && (
          <span>
            Of <bdi>{owner ?? 'a deleted organization'}</bdi>
          </span>
        )}
        <span>
          Claimed <When at={domain.createdAt} />
        </span>
        <Anchor component={Link} to={base} size="sm">
          All domains
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
              label="Cover subdomains"
              description={`Addresses such as name@mail.${domain.displayName} count as ${domain.displayName}: for sign-in, single sign-on, invitations and who joins. A subdomain that is verified by itself decides for itself.`}
            />
            <SubmitButton intent="save" variant="default" style={{ alignSelf: 'start' }}>
              Save
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
  const isProven = domain.status === 'active';
  const label = recordName.slice(0, recordName.indexOf('.'));
  return (
    <section className={panel.panel} aria-labelledby="record">
      <h2 id="record" className={panel.panelTitle}>
        {isProven ? 'The record that proves it' : 'Prove it by a DNS record'}
      </h2>
      <p className={panel.panelAbout}>
        {isProven
          ? 'Leave it where it is: we look for it every day, and the proof is gone when the record is.'
          : 'Put this record into the DNS of the domain, beside what is there. Then check: most name servers show it within minutes, some take hours.'}
      </p>
      <div className={panel.grid}>
        <CopyField label="Type" value={recordType} />
        <CopyField
          label="Name"
          value={recordName}
          about={`Some DNS consoles add the domain by themselves: there, enter ${label} only.`}
        />
        <CopyField label="Value" value={recordValue} />
        <CheckResult domain={domain} />
        <Form method="post">
          <SubmitButton intent="check" variant={isProven ? 'default' : 'filled'}>
            Check now
          </SubmitButton>
        </Form>
        <details>
          <summary style={{ textDecoration: 'underline', fontSize: 14 }}>
            See what the DNS answers yourself
          </summary>
          <div style={{ marginTop: 10 }}>
            <CodeBlock code={`dig +short TXT ${recordName}`} label="Command that asks the DNS" />
          </div>
        </details>
      </div>
    </section>
  );
}

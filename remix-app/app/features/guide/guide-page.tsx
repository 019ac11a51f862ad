import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageHeader } from '~/components/shell/page-header';
import { type Address, GUIDE_TABS, type GuideFacts, type GuideStep, type GuideTab, stepsOf } from './guide';
import classes from './guide.module.css';

/** How a directory is connected, step by step, with the values of this installation filled in. */
export function GuidePage({ tab, facts }: { tab: GuideTab; facts: GuideFacts }) {
  return (
    <>
      <PageHeader title="Integration Guide">
        Every address and command below is of this installation, {facts.origin}, and works as it is. What is
        entered is done under{' '}
        <Anchor component={Link} to="/superadmin/sso-configuration" underline="always">
          SSO Configuration
        </Anchor>
        .
      </PageHeader>
      <LinkTabs
        label="Parts of the guide"
        tabs={GUIDE_TABS.map(({ key, label }) => ({
          label,
          to: key === 'google' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      <div className={classes.page}>
        <Steps steps={stepsOf(tab, facts)} isOrdered={tab === 'google' || tab === 'microsoft'} />
        <aside className={classes.reference} aria-labelledby="reference">
          <h2 id="reference" className={panel.panelTitle}>
            Quick reference
          </h2>
          <Addresses title="OAuth2 endpoints" addresses={facts.oauth2} />
          <Addresses title="SAML endpoints" addresses={facts.saml} />
        </aside>
      </div>
    </>
  );
}

function Steps({ steps, isOrdered }: { steps: readonly GuideStep[]; isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes.steps}>
      {steps.map(({ title, text, values, command }, index) => (
        <li key={title} className={classes.step}>
          <h2 className={classes.title}>
            {isOrdered && <span className={classes.number}>{index + 1}</span>}
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
          {values && (
            <div className={panel.grid}>
              {values.map(({ label, value }) => (
                <CopyField key={label} label={label} value={value} />
              ))}
            </div>
          )}
          {command && <CodeBlock code={command} label={`Command: ${title}`} />}
        </li>
      ))}
    </List>
  );
}

function Addresses({ title, addresses }: { title: string; addresses: readonly Address[] }) {
  return (
    <section className={classes.addresses} aria-label={title}>
      <h3 className={classes.addressesTitle}>{title}</h3>
      <div className={panel.grid}>
        {addresses.map(({ label, value }) => (
          <CopyField key={label} label={label} value={value} />
        ))}
      </div>
    </section>
  );
}

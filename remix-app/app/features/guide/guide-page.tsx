import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { type Endpoint, GUIDE_TABS, type GuideFacts, type GuideStep, type GuideTab, stepsOf } from './guide';
import classes from './guide.module.css';
import { googleTexts } from './texts/google';
import { mfaTexts } from './texts/mfa';
import { microsoftTexts } from './texts/microsoft';
import { guideTexts } from './texts/page';
import { troubleshootingTexts } from './texts/troubleshooting';

/** Steps to connect an identity provider, with the values of this installation filled in. */
export function GuidePage({ tab, facts }: { tab: GuideTab; facts: GuideFacts }) {
  const t = useTexts(guideTexts);
  return (
    <>
      <PageHeader title={usePageTitle()}>
        {t.rich('about', {
          origin: <bdi>{facts.origin}</bdi>,
          link: (inner) => (
            <Anchor component={Link} to="/superadmin/sso-configuration" underline="always">
              {inner}
            </Anchor>
          ),
        })}
      </PageHeader>
      <LinkTabs
        label={t('tabs')}
        tabs={GUIDE_TABS.map((key) => ({
          label: t(key),
          to: key === 'google' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      <div className={classes.page}>
        <Steps steps={useSteps(tab, facts)} isOrdered={tab === 'google' || tab === 'microsoft'} />
        <aside className={classes.reference} aria-labelledby="reference">
          <h2 id="reference" className={panel.panelTitle}>
            {t('reference')}
          </h2>
          <Endpoints title={t('oauth2Endpoints')} endpoints={facts.oauth2} />
          <Endpoints title={t('samlEndpoints')} endpoints={facts.saml} />
        </aside>
      </div>
    </>
  );
}

function useSteps(tab: GuideTab, facts: GuideFacts): readonly GuideStep[] {
  const google = useTexts(googleTexts);
  const microsoft = useTexts(microsoftTexts);
  const mfa = useTexts(mfaTexts);
  const troubleshooting = useTexts(troubleshootingTexts);
  return stepsOf(tab, facts, { google, microsoft, mfa, troubleshooting });
}

function Steps({ steps, isOrdered }: { steps: readonly GuideStep[]; isOrdered: boolean }) {
  const t = useTexts(guideTexts);
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
          {values && <Values values={values} />}
          {command && <CodeBlock code={command} label={t('command', { title })} />}
        </li>
      ))}
    </List>
  );
}

function Endpoints({ title, endpoints }: { title: string; endpoints: readonly Endpoint[] }) {
  return (
    <section className={classes.addresses} aria-label={title}>
      <h3 className={classes.addressesTitle}>{title}</h3>
      <Values values={endpoints} />
    </section>
  );
}

function Values({ values }: { values: readonly Endpoint[] }) {
  const t = useTexts(guideTexts);
  return (
    <div className={panel.grid}>
      {values.map(({ label, value }) => (
        <CopyField key={label} label={t(label)} value={value} />
      ))}
    </div>
  );
}

import {
  CONSENT_PROVIDERS,
  enteredTypesOf,
  isConsentProvider,
  WIZARD_PROVIDERS,
  type WizardRunDto,
} from '@gatehouse/contracts';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ChooseOwner, SEARCH } from './choose-owner';
import { PROVIDERS, providerName, TYPE_NAMES } from './providers';
import classes from './sso-wizard.module.css';
import type { WizardStartView } from './sso-wizard.server';
import { wizardLinksTexts } from './texts/links';
import { wizardStartTexts } from './texts/start';
import { wizardTexts } from './texts/wizard';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';
import { WizardLayout } from './wizard-layout';

interface Props {
  view: WizardStartView;
  state: WizardState | undefined;
}

const ABOUT = { google: 'googleAbout', microsoft: 'microsoftAbout' } as const;

/** The first step: the organization and its identity provider. */
export function WizardStartPage({ view, state }: Props) {
  const t = useTexts(wizardStartTexts);
  const shared = useTexts(wizardTexts);
  const { mode, isPlatform, runs, base, search } = view;
  const links = useTexts(wizardLinksTexts);
  const isQuick = mode === 'quick';
  return (
    <WizardLayout
      title={shared(isQuick ? 'quickTitle' : 'title')}
      about={t(isQuick ? 'quickAbout' : 'about')}
      mode={mode}
      provider={null}
      place="select"
      ways={{}}
    >
      {runs.length > 0 && <Resume runs={runs} base={base} />}
      {/* Without script as well: a search of its own beside the form that its field stands in. */}
      {isPlatform && <Form method="get" id={SEARCH} hidden replace preventScrollReset />}
      <Form method="post" className={classes.panel}>
        <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
        {isPlatform && <ChooseOwner view={view} state={state} />}
        <div className={classes.choices}>
          {CONSENT_PROVIDERS.map((provider) => {
            const { name, Drawing } = PROVIDERS[provider];
            return (
              <button
                key={provider}
                type="submit"
                name="provider"
                value={provider}
                className={classes.choice}
              >
                <Drawing size={26} stroke={1.5} aria-hidden="true" />
                <span className={classes.choiceName}>{name}</span>
                <span className={classes.choiceAbout}>{t(ABOUT[provider])}</span>
              </button>
            );
          })}
        </div>
        {!isQuick && <Others base={base} />}
      </Form>
      <section className={classes.panel} aria-labelledby="set-up-link">
        <div>
          <h2 id="set-up-link" className={classes.panelTitle}>
            {links('summary')}
          </h2>
          <p className={classes.about}>{links('aboutNew')}</p>
        </div>
        <Button
          component={Link}
          to={`${base}/set-up-links${search && `?${new URLSearchParams({ of: search })}`}`}
          variant="default"
          style={{ justifySelf: 'start' }}
        >
          {links('createOne')}
        </Button>
      </section>
    </WizardLayout>
  );
}

function Others({ base }: { base: string }) {
  const t = useTexts(wizardStartTexts);
  const shared = useTexts(wizardTexts);
  const others = WIZARD_PROVIDERS.filter((provider) => !isConsentProvider(provider));
  return (
    <>
      <div>
        <h2 className={classes.subtitle}>{t('others')}</h2>
        <p className={classes.about}>
          {t('othersAbout')}{' '}
          {t.rich('byHand', {
            link: (inner) => (
              <Anchor component={Link} to={`${base}/new`} size="sm" underline="always">
                {inner}
              </Anchor>
            ),
          })}
        </p>
      </div>
      <ul className={classes.others}>
        {others.map((provider) => {
          const { Drawing } = PROVIDERS[provider];
          const name = providerName(provider, shared);
          return (
            <li key={provider}>
              <Drawing size={20} stroke={1.6} aria-hidden="true" />
              <span className={classes.otherName}>{name}</span>
              {enteredTypesOf(provider).map((type) => (
                <Button
                  key={type}
                  type="submit"
                  name="provider"
                  value={`${provider}:${type}`}
                  variant="default"
                  size="compact-sm"
                  aria-label={t('providerWith', { name, type: TYPE_NAMES[type] })}
                >
                  {TYPE_NAMES[type]}
                </Button>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Resume({ runs, base }: { runs: WizardRunDto[]; base: string }) {
  const t = useTexts(wizardStartTexts);
  const shared = useTexts(wizardTexts);
  return (
    <section className={classes.panel} aria-labelledby="resume">
      <h2 id="resume" className={classes.panelTitle}>
        {t('resume')}
      </h2>
      <ul className={classes.others}>
        {runs.map(({ id, mode, provider, step, tenantName, updatedAt }) => (
          <li key={id}>
            <span className={classes.otherName}>
              {providerName(provider, shared)}
              {tenantName && (
                <Text span c="dimmed" size="sm">
                  {' '}
                  · <bdi>{tenantName}</bdi>
                </Text>
              )}
            </span>
            <Text span c="dimmed" size="sm">
              {t.rich(step === 'captured' ? 'captured' : 'started', { at: <When at={updatedAt} /> })}
            </Text>
            <Button component={Link} to={`${base}/${mode}/${id}`} variant="default" size="compact-sm">
              {t('resumeOne')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import {
  CONSENT_PROVIDERS,
  isConsentProvider,
  WIZARD_PROVIDERS,
  type WizardRunDto,
} from '@gatehouse/contracts';
import { Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { When } from '~/components/when';
import { ChooseOwner, SEARCH } from './choose-owner';
import { PROVIDERS, TYPE_NAMES } from './providers';
import classes from './sso-wizard.module.css';
import type { WizardStartView } from './sso-wizard.server';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';
import { WizardLayout } from './wizard-layout';

interface Props {
  view: WizardStartView;
  state: WizardState | undefined;
}

/** The first step: whose directory, and which. */
export function WizardStartPage({ view, state }: Props) {
  const { mode, isPlatform, runs, base } = view;
  const isQuick = mode === 'quick';
  return (
    <WizardLayout
      title={isQuick ? 'Quick Auto-Configure' : 'Automated SSO Wizard'}
      about={
        isQuick
          ? 'One consent of an administrator, one look at what was captured, and the directory is connected.'
          : 'Connects a directory step by step, and shows everything before it is saved.'
      }
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
            const { name, about, Drawing } = PROVIDERS[provider];
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
                <span className={classes.choiceAbout}>{about}</span>
              </button>
            );
          })}
        </div>
        {!isQuick && <Others />}
      </Form>
    </WizardLayout>
  );
}

function Others() {
  const others = WIZARD_PROVIDERS.filter((provider) => !isConsentProvider(provider));
  return (
    <>
      <div>
        <h2 className={classes.subtitle}>Another identity provider</h2>
        <p className={classes.about}>
          You get a guide of what to enter there, filled in with this organization's values.
        </p>
      </div>
      <ul className={classes.others}>
        {others.map((provider) => {
          const { name, types, Drawing } = PROVIDERS[provider];
          return (
            <li key={provider}>
              <Drawing size={20} stroke={1.6} aria-hidden="true" />
              <span className={classes.otherName}>{name}</span>
              {types.map((type) => (
                <Button
                  key={type}
                  type="submit"
                  name="provider"
                  value={`${provider}:${type}`}
                  variant="default"
                  size="compact-sm"
                  aria-label={`${name} by ${TYPE_NAMES[type]}`}
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
  return (
    <section className={classes.panel} aria-labelledby="resume">
      <h2 id="resume" className={classes.panelTitle}>
        Go on where you left
      </h2>
      <ul className={classes.others}>
        {runs.map(({ id, mode, provider, step, tenantName, updatedAt }) => (
          <li key={id}>
            <span className={classes.otherName}>
              {PROVIDERS[provider].name}
              {tenantName && (
                <Text span c="dimmed" size="sm">
                  {' '}
                  · <bdi>{tenantName}</bdi>
                </Text>
              )}
            </span>
            <Text span c="dimmed" size="sm">
              {step === 'captured' ? 'Captured' : 'Begun'} <When at={updatedAt} />
            </Text>
            <Button component={Link} to={`${base}/${mode}/${id}`} variant="default" size="compact-sm">
              Resume
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

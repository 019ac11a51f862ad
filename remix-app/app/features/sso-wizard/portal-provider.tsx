import {
  enteredTypesOf,
  isConsentProvider,
  WIZARD_PROVIDERS,
  type WizardProvider,
} from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import type { StepProps } from './portal-step';
import { PROVIDERS, providerName, TYPE_NAMES } from './providers';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';
import { wizardStartTexts } from './texts/start';
import { wizardTexts } from './texts/wizard';
import { WizardAlert } from './wizard-alert';

/** The identity provider and its protocol, with one press. */
export function PortalProvider({ portal, state }: StepProps) {
  const t = useTexts(portalTexts);
  const canConsent = WIZARD_PROVIDERS.filter((provider) => isConsentProvider(provider));
  const entered = WIZARD_PROVIDERS.filter((provider) => !isConsentProvider(provider));
  return (
    <Form method="post" className={classes.panel} isDraft={false}>
      <div>
        <h2 className={classes.panelTitle}>{t('chooseTitle')}</h2>
        <p className={classes.about}>{t('chooseAbout')}</p>
      </div>
      <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
      <ul className={classes.others}>
        {[...canConsent, ...entered].map((provider) => (
          <Choice key={provider} provider={provider} isCurrent={portal.run?.provider === provider} />
        ))}
      </ul>
    </Form>
  );
}

function Choice({ provider, isCurrent }: { provider: WizardProvider; isCurrent: boolean }) {
  const t = useTexts(portalTexts);
  const start = useTexts(wizardStartTexts);
  const { Drawing } = PROVIDERS[provider];
  const types = enteredTypesOf(provider);
  const name = providerName(provider, useTexts(wizardTexts));
  return (
    <li data-current={isCurrent || undefined}>
      <Drawing size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes.otherName}>{name}</span>
      {types.length === 0 && (
        <Button
          type="submit"
          name="intent"
          value={`provider:${provider}`}
          variant="default"
          size="compact-sm"
          aria-label={t('consentWith', { name })}
        >
          {t('consent')}
        </Button>
      )}
      {types.map((type) => (
        <Button
          key={type}
          type="submit"
          name="intent"
          value={`provider:${provider}:${type}`}
          variant="default"
          size="compact-sm"
          aria-label={start('providerWith', { name, type: TYPE_NAMES[type] })}
        >
          {TYPE_NAMES[type]}
        </Button>
      ))}
    </li>
  );
}

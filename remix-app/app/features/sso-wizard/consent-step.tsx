import { isConsentProvider } from '@gatehouse/contracts';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import { PROVIDERS } from './providers';
import type { SharedRun } from './shared-run.server';
import classes from './sso-wizard.module.css';
import { wizardRunTexts } from './texts/run';
import { wizardTexts } from './texts/wizard';
import { useConsentPopup } from './use-consent-popup';
import { WizardAlert } from './wizard-alert';
import { explained, type WizardState, type WizardTexts } from './wizard-form';

interface Props {
  run: SharedRun;
  here: string;
  /** Whether the holder of a set-up link takes it. */
  isByLink: boolean;
  state: WizardState | undefined;
}

const CONSENTS = {
  google: { short: 'Google', asked: ['askedIdentity', 'askedGoogle'], notAsked: 'notAskedGoogle' },
  microsoft: {
    short: 'Microsoft',
    asked: ['askedIdentity', 'askedMicrosoft'],
    notAsked: 'notAskedMicrosoft',
  },
} as const;

/** The consent of the identity provider's admin, in a pop-up; in this window where there is none. */
export function ConsentStep({ run, here, isByLink, state }: Props) {
  const t = useTexts(wizardRunTexts);
  const shared = useTexts(wizardTexts);
  const popup = useConsentPopup(isByLink ? null : run.id, here, run.captured?.at ?? null);
  const { name, Drawing } = PROVIDERS[run.provider];
  const failure = popup.problem ?? (popup.isOpen ? null : (toProblem(state) ?? failureOf(run, shared)));
  const { asked, notAsked, short } = CONSENTS[isConsentProvider(run.provider) ? run.provider : 'microsoft'];
  return (
    <section className={classes.panel} aria-labelledby="consent">
      <div>
        <h2 id="consent" className={classes.panelTitle}>
          {t('signInAs', { name })}
        </h2>
        <p className={classes.about}>{t('signInAsAbout')}</p>
      </div>
      <ul className={classes.uses}>
        {asked.map((scope) => (
          <li key={scope}>{t(scope)}</li>
        ))}
      </ul>
      <p className={classes.about}>{t(notAsked)}</p>
      {failure && <WizardAlert message={failure.message} why={failure.why} />}
      {!run.canConsent && <WizardAlert message={t('notConfigured')} why={t('notConfiguredWhy', { name })} />}
      {state?.consentUrl || popup.instead ? (
        <Button
          component="a"
          href={popup.instead ?? state?.consentUrl}
          rightSection={<IconExternalLink size={16} aria-hidden="true" />}
          style={{ justifySelf: 'start' }}
        >
          {t('continueTo', { name: short })}
        </Button>
      ) : (
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            popup.start();
          }}
        >
          <div className={classes.actions}>
            <Button
              type="submit"
              name="intent"
              value="consent"
              loading={popup.isOpen}
              disabled={!run.canConsent}
              leftSection={<Drawing size={18} stroke={1.6} aria-hidden="true" />}
            >
              {run.captured ? t('authenticateAgain') : t('authenticate', { name: short })}
            </Button>
            {run.captured && (
              <Anchor component={Link} to={here} size="sm">
                {t('keep')} <IconArrowRight size={14} className="mirrored" aria-hidden="true" />
              </Anchor>
            )}
          </div>
        </Form>
      )}
      {popup.isOpen && (
        <Text size="sm" role="status">
          {t('waiting')}
        </Text>
      )}
    </section>
  );
}

function failureOf({ failure }: SharedRun, t: WizardTexts) {
  if (!failure) return null;
  const { headline } = explained(failure.message);
  return { message: headline ? t(headline) : failure.message, why: failure.detail };
}

function toProblem(state: WizardState | undefined) {
  return state?.message ? { message: state.message, why: state.why ?? null } : null;
}

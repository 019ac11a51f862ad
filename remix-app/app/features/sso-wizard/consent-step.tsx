import { type ConsentProvider, isConsentProvider } from '@gatehouse/contracts';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { PROVIDERS } from './providers';
import type { SharedRun } from './shared-run';
import classes from './sso-wizard.module.css';
import { useConsentPopup } from './use-consent-popup';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  run: SharedRun;
  here: string;
  isHandedOn: boolean;
  state: WizardState | undefined;
}

const CONSENTS: Readonly<Record<ConsentProvider, { short: string; asked: readonly string[] }>> = {
  google: {
    short: 'Google',
    asked: [
      'who you are: your name and email address',
      'the domains of your company (read only)',
      'nothing of your mail, files or people',
    ],
  },
  microsoft: {
    short: 'Microsoft',
    asked: [
      'who you are: your name and email address',
      'the domains of your organization, and whether you administer it (read only)',
      'nothing of your mail or files',
    ],
  },
};

/** The consent of the directory's admin, in a pop-up; in this window where there is none. */
export function ConsentStep({ run, here, isHandedOn, state }: Props) {
  const popup = useConsentPopup(isHandedOn ? null : run.id, here, run.captured?.at ?? null);
  const { name, Drawing } = PROVIDERS[run.provider];
  const failure = popup.problem ?? (popup.isOpen ? null : (toProblem(state) ?? run.failure));
  const { asked, short } = CONSENTS[isConsentProvider(run.provider) ? run.provider : 'microsoft'];
  return (
    <section className={classes.panel} aria-labelledby="consent">
      <div>
        <h2 id="consent" className={classes.panelTitle}>
          Sign in as an administrator of {name}
        </h2>
        <p className={classes.about}>
          Use the account that administers the company's directory. We ask it once for:
        </p>
      </div>
      <ul className={classes.uses}>
        {asked.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
      {failure && (
        <WizardAlert
          message={failure.message}
          why={'why' in failure ? failure.why : 'detail' in failure ? failure.detail : null}
        />
      )}
      {!run.canConsent && (
        <WizardAlert
          message="OAuth client not configured. Please contact your administrator to set up SSO."
          why={`Whoever runs this installation sets its client at ${name}. Without it, connect ${name} by OpenID Connect or SAML.`}
        />
      )}
      {state?.consentUrl || popup.instead ? (
        <Button
          component="a"
          href={popup.instead ?? state?.consentUrl}
          rightSection={<IconExternalLink size={16} aria-hidden="true" />}
          style={{ justifySelf: 'start' }}
        >
          Continue to {short}
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
              {run.captured ? 'Authenticate again' : `Authenticate with ${short}`}
            </Button>
            {run.captured && (
              <Anchor component={Link} to={here} size="sm">
                Keep what was captured <IconArrowRight size={14} aria-hidden="true" />
              </Anchor>
            )}
          </div>
        </Form>
      )}
      {popup.isOpen && (
        <Text size="sm" role="status">
          Waiting for the window that has opened.
        </Text>
      )}
    </section>
  );
}

function toProblem(state: WizardState | undefined) {
  return state?.message ? { message: state.message, why: state.why ?? null } : null;
}

import type { DomainDto } from '@gatehouse/contracts';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import classes from './domains.module.css';

/** Gives a domain up, after having said what that means. */
export function RemoveDomain({ domain }: { domain: DomainDto }) {
  return (
    <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="remove">
      <h2 id="remove" className={panel.panelTitle}>
        Remove
      </h2>
      <p className={panel.panelAbout}>Gives the domain up. It can be claimed again, with a new record.</p>
      <details>
        <summary className={classes.reveal}>Remove this domain…</summary>
        <ul className={classes.consequences}>
          {consequencesOf(domain).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Form method="post">
          <SubmitButton intent="remove" color="red">
            Remove {domain.displayName}
          </SubmitButton>
        </Form>
      </details>
    </section>
  );
}

function consequencesOf({ status, displayName, ssoProvider, proof }: DomainDto): string[] {
  if (status === 'pending') {
    return [
      'The claim was never proven, so nothing changes for anybody.',
      'Its record stops being looked for.',
    ];
  }
  return [
    ssoProvider
      ? `People with an address of ${displayName} are no longer sent to ${SSO_PROVIDERS[ssoProvider].name} when they sign in.`
      : `Addresses of ${displayName} no longer lead to a connection of yours.`,
    'Nobody joins by it any more. People who did keep their accounts and their sessions.',
    'Another organization that controls its DNS can prove it from then on.',
    proof === 'dns'
      ? 'You may take the record out of your DNS afterwards.'
      : 'To have it back, it is proven by a DNS record.',
  ];
}

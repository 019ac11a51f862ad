import type { DomainDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import classes from './domains.module.css';
import { domainTexts } from './texts/domain';
import type english from './texts/domain/en';

/** Gives a domain up, after having said what that means. */
export function RemoveDomain({ domain }: { domain: DomainDto }) {
  const t = useTexts(domainTexts);
  return (
    <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="remove">
      <h2 id="remove" className={panel.panelTitle}>
        {t('remove')}
      </h2>
      <p className={panel.panelAbout}>{t('removeAbout')}</p>
      <Disclosure summary={t('removeThis')} isDangerous>
        <ul className={classes.consequences}>
          {consequencesOf(domain, t).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Form method="post">
          <SubmitButton intent="remove" color="red">
            {t('removeNamed', { domain: domain.displayName })}
          </SubmitButton>
        </Form>
      </Disclosure>
    </section>
  );
}

function consequencesOf(
  { status, displayName: domain, ssoProvider, proof }: DomainDto,
  t: Translate<typeof english>,
): string[] {
  if (status === 'pending') return [t('neverVerified'), t('noMoreChecks')];
  return [
    ssoProvider
      ? t('noMoreProvider', { domain, provider: SSO_PROVIDERS[ssoProvider].name })
      : t('noMoreConnection', { domain }),
    t('noMoreJoining'),
    t('othersCanVerify'),
    proof === 'dns' ? t('deleteRecord') : t('verifyAgain'),
  ];
}

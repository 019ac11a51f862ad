import type { DomainDto, DomainProof } from '@gatehouse/contracts';
import panel from '~/components/panel/panel.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { DOMAIN_LOOKS } from './domain-status';
import classes from './domains.module.css';

const PROOFS: Record<DomainProof, string> = {
  dns: 'A DNS record, looked at every day',
  directory: 'The directory itself vouched for it',
  platform: 'The platform vouches for it',
};

/** What the state of a domain means for its people, and what it rests on. */
export function Standing({ domain }: { domain: DomainDto }) {
  const { status, proof, proofDetail, verifiedAt, ssoProvider } = domain;
  return (
    <section className={panel.panel} aria-labelledby="standing">
      <h2 id="standing" className={panel.panelTitle}>
        {DOMAIN_LOOKS[status].label}
      </h2>
      <p className={panel.panelAbout} style={{ marginBottom: status === 'active' ? 16 : 0 }}>
        {DOMAIN_LOOKS[status].meaning}
      </p>
      {status === 'active' && (
        <dl className={classes.facts}>
          {proof && (
            <div>
              <dt>Proven by</dt>
              <dd>
                {PROOFS[proof]}
                {proofDetail && `: ${proofDetail}`}
              </dd>
            </div>
          )}
          {verifiedAt && (
            <div>
              <dt>Proven</dt>
              <dd>
                <When at={verifiedAt} />
              </dd>
            </div>
          )}
          <div>
            <dt>People sign in by</dt>
            <dd>
              {ssoProvider
                ? SSO_PROVIDERS[ssoProvider].name
                : 'Password: no enabled connection names this domain'}
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

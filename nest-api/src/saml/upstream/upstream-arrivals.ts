import { Injectable } from '@nestjs/common';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { mappingOf } from '../../sso-config/mapping-of.js';
import type { SamlArrival } from '../../sso-config/saml-upstream.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { findingsOf } from './identity-of.js';
import { UpstreamAnswers } from './upstream-answers.js';

/** It waits for one redirect. */
const WAITS_SECONDS = 120;

/**
 * Sign-ins that an identity provider starts, if the connection allows it.
 *
 * No cookie binds them to a browser, so the endpoint performs every check and stores only the identity. Only a holder
 * of the identity provider's key can fill the store.
 */
@Injectable()
export class UpstreamArrivals {
  constructor(
    private readonly answers: UpstreamAnswers,
    private readonly states: SamlStates,
    private readonly refusals: PartnerRefusals,
  ) {}

  /** @returns a reference that works once  @throws SamlRefused */
  receive(configuration: SsoConfiguration, xml: string): Promise<string> {
    return this.refusals.noted(partnerOf(configuration), async () => {
      if (!configuration.allowIdpInitiated || !configuration.isEnabled) {
        throw new SamlRefused('unsolicited', 'This connection takes no sign-in that its upstream begins', {
          found: null,
        });
      }
      const { assertion } = await this.answers.accept(configuration, xml, null, { allowUnsolicited: true });
      const arrival: SamlArrival = {
        configurationId: configuration.id,
        ...findingsOf(assertion, mappingOf(configuration)),
        received: { xml, isRequestKnown: false },
      };
      return this.states.keep('arrival', arrival, WAITS_SECONDS);
    });
  }

  take(reference: string): Promise<SamlArrival | null> {
    return this.states.take<SamlArrival>('arrival', reference);
  }
}

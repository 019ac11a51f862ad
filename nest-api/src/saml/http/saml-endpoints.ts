import { sessionCookieName } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientOf } from '../../common/client-address.js';
import { readCookie } from '../../oauth2/provider/cookies.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Brands } from '../../tenants/organization/brands.repository.js';
import type { Issuer } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import { Logouts } from '../logout/logouts.service.js';
import { IssuerMetadata } from '../metadata/issuer-metadata.js';
import { senderOf } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { ServiceProviderLookup } from '../providers/service-provider-lookup.repository.js';
import { SignOns } from '../sign-on/sign-ons.service.js';
import type { Step } from '../step.js';
import { Deliveries, queryOf } from './deliveries.js';
import { SamlReplies } from './saml-replies.js';

type Service = 'sso' | 'slo';

/** The endpoints of an issuer: the same for the platform, for each tenant and at each custom domain. */
@Injectable()
export class SamlEndpoints {
  private readonly cookie: string;

  constructor(
    private readonly issuers: Issuers,
    private readonly signOns: SignOns,
    private readonly logouts: Logouts,
    private readonly deliveries: Deliveries,
    private readonly metadataOf: IssuerMetadata,
    private readonly providers: ServiceProviderLookup,
    private readonly replies: SamlReplies,
    private readonly brands: Brands,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.cookie = sessionCookieName(settings.PUBLIC_URL);
  }

  metadata(slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      this.replies.metadata(
        response,
        await this.metadataOf.write(await this.issuers.find(slug, clientOf(request))),
      );
    });
  }

  /** Accepts a message by POST and redirects the browser to the address that handles it. */
  park(service: Service, slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(
      request,
      response,
      async () => {
        const issuer = await this.issuers.find(slug, clientOf(request));
        const address = service === 'sso' ? issuer.ssoUrl : issuer.sloUrl;
        const to = await this.deliveries.park(request, address, (xml) => this.requireKnown(issuer, xml));
        this.replies.go(response, { kind: 'redirect', to });
      },
      service,
    );
  }

  sso(slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const issuer = await this.issuers.find(slug, clientOf(request));
      const step = await this.ssoStep(issuer, slug, request);
      this.replies.go(response, await this.inLanguage(step, issuer, queryOf(request).get('ui_locales')));
    });
  }

  slo(slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(
      request,
      response,
      async () => {
        const issuer = await this.issuers.find(slug, clientOf(request));
        this.replies.go(response, await this.sloStep(issuer, request));
      },
      'slo',
    );
  }

  private async ssoStep(issuer: Issuer, slug: string | null, request: Request): Promise<Step> {
    const visitor = { token: readCookie(request.headers.cookie, this.cookie), client: clientOf(request) };
    const query = queryOf(request);
    const onward = query.get('continue');
    if (onward) {
      return query.has('cancel')
        ? this.signOns.cancel(issuer, onward)
        : this.signOns.resume(issuer, onward, visitor);
    }
    const launched = query.get('service_provider');
    if (launched) {
      if (!UUID.test(launched)) throw new SamlRefused('unknown_partner', 'Not an id');
      return this.signOns.launch(issuer, launched, query.get('RelayState'), visitor);
    }
    if (!query.has('ref') && !query.has('SAMLRequest')) return this.toUpstream(issuer, query, slug);
    const { delivery, relayState } = await this.deliveries.take(request);
    return this.signOns.begin(issuer, delivery, relayState, visitor);
  }

  /**
   * Passes the language on to our own pages. SAML has no parameter for it. A service provider may add `ui_locales` to the
   * query or to the form, as in OpenID Connect. Otherwise, the organization's language applies.
   */
  private async inLanguage(step: Step, { tenantId, origin }: Issuer, asked: string | null): Promise<Step> {
    if (step.kind !== 'redirect' || !isOurs(step.to, origin)) return step;
    const language = asked ?? (tenantId && (await this.brands.of(tenantId))?.language);
    if (!language) return step;
    const to = new URL(step.to);
    to.searchParams.set('ui_locales', language.slice(0, 200));
    return { ...step, to: to.href };
  }

  private async sloStep(issuer: Issuer, request: Request): Promise<Step> {
    const onward = queryOf(request).get('continue');
    if (onward) return this.logouts.goOn(issuer, onward);
    const { delivery, relayState } = await this.deliveries.take(request);
    return this.logouts.take(issuer, delivery, relayState, clientOf(request));
  }

  /**
   * The request asks for no assertion: the user signs in to Gatehouse through their identity provider. The sign-in page
   * finds the connection by entity ID, organization or email address, and binds the sign-in to this browser.
   * RelayState is passed on unchanged.
   */
  private toUpstream({ origin }: Issuer, query: URLSearchParams, slug: string | null): Step {
    const onward = new URLSearchParams({ method: 'saml' });
    for (const name of ['entity_id', 'RelayState']) {
      const value = query.get(name);
      if (value !== null && value.length <= 2_048) onward.set(name, value);
    }
    if (slug !== null) onward.set('tenant', slug);
    return { kind: 'redirect', to: `${origin}/login?${onward}` };
  }

  /** Only messages of registered partners are stored. @throws SamlRefused unknown_partner */
  private async requireKnown(issuer: Issuer, xml: string): Promise<void> {
    const { issuer: sender } = senderOf(xml);
    if (await this.providers.byEntityId(issuer, sender)) return;
    throw new SamlRefused('unknown_partner', `Nobody registered ${sender} here`, { found: sender });
  }

  private guarded(
    request: Request,
    response: Response,
    work: () => Promise<void>,
    service: Service = 'sso',
  ): Promise<void> {
    const purpose = service === 'slo' ? 'sign_out' : 'sign_in';
    return this.replies.guarded(request, response, 'application', purpose, work);
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A page of the sign-in, in contrast to an application that receives a response. */
function isOurs(address: string, origin: string): boolean {
  return ['/saml/continue/', '/login?'].some((path) => address.startsWith(origin + path));
}

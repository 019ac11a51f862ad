import { sessionCookieName } from '@gatehouse/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientOf } from '../../common/client-address.js';
import { sendProblem } from '../../common/problem.filter.js';
import { currentRequestId } from '../../common/request-id.js';
import { readCookie } from '../../oauth2/provider/cookies.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { Issuer } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import { Logouts } from '../logout/logouts.service.js';
import { IssuerMetadata } from '../metadata/issuer-metadata.js';
import { readRedirect } from '../protocol/bindings/redirect.js';
import { type Delivery, senderOf } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { ServiceProviderLookup } from '../providers/service-provider-lookup.js';
import { SignOnOver, SignOns } from '../sign-on/sign-ons.service.js';
import { SamlStates } from '../states/saml-states.js';
import type { Step } from '../step.js';
import { Connections } from '../upstream/connections.js';
import { UpstreamSaml } from '../upstream/upstream-saml.js';
import { POST_PAGE_POLICY, postPage } from './post-page.js';
import { publicRefusal } from './public-refusal.js';
import { type PostedMessage, readBody } from './read-body.js';

/** A parked message waits only for one redirect. */
const PARKED_SECONDS = 300;
/** Requests are short; a store that anybody may fill is kept small. */
const MOST_PARKED = 65_536;

type Service = 'sso' | 'slo';

/** What the addresses of an issuer do with a browser, the same for the platform's and for each tenant's. */
@Injectable()
export class SamlEndpoints {
  private readonly logger = new Logger('SAML');
  private readonly cookie: string;

  constructor(
    private readonly issuers: Issuers,
    private readonly signOns: SignOns,
    private readonly logouts: Logouts,
    private readonly states: SamlStates,
    private readonly metadataOf: IssuerMetadata,
    private readonly upstream: UpstreamSaml,
    private readonly connections: Connections,
    private readonly providers: ServiceProviderLookup,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.cookie = sessionCookieName(settings.PUBLIC_URL);
  }

  metadata(slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const xml = await this.metadataOf.write(await this.issuers.find(slug));
      response.setHeader('Cache-Control', 'public, max-age=300');
      response.status(200).type('application/samlmetadata+xml').send(xml);
    });
  }

  /**
   * Keeps a message under a one-time reference and sends the browser to a GET: our session's cookie is SameSite=Lax and
   * does not come with another site's POST. Nothing is decided before it is seen.
   */
  park(service: Service, slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const issuer = await this.issuers.find(slug);
      const message = await readBody(request);
      if (message.xml.length > MOST_PARKED) throw new SamlRefused('too_large', 'The request is too long');
      // Only messages of who is registered are stored: nobody else fills the store.
      const { issuer: sender } = senderOf(message.xml);
      if (!(await this.providers.byEntityId(issuer, sender))) {
        throw new SamlRefused('unknown_partner', `Nobody registered ${sender} here`);
      }
      const reference = await this.states.keep('message', message, PARKED_SECONDS);
      const address = service === 'sso' ? issuer.ssoUrl : issuer.sloUrl;
      this.send(response, { kind: 'redirect', to: `${address}?ref=${reference}` });
    });
  }

  sso(slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const issuer = await this.issuers.find(slug);
      this.send(response, await this.ssoStep(issuer, request));
    });
  }

  slo(slug: string | null, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const issuer = await this.issuers.find(slug);
      this.send(response, await this.sloStep(issuer, request));
    });
  }

  /** What an upstream is told about one connection. */
  upstreamMetadata(id: string, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const xml = await this.upstream.metadata(await this.connections.find(id));
      response.setHeader('Cache-Control', 'public, max-age=300');
      response.status(200).type('application/samlmetadata+xml').send(xml);
    });
  }

  /** An upstream's answer: leads on to the callback of the web, as an upstream of OpenID would. */
  upstreamAnswer(id: string, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const { tenantId } = await this.connections.find(id);
      const { xml, relayState } = await readBody(request);
      const code = await this.upstream.park(id, xml, relayState);
      const callback = `${this.settings.PUBLIC_URL}/sso/callback${tenantId ? `/${id}` : ''}`;
      this.send(response, {
        kind: 'redirect',
        to: `${callback}?${new URLSearchParams({ code, state: relayState ?? '' })}`,
      });
    });
  }

  private async ssoStep(issuer: Issuer, request: Request): Promise<Step> {
    const token = readCookie(request.headers.cookie, this.cookie);
    const query = queryOf(request);
    const onward = query.get('continue');
    if (onward) {
      return query.has('cancel')
        ? this.signOns.cancel(issuer, onward)
        : this.signOns.resume(issuer, onward, token);
    }
    const launched = query.get('service_provider');
    if (launched) {
      if (!UUID.test(launched)) throw new SamlRefused('unknown_partner', 'Not an id');
      return this.signOns.launch(issuer, launched, query.get('RelayState'), token);
    }
    if (!query.has('ref') && !query.has('SAMLRequest')) return this.toUpstream(query);
    const { delivery, relayState } = await this.delivered(request, query);
    return this.signOns.begin(issuer, delivery, relayState, token);
  }

  private async sloStep(issuer: Issuer, request: Request): Promise<Step> {
    const query = queryOf(request);
    const onward = query.get('continue');
    if (onward) return this.logouts.goOn(onward);
    const { delivery, relayState } = await this.delivered(request, query);
    return this.logouts.take(issuer, delivery, relayState, clientOf(request));
  }

  /** Nobody asks us for an assertion: the person wants to sign in here, by a directory of theirs. */
  private toUpstream(query: URLSearchParams): Step {
    const onward = new URLSearchParams({ method: 'saml' });
    for (const name of ['entity_id', 'RelayState']) {
      const value = query.get(name);
      if (value !== null && value.length <= 2_048) onward.set(name, value);
    }
    return { kind: 'redirect', to: `${this.settings.PUBLIC_URL}/login?${onward}` };
  }

  /** The message of this request: parked before, or in its query. */
  private async delivered(
    request: Request,
    query: URLSearchParams,
  ): Promise<{ delivery: Delivery; relayState: string | null }> {
    const reference = query.get('ref');
    if (reference !== null) {
      const parked = await this.states.take<PostedMessage>('message', reference);
      if (!parked) throw new SignOnOver();
      return {
        delivery: { xml: parked.xml, binding: 'post', signature: null },
        relayState: parked.relayState,
      };
    }
    const { xml, signature, relayState } = readRedirect(rawQuery(request));
    return { delivery: { xml, binding: 'redirect', signature }, relayState };
  }

  private send(response: Response, step: Step): void {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (step.kind === 'redirect') {
      response.status(303).setHeader('Location', step.to).end();
      return;
    }
    response.setHeader('Content-Security-Policy', POST_PAGE_POLICY);
    response.status(200).type('html').send(postPage(step));
  }

  /** A refusal ends on a page of ours for a person, in a problem document for a program; the log has the reason. */
  private async guarded(request: Request, response: Response, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const refusal = publicRefusal(error);
      if (!refusal) throw error;
      if (error instanceof SamlRefused) {
        this.logger.warn({ check: error.check, reason: error.message }, 'a SAML message was refused');
      }
      if (request.accepts(['json', 'html']) !== 'html') return sendProblem(response, refusal);
      const page = new URLSearchParams({ code: refusal.code, ref: currentRequestId() });
      this.send(response, { kind: 'redirect', to: `${this.settings.PUBLIC_URL}/saml/error?${page}` });
    }
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function rawQuery(request: Request): string {
  const at = request.originalUrl.indexOf('?');
  return at < 0 ? '' : request.originalUrl.slice(at + 1);
}

function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(rawQuery(request));
}

import type { SamlSignOn } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { ApplicationNetworks } from '../../auth/application-networks.js';
import { obstacleAt } from '../../auth/application-risk.js';
import type { NetworkProblem } from '../../auth/policy/networks.js';
import { SessionLookup } from '../../auth/session-lookup.js';
import { type SessionRecord, toUser } from '../../auth/session-record.js';
import { AppError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { ReauthenticationRequired } from '../../common/reauthentication.js';
import { currentWork } from '../../common/request-id.js';
import type { SignInAttempt } from '../../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { logoUrl } from '../../tenants/organization/logo.js';
import { GroupRelations } from '../../users/group-relations.js';
import { SecondFactors } from '../../users/second-factors.repository.js';
import { hostOf, type Issuer } from '../issuers/issuer.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { STATUS } from '../protocol/namespaces.js';
import { type Delivery, readAuthnRequest, senderOf } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { keysOf } from '../providers/registered-certificates.js';
import {
  ServiceProviderLookup,
  type ServiceProviderRecord,
} from '../providers/service-provider-lookup.repository.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { SKEW_SECONDS, type Step } from '../step.js';
import { chooseAcs } from './assertion-consumer-service.js';
import { satisfiedContext } from './authn-context.js';
import { formatOf } from './name-ids.js';
import { ResponseIssuer } from './response-issuer.js';
import { isFresh, obstacleTo, type PendingSignOn, type SignOnObstacle } from './sign-on.js';

/** How long a user may take to sign in. */
const PATIENCE_SECONDS = 1_800;
/** Expired, or already answered. */
/** Who asks: their session token, if they are signed in. */
export interface Visitor {
  readonly token: string | null;
  readonly client: ClientContext;
}

export class SignOnOver extends AppError {
  readonly status = 410;
  readonly code = 'sign_on_over';

  constructor() {
    super('This sign-in has expired or is already complete. Go back to the application and start again.');
  }
}

/** Sign-on to service providers. */
@Injectable()
export class SignOns {
  constructor(
    private readonly providers: ServiceProviderLookup,
    private readonly states: SamlStates,
    private readonly sessions: SessionLookup,
    private readonly responses: ResponseIssuer,
    private readonly refusals: PartnerRefusals,
    private readonly clock: Clock,
    private readonly groups: GroupRelations,
    private readonly factors: SecondFactors,
    private readonly networks: ApplicationNetworks,
    private readonly log: SignInLog,
  ) {}

  /** A request of a service provider. @throws SamlRefused */
  async begin(
    issuer: Issuer,
    delivery: Delivery,
    relayState: string | null,
    visitor: Visitor,
  ): Promise<Step> {
    const { issuer: entityId } = senderOf(delivery.xml);
    const provider = await this.providers.byEntityId(issuer, entityId);
    if (!provider)
      throw new SamlRefused('unknown_partner', `Nobody registered ${entityId} here`, { found: entityId });
    return this.refusals.noted(partnerOf(provider), () =>
      this.answer(issuer, provider, delivery, relayState, visitor),
    );
  }

  private async answer(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    delivery: Delivery,
    relayState: string | null,
    visitor: Visitor,
  ): Promise<Step> {
    const now = this.clock.now();
    const trust = {
      keys: keysOf(provider.certificates, 'signing', now),
      algorithms: { allowSha1: provider.signatureAlgorithm === 'rsa-sha1' },
      required: provider.requireSignedRequests,
    };
    const request = readAuthnRequest(delivery, [issuer.ssoUrl], trust, { now, skewSeconds: SKEW_SECONDS });
    const context = satisfiedContext(request.requestedContext);
    const pending: PendingSignOn = {
      tenantId: issuer.tenantId,
      host: hostOf(issuer),
      serviceProviderId: provider.id,
      acsUrl: chooseAcs(provider, request),
      requestId: request.id,
      relayState,
      forceAuthn: request.forceAuthn,
      isPassive: request.isPassive,
      nameIdFormat: request.nameIdFormat,
      authnContext: context ?? null,
      loginHint: request.subjectHint,
      beganAt: now.toISOString(),
    };
    // Errors for the application: its request is valid but cannot be satisfied.
    if (formatOf(request.nameIdFormat, provider.nameIdFormat) === null) {
      return this.responses.refuse(issuer, provider, pending, STATUS.requester, STATUS.invalidNameIdPolicy);
    }
    if (context === undefined) {
      return this.responses.refuse(issuer, provider, pending, STATUS.responder, STATUS.noAuthnContext);
    }
    return this.decide(issuer, provider, pending, visitor, null);
  }

  /** A sign-on that starts at Gatehouse, if the registration allows it. @throws SamlRefused */
  async launch(issuer: Issuer, id: string, relayState: string | null, visitor: Visitor): Promise<Step> {
    const provider = await this.providers.byId(issuer, id);
    if (!provider?.allowIdpInitiated) {
      throw new SamlRefused('unsolicited', 'A sign-on from our side is not allowed here');
    }
    const pending: PendingSignOn = {
      tenantId: issuer.tenantId,
      host: hostOf(issuer),
      serviceProviderId: provider.id,
      acsUrl: chooseAcs(provider, {
        assertionConsumerServiceUrl: null,
        assertionConsumerServiceIndex: null,
        protocolBinding: null,
      }),
      requestId: null,
      relayState,
      forceAuthn: false,
      isPassive: false,
      nameIdFormat: null,
      authnContext: null,
      loginHint: null,
      beganAt: this.clock.now().toISOString(),
    };
    return this.decide(issuer, provider, pending, visitor, null);
  }

  /** The browser returns, signed in or not. @throws SignOnOver */
  async resume(issuer: Issuer, reference: string, visitor: Visitor): Promise<Step> {
    const { pending, provider } = await this.open(issuer, reference);
    return this.decide(issuer, provider, pending, visitor, reference);
  }

  /** The user cancels. @throws SignOnOver */
  async cancel(issuer: Issuer, reference: string): Promise<Step> {
    const { pending, provider } = await this.open(issuer, reference);
    await this.states.take('sign_on', reference);
    return this.responses.refuse(issuer, provider, pending, STATUS.responder, STATUS.authnFailed);
  }

  /** The content of the sign-on page. @throws SignOnOver */
  async show(issuer: Issuer, reference: string, visitor: Visitor): Promise<SamlSignOn> {
    const { pending, provider } = await this.open(issuer, reference);
    const session = await this.sessionOf(issuer, visitor);
    const user = session && toUser(session);
    const onward = `${issuer.ssoUrl}?continue=${encodeURIComponent(reference)}`;
    return {
      service_provider: {
        id: provider.id,
        name: provider.name,
        logo_url: provider.logoHash && logoUrl(provider.logoHash),
      },
      reason: shownReason(await this.obstacleTo(pending, provider, session, visitor.client)),
      loginHint: pending.loginHint,
      user: user && { name: user.name, email: user.email },
      continueUrl: onward,
      cancelUrl: `${onward}&cancel=1`,
    };
  }

  /** The tenant of the sign-on, so that the page's address need not contain it. */
  async tenantOf(reference: string): Promise<string | null> {
    const pending = await this.states.see<PendingSignOn>('sign_on', reference);
    if (!pending) throw new SignOnOver();
    return pending.tenantId;
  }

  private async decide(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    pending: PendingSignOn,
    visitor: Visitor,
    reference: string | null,
  ): Promise<Step> {
    const session = await this.sessionOf(issuer, visitor);
    currentWork()?.belongsTo(provider.tenantId ?? session?.tenantId);
    const obstacle = await this.obstacleTo(pending, provider, session, visitor.client);
    if (obstacle === 'not_assigned' && session) this.noteNotAssigned(provider, session);
    if ((obstacle === 'risk_rejected' || obstacle === 'network_rejected') && session) {
      if (reference !== null && !(await this.states.take('sign_on', reference))) throw new SignOnOver();
      const { responder, requestDenied } = STATUS;
      const problem = await this.networks.problemAt(session, provider.id, visitor.client);
      const attempt = problem ? fromNetwork(provider, session, problem) : tooRisky(provider, session);
      return this.responses.refuse(issuer, provider, pending, responder, requestDenied, attempt);
    }
    if (!obstacle && session) {
      // If two tabs return at once, only one gets the response.
      if (reference !== null && !(await this.states.take('sign_on', reference))) throw new SignOnOver();
      return this.responses.issue(issuer, provider, pending, session);
    }
    if (pending.isPassive) {
      return this.responses.refuse(issuer, provider, pending, STATUS.responder, STATUS.noPassive);
    }
    const kept = reference ?? (await this.states.keep('sign_on', pending, PATIENCE_SECONDS));
    return { kind: 'redirect', to: `${issuer.origin}/saml/continue/${kept}` };
  }

  /** A service provider without assignments, and without a rule for its risk or networks, needs no query. */
  private async obstacleTo(
    pending: PendingSignOn,
    provider: ServiceProviderRecord,
    session: SessionRecord | null,
    client: ClientContext,
  ): Promise<SignOnObstacle | null> {
    const obstacle = obstacleTo(pending, provider, session);
    if (obstacle || !session || session.tenantId === null) return obstacle;
    const { tenantId, userId } = session;
    const application = { serviceProviderId: provider.id };
    if (provider.assignedOnly && !(await this.groups.applications.isAssigned(tenantId, userId, application)))
      return 'not_assigned';
    if (await this.networks.problemAt(session, provider.id, client)) return 'network_rejected';
    const risk = await obstacleAt(session, provider.id, (id) => this.factors.of(id));
    if (risk === 'sign_in') return isFresh(pending, session) ? null : 'risk_sign_in';
    return risk && RISK_OBSTACLES[risk];
  }

  /**
   * Before the browser continues: whether the user has confirmed their identity, if the risk of the session requires it here.
   *
   * @throws SignOnOver
   * @throws ReauthenticationRequired
   */
  async proceed(issuer: Issuer, reference: string, visitor: Visitor): Promise<{ continueUrl: string }> {
    const { reason, continueUrl } = await this.show(issuer, reference, visitor);
    if (reason === 'risk_factor' || reason === 'risk_passkey') throw new ReauthenticationRequired();
    return { continueUrl };
  }

  private noteNotAssigned({ id, name }: ServiceProviderRecord, { tenantId, userId }: SessionRecord): void {
    this.log.addRepeated({
      method: 'saml_request',
      outcome: 'not_assigned',
      tenantId,
      userId,
      application: { type: 'saml_service_provider', id },
      steps: [step('not_assigned', 'fail', `The user is not assigned to ${name}`)],
    });
  }

  private async open(issuer: Issuer, reference: string) {
    const pending = await this.states.see<PendingSignOn>('sign_on', reference);
    if (!pending || !isOf(issuer, pending)) throw new SignOnOver();
    const provider = await this.providers.byId(issuer, pending.serviceProviderId);
    if (!provider) throw new SignOnOver();
    return { pending, provider };
  }

  /** A session that moved opens no application before its user confirms their identity. */
  private async sessionOf({ site }: Issuer, { token, client }: Visitor): Promise<SessionRecord | null> {
    if (token === null) return null;
    const { site: _, ...from } = client;
    const session = await this.sessions.findByToken(token, { ...from, ...(site && { site }) });
    return session?.mustProve ? null : session;
  }
}

function tooRisky(
  { id, name }: ServiceProviderRecord,
  { tenantId, userId, riskLevel }: SessionRecord,
): SignInAttempt {
  return {
    method: 'saml_request',
    outcome: 'session_too_risky',
    tenantId,
    userId,
    application: { type: 'saml_service_provider', id },
    steps: [step('risk', 'fail', `The policy closes ${name} to sessions of ${riskLevel} risk`)],
  };
}

function fromNetwork(
  { id, name }: ServiceProviderRecord,
  { tenantId, userId }: SessionRecord,
  { found, expected }: NetworkProblem,
): SignInAttempt {
  return {
    method: 'saml_request',
    outcome: 'network_not_allowed',
    tenantId,
    userId,
    application: { type: 'saml_service_provider', id },
    steps: [step('network', 'fail', `The policy does not allow this network for ${name}`)],
    found,
    expected: expected ?? null,
  };
}

const RISK_OBSTACLES = { reject: 'risk_rejected', factor: 'risk_factor', passkey: 'risk_passkey' } as const;

/** The browser continues to the application, which learns of the rejection. */
function shownReason(obstacle: SignOnObstacle | null): SamlSignOn['reason'] {
  return obstacle === 'risk_rejected' || obstacle === 'network_rejected' ? null : obstacle;
}

/** Two issuers of a tenant, on two hosts, answer each for itself. */
function isOf(issuer: Issuer, { tenantId, host }: PendingSignOn): boolean {
  return tenantId === issuer.tenantId && (host ?? null) === hostOf(issuer);
}

import { GROUPS, PROVIDER_ROUTES } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AuditQueue } from '../../audit/audit-queue.js';
import type { SessionRecord } from '../../auth/session-record.js';
import { Clock } from '../../common/clock.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { SignInAttempt } from '../../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { CostMeter } from '../../telemetry/cost-meter.js';
import { CustomAttributeRelations } from '../../users/custom-attribute-relations.js';
import { GroupRelations } from '../../users/group-relations.js';
import type { Issuer } from '../issuers/issuer.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { issueResponse, type Protection } from '../protocol/messages/issue-response.js';
import { newMessageId } from '../protocol/messages/new-id.js';
import { response } from '../protocol/messages/response.js';
import { signElement } from '../protocol/signature/sign-element.js';
import { keysOf } from '../providers/registered-certificates.js';
import type { ServiceProviderRecord } from '../providers/service-provider-lookup.repository.js';
import { SKEW_SECONDS, type Step } from '../step.js';
import { contextOf } from './authn-context.js';
import { formatOf, NameIds } from './name-ids.js';
import { asksForCustomAttributes, asksForGroups, attributesOf } from './person-attributes.js';
import { SamlSessions } from './saml-sessions.repository.js';
import type { PendingSignOn } from './sign-on.js';

/** Lifetime of a response. */
const LIFETIME_SECONDS = 300;

@Injectable()
export class ResponseIssuer {
  constructor(
    private readonly keys: SamlKeys,
    private readonly nameIds: NameIds,
    private readonly samlSessions: SamlSessions,
    private readonly trail: AuditQueue,
    private readonly log: SignInLog,
    private readonly clock: Clock,
    private readonly groups: GroupRelations,
    private readonly custom: CustomAttributeRelations,
    private readonly costs: CostMeter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A response with an assertion about the signed-in user. */
  async issue(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    pending: PendingSignOn,
    session: SessionRecord,
  ): Promise<Step> {
    const now = this.clock.now();
    const { signer } = await this.keys.of(issuer.tenantId);
    const format = formatOf(pending.nameIdFormat, provider.nameIdFormat) ?? provider.nameIdFormat;
    const nameId = await this.nameIds.of(session, provider, issuer, format);
    const sessionIndex = await this.samlSessions.note(session, provider.id, nameId, newMessageId());
    const id = newMessageId();
    const xml = issueResponse(
      {
        id,
        issuer: issuer.entityId,
        now,
        lifetimeSeconds: LIFETIME_SECONDS,
        skewSeconds: SKEW_SECONDS,
        nameId,
        recipient: pending.acsUrl,
        audience: provider.entityId,
        inResponseTo: pending.requestId,
        authnInstant: session.authenticatedAt,
        authnContext: pending.authnContext ?? contextOf(session.amr),
        sessionIndex,
        sessionNotOnOrAfter: session.expiresAt,
        attributes: attributesOf(
          session,
          provider.attributes,
          await this.customOf(session, provider),
          await this.groupsOf(session, provider),
          this.linkToGroups(),
        ),
      },
      protectionOf(provider, now),
      signer,
    );
    this.record(session, provider, id, format);
    const tenantId = provider.tenantId ?? session.tenantId;
    this.costs.tokens(tenantId, ['saml_response']);
    return { kind: 'post', to: pending.acsUrl, field: 'SAMLResponse', xml, relayState: pending.relayState };
  }

  /** Only for applications that have an attribute for groups. */
  private async groupsOf(
    { tenantId, userId }: SessionRecord,
    provider: ServiceProviderRecord,
  ): Promise<string[]> {
    if (tenantId === null || !asksForGroups(provider.attributes)) return [];
    const { value, only, prefix } = provider.groupsClaim ?? { value: 'name', only: 'all', prefix: '' };
    const groups = await this.groups.applications.groupsFor(
      tenantId,
      userId,
      { serviceProviderId: provider.id },
      { only, prefix },
      GROUPS.inClaim + 1,
    );
    return groups.map((group) => group[value]);
  }

  /** Only for applications of the user's organization that have an attribute for one. */
  private async customOf(
    { tenantId, userId }: SessionRecord,
    provider: ServiceProviderRecord,
  ): Promise<Readonly<Record<string, unknown>>> {
    if (tenantId === null || tenantId !== provider.tenantId || !asksForCustomAttributes(provider.attributes))
      return {};
    return this.custom.attributes.valuesOf(tenantId, userId);
  }

  /** It answers an access token of the user. */
  private linkToGroups(): string {
    return `${this.settings.PUBLIC_URL}${PROVIDER_ROUTES.userinfo}?groups=all`;
  }

  /** An error response. Always signed, so that it cannot be forged. @param attempt for the log; by default the status */
  async refuse(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    pending: PendingSignOn,
    code: string,
    detail: string,
    attempt: SignInAttempt = unmet(issuer, provider, detail),
  ): Promise<Step> {
    this.log.addRepeated(attempt);
    const { signer } = await this.keys.of(issuer.tenantId);
    const refusal = response({
      id: newMessageId(),
      issuer: issuer.entityId,
      now: this.clock.now(),
      destination: pending.acsUrl,
      inResponseTo: pending.requestId,
      status: { code, detail },
      assertion: null,
    });
    const xml = signElement(refusal, signer, provider.signatureAlgorithm);
    return { kind: 'post', to: pending.acsUrl, field: 'SAMLResponse', xml, relayState: pending.relayState };
  }

  /** Written outside of the request: sign-ons are frequent and change nothing else. */
  private record(
    session: SessionRecord,
    provider: ServiceProviderRecord,
    assertionId: string,
    format: string,
  ): void {
    this.log.add({
      method: 'saml_request',
      outcome: 'success',
      tenantId: session.tenantId,
      userId: session.userId,
      application: { type: 'saml_service_provider', id: provider.id },
    });
    this.trail.add({
      tenantId: session.tenantId,
      actor: { type: 'user', id: session.userId },
      action: 'saml.signed_in',
      target: { type: 'saml_service_provider', id: provider.id },
      outcome: 'success',
      detail: { entity_id: provider.entityId, assertion_id: assertionId, name_id_format: format },
    });
  }
}

/** A good request that can't be met. The outcome is the last part of its status: `NoPassive` is `no_passive`. */
function unmet(issuer: Issuer, provider: ServiceProviderRecord, status: string): SignInAttempt {
  const name = status.split(':').at(-1) ?? status;
  const outcome = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  return {
    method: 'saml_request',
    outcome,
    tenantId: issuer.tenantId,
    application: { type: 'saml_service_provider', id: provider.id },
    steps: [step(outcome, 'fail', `The response has the status ${name}`)],
  };
}

/** @throws Error encryption is required and the partner has no valid certificate */
function protectionOf(provider: ServiceProviderRecord, now: Date): Protection {
  const { sign, signatureAlgorithm, encryptionAlgorithm } = provider;
  if (!encryptionAlgorithm) return { sign, algorithm: signatureAlgorithm, encryption: null };
  const [key] = keysOf(provider.certificates, 'encryption', now).filter(
    ({ asymmetricKeyType }) => asymmetricKeyType === 'rsa',
  );
  // An unencrypted assertion would violate the registration.
  if (!key) throw new Error(`service provider ${provider.id} has no certificate to encrypt for`);
  return { sign, algorithm: signatureAlgorithm, encryption: { key, algorithm: encryptionAlgorithm } };
}

import type { AnswerDeviceRequest, DeviceRequestDto } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type Provider from 'oidc-provider';
import { Audit } from '../../audit/audit.js';
import { ApplicationNetworks } from '../../auth/application-networks.js';
import { obstacleAt } from '../../auth/application-risk.js';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf, networkLimit } from '../../auth/rate-limits.js';
import { SessionLookup } from '../../auth/session-lookup.js';
import type { SessionRecord } from '../../auth/session-record.js';
import { UnauthenticatedError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { ReauthenticationRequired } from '../../common/reauthentication.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { GroupRelations } from '../../users/group-relations.js';
import { SecondFactors } from '../../users/second-factors.repository.js';
import { accountOfSession, mayActThrough } from '../accounts/account.js';
import { AccessLifetimes } from '../consents/access-lifetimes.js';
import { type AskedScopes, describeScopes, keptScopes, scopesOfRequest } from '../consents/asked-scopes.js';
import { Consents } from '../consents/consents.js';
import { type AskedBy, FailedInteractions } from '../interactions/failed-interactions.js';
import {
  ApplicationNotInUse,
  NetworkNotAllowed,
  NotAMember,
  NotAssigned,
  SessionTooRisky,
  SignInAgain,
} from '../interactions/interaction-refused.js';
import { hostOf } from '../issuers/issuer.js';
import { acrOf } from '../provider/authentication-context.js';
import { isAssigned, policyOf, servesTenant } from '../provider/client-policy.js';
import { ProviderHost } from '../provider/provider-host.js';
import { SessionGrants } from '../provider/session-grants.js';
import { DeviceCodes, type WaitingDevice } from './device-codes.repository.js';
import { DeviceCodeUnknown } from './device-refused.js';
import { isFreshEnough } from './fresh-enough.js';
import { showUserCode } from './user-code.js';

type LibraryClient = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>;

interface Asked {
  readonly provider: Provider;
  readonly device: WaitingDevice;
  readonly client: LibraryClient;
  readonly session: SessionRecord;
  readonly scopes: AskedScopes;
}

/** Devices without a browser. A user signs them in by entering their code on our page. Source: RFC 8628. */
@Injectable()
export class Devices {
  constructor(
    private readonly host: ProviderHost,
    private readonly codes: DeviceCodes,
    private readonly limits: AttemptLimits,
    private readonly sessions: SessionLookup,
    private readonly grants: SessionGrants,
    private readonly consents: Consents,
    private readonly lifetimes: AccessLifetimes,
    private readonly audit: Audit,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly failures: FailedInteractions,
    private readonly groups: GroupRelations,
    private readonly factors: SecondFactors,
    private readonly networks: ApplicationNetworks,
  ) {}

  /**
   * @throws DeviceCodeUnknown
   * @throws TooManyRequests too many wrong codes
   * @throws NotAMember the application serves another organization
   * @throws NotAssigned the application is for assigned users
   * @throws ApplicationNotInUse
   */
  show(caller: Caller, userCode: string, from: ClientContext): Promise<DeviceRequestDto> {
    return this.noted(caller, from, async (asked) =>
      this.describe(await this.open(caller, userCode, from, asked)),
    );
  }

  private async describe({ device, client, session, scopes }: Asked): Promise<DeviceRequestDto> {
    const isOffline = scopes.personal.includes('offline_access');
    return {
      user_code: showUserCode(device.userCode),
      client: { client_id: client.clientId, name: nameOf(client) },
      scopes: describeScopes(scopes),
      lifetime: await this.lifetimes.of(client, session.tenantId, isOffline),
      expires_at: new Date(device.exp * 1000).toISOString(),
    };
  }

  /**
   * @throws SignInAgain the device requires a more recent sign-in
   * @throws DeviceCodeUnknown TooManyRequests NotAMember ApplicationNotInUse
   */
  answer(caller: Caller, input: AnswerDeviceRequest, from: ClientContext): Promise<void> {
    return this.noted(caller, from, async (by) => {
      const asked = await this.open(caller, input.user_code, from, by);
      if (input.answer === 'allow') await this.allow(asked, from);
      else await this.deny(asked, from);
    });
  }

  /** Records what fails on our page for the organization of the user. Polls of the device are recorded by the provider. */
  private noted<T>(caller: Caller, client: ClientContext, work: (asked: AskedBy) => Promise<T>): Promise<T> {
    return this.failures.noted({ client, session: () => this.sessions.findById(caller.sessionId) }, work);
  }

  private async allow(asked: Asked, from: ClientContext): Promise<void> {
    const { provider, device, client, session, scopes } = asked;
    const at = session.authenticatedAt.getTime() / 1000;
    const now = this.clock.now().getTime() / 1000;
    if (!isFreshEnough(device.params, { at, askedAt: device.askedAt, now })) throw new SignInAgain();
    await this.requireEnough(asked, from);
    const { userId, tenantId } = session;
    await this.consents.remember({ userId, tenantId }, policyOf(client).id, keptScopes(scopes), from);
    const grant = await this.grants.extend(this.grants.begin(provider, client.clientId, session), scopes);
    const resources = [...scopes.resources.keys()];
    const counts = await this.codes.answer(device, {
      accountId: session.userId,
      acr: acrOf(session.amr),
      amr: session.amr,
      authTime: Math.floor(session.authenticatedAt.getTime() / 1000),
      grantId: grant.jti,
      scope: [...new Set([...scopes.personal, ...[...scopes.resources.values()].flat()])].join(' '),
      sessionUid: session.id,
      ...(resources.length > 0 ? { resource: resources.length === 1 ? resources[0] : resources } : {}),
    });
    if (!counts) {
      await grant.destroy();
      throw new DeviceCodeUnknown();
    }
    await this.record('device.allowed', asked, from);
  }

  /** @throws NetworkNotAllowed ReauthenticationRequired SignInAgain SessionTooRisky by the policy, and the risk of the session */
  private async requireEnough({ client, session }: Asked, from: ClientContext): Promise<void> {
    const { id } = policyOf(client);
    if (await this.networks.problemAt(session, id, from)) throw new NetworkNotAllowed();
    const obstacle = await obstacleAt(session, id, (userId) => this.factors.of(userId));
    if (obstacle === 'reject') throw new SessionTooRisky();
    if (obstacle === 'sign_in') throw new SignInAgain();
    if (obstacle) throw new ReauthenticationRequired();
  }

  private async deny(asked: Asked, from: ClientContext): Promise<void> {
    const refusal = { error: 'access_denied', errorDescription: 'The person did not go on' };
    if (!(await this.codes.answer(asked.device, refusal))) throw new DeviceCodeUnknown();
    await this.record('device.refused', asked, from);
  }

  /** @param by told the application as soon as it is known */
  private async open(caller: Caller, userCode: string, from: ClientContext, by: AskedBy): Promise<Asked> {
    const device = await this.guess(caller, userCode, from);
    by.clientId = device.clientId;
    const session = await this.sessions.findById(caller.sessionId, from);
    if (!session || !mayActThrough(accountOfSession(session))) throw new UnauthenticatedError();
    const provider = await this.host.provider(device.slug);
    const client = await provider.Client.find(device.clientId);
    if (!client) throw new ApplicationNotInUse();
    if (!servesTenant(client, session.tenantId)) throw new NotAMember(nameOf(client));
    if (!(await isAssigned(client, session, this.groups))) throw new NotAssigned(nameOf(client));
    const scopes = scopesOfRequest(device.params, policyOf(client).resources);
    return { provider, device, client, session, scopes };
  }

  private async guess({ userId }: Caller, userCode: string, from: ClientContext): Promise<WaitingDevice> {
    const limits = [limitOf('device:user', userId), networkLimit('device:network', from)];
    const admission = await this.limits.take(limits);
    const device = await this.codes.find(userCode);
    // A device that asked a custom domain is answered there alone.
    if (!device || hostOf(device.slug) !== (from.site?.host ?? null)) throw new DeviceCodeUnknown();
    await this.limits.forgive(admission);
    return device;
  }

  private record(
    action: 'device.allowed' | 'device.refused',
    { session, client }: Asked,
    from: ClientContext,
  ) {
    return this.unit.inTenantOrForSignIn(session.tenantId, 'a superadmin answers a device', () =>
      this.audit.record({
        tenantId: session.tenantId,
        actor: { type: 'user', id: session.userId },
        action,
        target: { type: 'oauth_client', id: policyOf(client).id },
        outcome: action === 'device.allowed' ? 'success' : 'failure',
        address: from.address,
      }),
    );
  }
}

function nameOf(client: LibraryClient): string {
  return client.clientName ?? client.clientId;
}

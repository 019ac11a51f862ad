import {
  type Brand,
  type CompleteSso,
  type CompleteSsoByPassword,
  callbackErrorText,
  type LinkSso,
  namedAddress,
  type SsoArrived,
  type SsoResult,
  type SsoStarted,
  type StartSso,
} from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PasswordProof } from '../../auth/password-proof.js';
import { SignIn } from '../../auth/sign-in.js';
import { SignInRefused } from '../../auth/sign-in-refused.js';
import { AppError, NotFoundError, TooManyRequests } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { Journeys } from '../../sign-in-log/journeys.js';
import { Brands } from '../../tenants/organization/brands.repository.js';
import { SupportContacts } from '../../tenants/organization/support-contacts.repository.js';
import { UsersRepository } from '../../users/users.repository.js';
import { ConfigurationStates } from '../configurations/configuration-states.repository.js';
import {
  type SsoConfiguration,
  SsoConfigurationsRepository,
} from '../configurations/sso-configurations.repository.js';
import { hasOwnCallback } from '../configurations/upstream-addresses.js';
import { signInScopeOf } from '../connection-scope.js';
import { DraftConfigurations } from '../drafts/draft-configurations.js';
import { DraftsRepository } from '../drafts/drafts.repository.js';
import { SamlUpstreams } from '../saml-upstream.js';
import type { FlowMode } from '../sso-flow.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { type FailedAttempt, Traces } from '../traces/traces.js';
import type { Admission } from './admission.js';
import { Admit, type Admitted } from './admit.js';
import { DirectoryProof } from './directory-proof.js';
import { Flows, type Taken } from './flows.js';
import { FormUsers } from './form-users.js';
import { tellAnswer, tellRequest } from './front-channel.js';
import { companyDomain, requireOrganization } from './organization-check.js';
import { sentClaimsOf } from './sent-claims.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';
import { UpstreamLogouts } from './upstream-logouts.js';
import { UpstreamProtocols } from './upstream-protocols.js';
import { tellFindings } from './upstream-saml.js';

const WHY = 'a sign-in finds its connection and its tenant';

/** Sign-in through an identity provider, from the button to `SignIn`, which creates the session. */
@Injectable()
export class UpstreamSignIns {
  constructor(
    private readonly contacts: SupportContacts,
    private readonly em: EntityManager,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly drafts: DraftConfigurations,
    private readonly draftRows: DraftsRepository,
    private readonly flows: Flows,
    private readonly protocols: UpstreamProtocols,
    private readonly formUsers: FormUsers,
    private readonly directory: DirectoryProof,
    private readonly saml: SamlUpstreams,
    private readonly admission: Admit,
    private readonly states: ConfigurationStates,
    private readonly traces: Traces,
    private readonly passwords: PasswordProof,
    private readonly signIn: SignIn,
    private readonly logouts: UpstreamLogouts,
    private readonly hosts: CustomHosts,
    private readonly brands: Brands,
    private readonly journeys: Journeys,
  ) {}

  /** The organization of a sign-in that this browser began; null for the platform's own. @throws SsoRefused */
  async organizationOf(state: string, browserSecret: string, client: ClientContext): Promise<Brand | null> {
    const { tenantId } = (await this.flows.open(state, browserSecret, client)).configuration;
    return tenantId ? this.brands.of(tenantId) : null;
  }

  /** @throws NotFoundError there is no such connection  @throws SsoRefused it is switched off */
  async start(
    { configurationId, mode, returnTo, loginHint }: StartSso,
    client: ClientContext,
  ): Promise<SsoStarted> {
    const configuration = await this.unit.forSignIn(WHY, () => this.configurations.find(configurationId));
    if (!configuration || isForeign(configuration, client)) throw new NotFoundError('SSO configuration');
    if (!configuration.isEnabled) throw await this.disabled(configuration, client);
    const side = await this.drafts.sideOf(configuration, loginHint, client);
    this.journeys.addressed(client, 'identity_provider', configuration.tenantId ?? null);
    return this.begin(side, { mode, returnTo: returnTo ?? null }, client, loginHint);
  }

  /** A sign-in that makes no session, to see all of it; also of a connection that is not enabled yet. */
  test(configuration: SsoConfiguration, userId: string, client: ClientContext): Promise<SsoStarted> {
    return this.begin(configuration, { mode: 'signin', testedBy: userId }, client);
  }

  /** The same for the holder of a set-up link, who has no account. It does not count as a test by an admin. */
  async testByLink(
    configuration: SsoConfiguration,
    client: ClientContext,
  ): Promise<SsoStarted & { traceId: string }> {
    const started = await this.begin(configuration, { mode: 'signin', testedBy: null }, client);
    const found = await this.flows.find(started.state);
    return { ...started, traceId: found?.flow.traceId as string };
  }

  /**
   * What came to the callback: a code, or for SAML the reference to an answer that waits.
   *
   * @throws SsoRefused @throws SignInRefused
   */
  async complete(answer: CompleteSso, client: ClientContext): Promise<SsoResult> {
    const taken = await this.flows.take(answer.state, answer.browserSecret, client);
    return this.traced(taken, client, async (trace) => {
      tellAnswer(answer, trace);
      requireOwnCallback(taken.configuration, answer, trace);
      const code = requireCode(answer, trace);
      const user = this.formUsers.open(answer.user);
      const callback = { state: answer.state, code, iss: answer.iss, user };
      const { identity, logoutUrl } = await this.protocols
        .of(taken.configuration)
        .exchange(taken.configuration, taken, callback, trace);
      const logout = logoutUrl && this.logouts.seal(taken.configuration.id, logoutUrl);
      return this.finish(taken, { ...identity, ...(logout && { logout }) }, trace, client, logoutUrl);
    });
  }

  /**
   * A password for a directory, which our own page asked for. A rejected one leaves the sign-in open for another attempt,
   * and ends a test, whose trace then shows why.
   *
   * @throws SsoRefused @throws SignInRefused @throws TooManyRequests
   */
  async completeByPassword(
    { state, browserSecret, ...typed }: CompleteSsoByPassword,
    client: ClientContext,
  ): Promise<SsoResult> {
    const open = await this.flows.open(state, browserSecret, client);
    const isTest = open.flow.purpose === 'test';
    const take = () => this.flows.take(state, browserSecret, client);
    if (open.flow.consumedAt) await take();
    const trace = this.traces.recorder();
    trace.email = namedAddress(typed.username);
    let identity: UpstreamIdentity;
    try {
      if (!open.configuration.isEnabled && !isTest) throw new SsoRefused('connection_disabled');
      identity = await this.directory.prove(open.configuration, typed, client, trace);
    } catch (error) {
      if (isTest) return this.traced(await take(), client, () => Promise.reject(error), trace);
      const attempt = failedAttempt(error, open.configuration, client);
      if (!(error instanceof TooManyRequests))
        await this.traces.recordFailure(open.configuration, trace, attempt);
      throw await this.withContact(error, open.flow);
    }
    const taken = await take();
    return this.traced(taken, client, () => this.finish(taken, identity, trace, client, null), trace);
  }

  /**
   * A sign-in that a SAML upstream began. Its answer passed every check where it came in, and was taken once there; what
   * is left is who they are here. From now on it is a flow like any other.
   *
   * @throws SsoRefused @throws SignInRefused
   */
  async arrive(reference: string, client: ClientContext): Promise<SsoArrived> {
    const arrival = await this.saml.require().takeArrival(reference);
    if (!arrival) throw new SsoRefused('arrival_over');
    const configuration = await this.unit.forSignIn(WHY, () =>
      this.configurations.find(arrival.configurationId),
    );
    if (!configuration) throw new SsoRefused('connection_disabled');
    if (!configuration.allowIdpInitiated) throw await this.disabled(configuration, client);
    const { state, browserSecret } = await this.flows.begin(configuration, { mode: 'signin' }, client);
    const taken = await this.flows.take(state, browserSecret, client);
    const result = await this.traced(taken, client, (trace) => {
      trace.pass('request', 'The provider began it by itself, which this connection allows');
      trace.received = { protocol: 'saml', ...arrival.received };
      tellFindings(trace, arrival);
      return this.finish(taken, arrival.identity, trace, client, null);
    });
    return { result, browserSecret };
  }

  /** Links the verified identity with an account, after the account's password. */
  async link({ ticket, browserSecret, password }: LinkSso, client: ClientContext): Promise<SsoResult> {
    const held = await this.flows.held(ticket, browserSecret);
    const { userId, ...identity } = held.flow.pending as UpstreamIdentity & { userId: string };
    const user = await this.unit.asPerson(userId, () => this.users.require(userId));
    // Wrong passwords count and are rejected as in a sign-in. The ticket remains for the next attempt.
    await this.passwords.prove(user.email, password, client);
    return this.traced(held, client, async (trace) => {
      if (!(await this.flows.release(held.flow))) throw new SsoRefused('link_expired');
      const admitted = await this.admission.linkVerified(held.configuration, identity, userId, trace);
      return this.enter(held, identity, admitted, trace, client, null);
    });
  }

  /** For the page whose pop-up appears closed. */
  async statusOf(
    state: string,
  ): Promise<{ result: string | null; expiresAt: Date; browserHash: string } | null> {
    const found = await this.flows.find(state);
    return (
      found && {
        result: found.flow.result ?? null,
        expiresAt: found.flow.expiresAt,
        browserHash: found.flow.browserHash,
      }
    );
  }

  /** Where a sign-in began; null: on the platform's host, or nowhere, or its custom domain is gone. */
  async originOf(state: string): Promise<string | null> {
    const found = await this.flows.find(state);
    const site = found?.flow.host ? await this.hosts.find(found.flow.host) : null;
    return site?.origin ?? null;
  }

  private async begin(
    configuration: SsoConfiguration,
    asked: { mode: FlowMode; returnTo?: string | null; testedBy?: string | null },
    client: ClientContext,
    loginHint?: string,
  ): Promise<SsoStarted> {
    const begun = await this.flows.begin(configuration, asked, client);
    try {
      const authorizationUrl = await this.protocols
        .of(configuration)
        .authorizationUrl(configuration, begun, loginHint);
      const trace = this.traces.recorder();
      if (configuration.draft) trace.note('draft', 'It uses the draft of the connection');
      tellRequest(authorizationUrl, trace);
      await this.traces.note(begun.flow, trace);
      const { state, browserSecret, flow } = begun;
      return { authorizationUrl, state, browserSecret, expiresAt: flow.expiresAt.toISOString() };
    } catch (error) {
      if (error instanceof AppError) {
        const attempt = failedAttempt(error, configuration, client);
        await this.traces.fail(begun.flow, this.traces.recorder(), attempt);
      }
      throw error;
    }
  }

  /** Nothing is under way yet, and it is a failed sign-in all the same. */
  private async disabled(configuration: SsoConfiguration, client: ClientContext): Promise<SsoRefused> {
    const refusal = new SsoRefused('connection_disabled');
    const recorder = this.traces.recorder();
    recorder.fail('connection', refusal.message);
    await this.traces.recordFailure(configuration, recorder, failedAttempt(refusal, configuration, client));
    return refusal;
  }

  private async finish(
    taken: Omit<Taken, 'verifier'>,
    identity: UpstreamIdentity,
    trace: TraceRecorder,
    client: ClientContext,
    logoutUrl: string | null,
  ): Promise<SsoResult> {
    const { flow, configuration } = taken;
    trace.email = identity.email;
    for (const { claim, reason } of identity.leftOut ?? []) {
      trace.note('profile', `The claim "${claim}" is left out: ${reason}`, { claim });
    }
    if (!configuration.isEnabled && flow.purpose !== 'test') throw new SsoRefused('connection_disabled');
    await this.requireCompany(configuration, identity, trace);
    if (flow.purpose === 'test') return this.finishTest(taken, identity, trace);

    const admitted = await this.admission.admit(configuration, identity, flow.mode, trace, client);
    if (!('kind' in admitted)) return this.enter(taken, identity, admitted, trace, client, logoutUrl);

    const { ticket, expiresAt } = await this.flows.hold(flow, { ...identity, userId: admitted.userId });
    return {
      status: 'link_required',
      ticket,
      email: identity.email ?? '',
      message: 'This address has an account with a password. Enter it once, and the two are linked.',
      expiresAt: expiresAt.toISOString(),
    };
  }

  /**
   * What a sign-in with this verified identity would lead to. Changes nothing.
   *
   * @throws SsoRefused @throws SignInRefused
   */
  async evaluate(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    mode: FlowMode,
    trace: TraceRecorder,
  ): Promise<Exclude<Admission, { kind: 'refuse' }>> {
    await this.requireCompany(configuration, identity, trace);
    const admission = await this.admission.decide(configuration, identity, mode, trace);
    if (admission.kind === 'refuse') throw new SsoRefused(admission.code);
    if (admission.kind === 'enter' || admission.kind === 'link') {
      const { userId, tenantId } = admission;
      const through = throughOf(configuration, null, tenantId, identity);
      await this.signIn.check({ userId, amr: ['fed'], method: configuration.type, through });
      trace.pass('session', 'The person, the organization and its policy let them in');
    }
    return admission;
  }

  private async requireCompany(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    trace: TraceRecorder,
  ): Promise<void> {
    const company = await this.unit.forSignIn(WHY, () =>
      companyDomain(this.em, configuration, identity.organization),
    );
    requireOrganization(configuration, identity, company, trace);
  }

  private async finishTest(
    { flow, configuration }: Omit<Taken, 'verifier'>,
    identity: UpstreamIdentity,
    trace: TraceRecorder,
  ): Promise<SsoResult> {
    const admission = await this.admission.decide(configuration, identity, flow.mode, trace);
    if (admission.kind === 'refuse') throw new SsoRefused(admission.code);
    const { startedBy } = flow;
    if (startedBy) {
      await signInScopeOf(this.unit, configuration, () => this.noteTest(configuration, startedBy));
    }
    return { status: 'tested', configurationId: configuration.id, traceId: flow.traceId, passed: true };
  }

  private async noteTest(configuration: SsoConfiguration, userId: string): Promise<void> {
    const { draft } = configuration;
    await (draft ? this.draftRows.noteTest(draft.id, userId) : this.states.noteTest(configuration, userId));
  }

  private async enter(
    { flow, configuration }: Omit<Taken, 'verifier'>,
    identity: UpstreamIdentity,
    { userId, tenantId, signedUp }: Admitted,
    trace: TraceRecorder,
    client: ClientContext,
    logoutUrl: string | null,
  ): Promise<SsoResult> {
    trace.userId = userId;
    const through = throughOf(configuration, flow.traceId, tenantId, identity);
    const proof = { userId, amr: ['fed'], method: configuration.type, through };
    const login = await this.signIn.complete(proof, client);
    const session = login.status === 'authenticated' ? login : null;
    trace.pass('session', 'The person, the organization and its policy let them in');
    const email = identity.email ?? session?.user.email ?? '';
    return {
      status: 'signed_in',
      login,
      returnTo: flow.returnTo ?? null,
      provider: configuration.type,
      email,
      domain: email.split('@').at(-1) ?? '',
      signedUp,
      logoutUrl,
    };
  }

  /** The browser began it here, so the organization is no secret to the person. */
  private async withContact(error: unknown, { tenantId }: Taken['flow']): Promise<unknown> {
    const contact = error instanceof AppError && tenantId ? await this.contacts.of(tenantId) : null;
    if (error instanceof AppError && contact) error.contact = contact;
    return error;
  }

  /** However it ends, the trace says so; a test that fails answers with its trace rather than with an error. */
  private async traced(
    { flow, configuration }: Omit<Taken, 'verifier'>,
    client: ClientContext,
    work: (trace: TraceRecorder) => Promise<SsoResult>,
    trace = this.traces.recorder(),
  ): Promise<SsoResult> {
    try {
      const result = await work(trace);
      const outcome = result.status === 'link_required' ? 'link_required' : 'success';
      await this.traces.succeed(flow, trace, outcome);
      await this.flows.noteResult(flow, outcome);
      return result;
    } catch (error) {
      const attempt = failedAttempt(error, configuration, client);
      await this.traces.fail(flow, trace, attempt);
      await this.flows.noteResult(flow, error instanceof AppError ? error.code : attempt.code);
      if (flow.purpose !== 'test' || !(error instanceof AppError)) throw await this.withContact(error, flow);
      return {
        status: 'tested',
        configurationId: flow.configurationId,
        traceId: flow.traceId,
        passed: false,
      };
    }
  }
}

function throughOf(
  configuration: SsoConfiguration,
  traceId: string | null,
  tenantId: string | null,
  identity: UpstreamIdentity,
) {
  const sent = sentClaimsOf(configuration, identity);
  return {
    configurationId: configuration.id,
    tenantId,
    ...(traceId && { traceId }),
    claimsMfa: identity.claimsMfa ?? false,
    ...(identity.session && { session: identity.session }),
    ...(identity.logout && { logout: identity.logout }),
    ...(identity.endsAt && { endsAt: identity.endsAt }),
    ...(sent && { sent }),
  };
}

/** A custom domain starts the connections of its own organization only. */
function isForeign({ tenantId }: SsoConfiguration, { site }: ClientContext): boolean {
  return site !== undefined && (tenantId ?? site.tenantId) !== site.tenantId;
}

const INTERNAL = ['internal_error', personMessage('internal_error')] as const;

/** The full cause, for admins and operators. */
function causeOf(error: AppError): string {
  return error instanceof SsoRefused ? error.causeCode : error.code;
}

function failedAttempt(
  error: unknown,
  { type: method }: SsoConfiguration,
  client: ClientContext,
): FailedAttempt {
  const [code, message] = error instanceof AppError ? [causeOf(error), error.message] : INTERNAL;
  const found = comparedBy(error);
  return {
    code,
    message,
    client,
    method,
    isAudited: error instanceof SignInRefused,
    risk: error instanceof SignInRefused ? error.risk : null,
    ...(found && { found }),
  };
}

function comparedBy(error: unknown): FailedAttempt['found'] {
  if (error instanceof SsoRefused && Object.keys(error.found).length > 0) return error.found;
  if (error instanceof SignInRefused && error.compared)
    return { ...error.compared.found, ...error.compared.expected };
  return undefined;
}

/** A tenant's connection has an address of its own: an answer that came to another one was meant for another. */
function requireOwnCallback(
  configuration: SsoConfiguration,
  { configurationId }: CompleteSso,
  trace: TraceRecorder,
): void {
  const expected = hasOwnCallback(configuration) ? configuration.id : undefined;
  if (configurationId === expected) {
    trace.pass('callback', 'The answer came to the address of this connection');
    return;
  }
  const found = {
    expected: expected ?? 'the shared address',
    found: configurationId ?? 'the shared address',
  };
  trace.fail('callback', 'The answer came to the address of another connection', found);
  throw new SsoRefused('mix_up', found);
}

const BY_ERROR = {
  access_denied: 'cancelled',
  invalid_client: 'idp_invalid_client',
  unauthorized_client: 'idp_invalid_client',
  invalid_request: 'idp_invalid_request',
} as const;

function wellFormed(error: string): string {
  return /^[a-z_]{1,60}$/.test(error) ? error : 'server_error';
}

function requireCode({ code, error, errorDescription }: CompleteSso, trace: TraceRecorder): string {
  if (!error && code) return code;
  const known = error ? (BY_ERROR[error as keyof typeof BY_ERROR] ?? 'idp_error') : 'no_code';
  const found = { error: error ?? null, description: errorDescription ?? null };
  trace.fail('answer', error ? 'The provider answered with an error' : 'The provider sent no code', found);
  throw error
    ? // Its description is for the trace: anybody can write one into the address.
      new SsoRefused(known, found, callbackErrorText(wellFormed(error)))
    : new SsoRefused('no_code', found);
}

import { type AnswerInteraction, type InteractionDto, SCOPES, type Scope } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { obstacleAt } from '../../auth/application-risk.js';
import { SessionLookup } from '../../auth/session-lookup.js';
import { type SessionRecord, toUser } from '../../auth/session-record.js';
import { UnauthenticatedError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { ReauthenticationRequired } from '../../common/reauthentication.js';
import { Journeys } from '../../sign-in-log/journeys.js';
import { Brands } from '../../tenants/organization/brands.repository.js';
import { logoUrl } from '../../tenants/organization/logo.js';
import { GroupRelations } from '../../users/group-relations.js';
import { SecondFactors } from '../../users/second-factors.repository.js';
import { Artifacts, type IssuerArtifacts } from '../artifacts/artifacts.repository.js';
import { AccessLifetimes } from '../consents/access-lifetimes.js';
import {
  type AskedScopes,
  describeScopes,
  keptScopes,
  scopesOfClaims,
  scopesOfRequest,
} from '../consents/asked-scopes.js';
import { Consents } from '../consents/consents.js';
import { Issuers } from '../issuers/issuers.js';
import { ACR_REASON } from '../provider/acr-check.js';
import { AnonymousRequests } from '../provider/anonymous-requests.js';
import { acrOf } from '../provider/authentication-context.js';
import { isAssigned, policyOf, servesTenant } from '../provider/client-policy.js';
import { NEEDS_FRESH_SIGN_IN } from '../provider/interaction-policy.js';
import { ProviderHost } from '../provider/provider-host.js';
import { SessionGrants } from '../provider/session-grants.js';
import { type AskedBy, FailedInteractions, type Visit } from './failed-interactions.js';
import type { HeldInteraction } from './interaction-cookie.js';
import {
  ApplicationNotInUse,
  InteractionExpired,
  NotAMember,
  NotAssigned,
  OtherQuestion,
  PersonChanged,
  SignInAgain,
} from './interaction-refused.js';
import { InteractionRows } from './interaction-rows.js';
import { type InteractionPayload, UnstoredInteractions } from './unstored-interactions.js';

type Interaction = InstanceType<Provider['Interaction']>;
type LibraryClient = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>;

/** A browser's request for an interaction. */
export interface Visitor {
  /** Its `Cookie` header. */
  readonly cookies: string | undefined;
  /** The session token, if a user is signed in. */
  readonly token: string | null;
  readonly client: ClientContext;
}

interface Open {
  readonly provider: Provider;
  readonly interaction: Interaction;
  readonly client: LibraryClient;
  /** The unanswered interaction that the browser stores; null if it is a row. */
  readonly unstored: InteractionPayload | null;
  readonly artifacts: IssuerArtifacts;
}

/** The library's interactions, for our own pages. */
@Injectable()
export class Interactions {
  constructor(
    private readonly host: ProviderHost,
    private readonly sessions: SessionLookup,
    private readonly grants: SessionGrants,
    private readonly consents: Consents,
    private readonly brands: Brands,
    private readonly lifetimes: AccessLifetimes,
    private readonly unstored: UnstoredInteractions,
    private readonly rows: InteractionRows,
    private readonly artifacts: Artifacts,
    private readonly issuers: Issuers,
    private readonly anonymous: AnonymousRequests,
    private readonly failures: FailedInteractions,
    private readonly groups: GroupRelations,
    private readonly factors: SecondFactors,
    private readonly journeys: Journeys,
  ) {}

  /** @throws InteractionExpired  @throws ApplicationNotInUse */
  show(uid: string, visitor: Visitor): Promise<InteractionDto> {
    return this.noted(visitor, async (asked) => {
      const open = await this.open(uid, visitor, asked);
      const { reasons } = open.interaction.prompt;
      // The user may not go on from the page, so this is where the refusal is known.
      if (reasons.includes('not_assigned'))
        await this.failures.note(new NotAssigned(nameOf(open.client)), asked, this.visitOf(visitor));
      return this.describe(open);
    });
  }

  private noted<T>(visitor: Visitor, work: (asked: AskedBy) => Promise<T>): Promise<T> {
    return this.failures.noted(this.visitOf(visitor), work);
  }

  private visitOf(visitor: Visitor): Visit {
    return { client: visitor.client, session: () => this.sessionOf(visitor) };
  }

  private async sessionOf({ token, client }: Visitor): Promise<SessionRecord | null> {
    return token ? this.sessions.findByToken(token, client) : null;
  }

  private async describe({ interaction, client }: Open): Promise<InteractionDto> {
    const session = interaction.session?.uid ? await this.sessions.findById(interaction.session.uid) : null;
    const user = session && toUser(session);
    const { tenantId: owner, logoHash, registeredItself, isDocument } = policyOf(client);
    if (interaction.prompt.name === 'consent')
      this.journeys.consent(interaction.uid, session?.tenantId ?? owner, 'shown');
    return {
      uid: interaction.uid,
      prompt: interaction.prompt.name as InteractionDto['prompt'],
      reasons: interaction.prompt.reasons,
      client: {
        client_id: client.clientId,
        name: nameOf(client),
        uri: client.clientUri ?? null,
        registered_itself: registeredItself,
        published_by: isDocument ? new URL(client.clientId).host : null,
        logo_url: logoHash && logoUrl(logoHash),
      },
      scopes: describeScopes(askedScopes(interaction, client)),
      loginHint: textOf(interaction.params.login_hint),
      user: user && { name: user.name, email: user.email, tenantName: user.tenantName ?? null },
      lifetime: session && (await this.lifetimeOf(interaction, client, session)),
      brand: owner === null ? null : await this.brands.of(owner),
      redirectOrigin: originOf(String(interaction.params.redirect_uri)),
    };
  }

  private async lifetimeOf({ prompt, params }: Interaction, client: LibraryClient, session: SessionRecord) {
    if (prompt.name !== 'consent') return null;
    const isOffline = String(params.scope ?? '')
      .split(' ')
      .includes('offline_access');
    return this.lifetimes.of(client, session.tenantId, isOffline);
  }

  /**
   * Stores the user's response.
   *
   * @returns the next URL of the browser
   * @throws InteractionExpired it has expired, or another browser started it
   * @throws UnauthenticatedError the response requires a user
   * @throws ReauthenticationRequired the application requires a second factor that the session does not have
   * @throws NotAMember NotAssigned SignInAgain PersonChanged OtherQuestion ApplicationNotInUse
   */
  answer(uid: string, answer: AnswerInteraction['answer'], visitor: Visitor): Promise<string> {
    return this.noted(visitor, async (asked) => {
      const open = await this.open(uid, visitor, asked);
      const next = await this.take(open, answer, visitor);
      if (open.interaction.prompt.name === 'consent') this.journeys.consent(uid, null, 'answered');
      return next;
    });
  }

  private async take(open: Open, answer: AnswerInteraction['answer'], visitor: Visitor): Promise<string> {
    const session = await this.sessionOf(visitor);
    if (answer === 'deny') return this.deny(open, session, visitor);
    if (!session) throw new UnauthenticatedError();
    if (session.mustProve) throw new ReauthenticationRequired();
    if (!servesTenant(open.client, session.tenantId)) throw new NotAMember(nameOf(open.client));
    if (!(await isAssigned(open.client, session, this.groups))) throw new NotAssigned(nameOf(open.client));
    await this.requireEnough(open, session);

    if (answer === 'allow' && open.interaction.prompt.name !== 'consent') throw new OtherQuestion();
    const result =
      answer === 'allow' ? await this.allow(open, session, visitor) : this.proceed(open, session);
    // A consent only counts for the current interaction: another user may have continued it.
    const { consent: _, ...earlier } = open.interaction.lastSubmission ?? {};
    return this.finish(open, { ...earlier, ...result }, session, visitor);
  }

  /** @throws ReauthenticationRequired the risk of the session requires a factor here  @throws SignInAgain */
  private async requireEnough({ client, interaction }: Open, session: SessionRecord): Promise<void> {
    const obstacle = await obstacleAt(session, policyOf(client).id, (userId) => this.factors.of(userId));
    if (obstacle === 'factor' || obstacle === 'passkey') throw new ReauthenticationRequired();
    // The provider rejects it, as the application expects.
    if (obstacle === 'sign_in' && session.authenticatedAt.getTime() < interaction.iat * 1000)
      throw new SignInAgain();
  }

  private async open(uid: string, { cookies, client: { site } }: Visitor, asked: AskedBy): Promise<Open> {
    const begun = this.host.interactionCookies.read(cookies, uid);
    if (!begun) throw new InteractionExpired();
    // A custom domain has one issuer.
    const issuer = await this.issuers.get(site?.host ?? begun.slug);
    const provider = await this.host.provider(issuer.slug);
    const artifacts = this.artifacts.of(issuer.owner);
    const stored = await provider.Interaction.find(uid);
    const unstored = stored ? null : await this.keptByBrowser(provider, artifacts, uid, begun);
    const interaction = unstored
      ? reviveIn(provider, uid, unstored)
      : // If it was answered between the two reads, it has become a row.
        (stored ?? (await provider.Interaction.find(uid)));
    if (!interaction) throw new InteractionExpired();
    asked.clientId = String(interaction.params.client_id);
    const client = await provider.Client.find(asked.clientId);
    if (!client) throw new ApplicationNotInUse();
    return { provider, interaction, client, unstored, artifacts };
  }

  /** Null if it was already answered: a copied cookie cannot respond again. */
  private async keptByBrowser(
    { issuer }: Provider,
    artifacts: IssuerArtifacts,
    uid: string,
    { sealed }: HeldInteraction,
  ): Promise<InteractionPayload | null> {
    const payload = sealed && this.unstored.open(sealed, issuer, uid);
    if (!payload || (await artifacts.find('ReplayDetection', answered(uid)))) return null;
    return payload;
  }

  /** Sign-in, choice of the signed-in account, or of another one on the consent page. */
  private proceed({ interaction }: Open, session: SessionRecord): InteractionResults {
    // The interaction only has whole seconds.
    const isFresh = session.authenticatedAt.getTime() >= interaction.iat * 1000;
    if (!isFresh && interaction.prompt.reasons.some((reason) => NEEDS_FRESH_SIGN_IN.has(reason))) {
      throw new SignInAgain();
    }
    // If there is another reason, the user has just signed in, and the factor is requested afterwards.
    const needsFactor = interaction.prompt.reasons.every((reason) => reason === ACR_REASON);
    if (needsFactor && acrOf(session.amr) !== 'urn:gatehouse:aal2') throw new ReauthenticationRequired();
    const login = {
      accountId: session.userId,
      ts: Math.floor(session.authenticatedAt.getTime() / 1000),
      amr: session.amr,
    };
    return {
      ...(interaction.prompt.name === 'select_account' ? { select_account: {} } : {}),
      // Only set after a sign-in here, because it also satisfies `prompt=login`.
      ...(isFresh ? { login } : {}),
    };
  }

  private async allow(open: Open, session: SessionRecord, visitor: Visitor): Promise<InteractionResults> {
    const { provider, interaction, client } = open;
    if (interaction.session?.accountId !== session.userId) throw new PersonChanged();
    const scopes = askedScopes(interaction, client);
    await this.consents.remember(personOf(session), policyOf(client).id, keptScopes(scopes), visitor.client);
    const known = interaction.grantId ? await provider.Grant.find(interaction.grantId) : undefined;
    const grant = await this.grants.extend(
      known ?? this.grants.begin(provider, client.clientId, session),
      scopes,
    );
    return { consent: { grantId: grant.jti } };
  }

  private async deny(open: Open, session: SessionRecord | null, visitor: Visitor) {
    const { interaction, client } = open;
    if (session && interaction.prompt.name === 'consent') {
      const scopes = keptScopes(askedScopes(interaction, client));
      await this.consents.noteRefusal(personOf(session), policyOf(client).id, scopes, visitor.client);
    }
    const refusal = { error: 'access_denied', error_description: 'The person did not go on' };
    return this.finish(open, refusal, session, visitor);
  }

  /** The flow continues with the session that responded. The library compares it with the cookie's session. */
  private async finish(
    open: Open,
    result: InteractionResults,
    session: SessionRecord | null,
    visitor: Visitor,
  ): Promise<string> {
    const { interaction } = open;
    await this.store(open, session, visitor);
    interaction.result = result;
    interaction.session = session
      ? { accountId: session.userId, uid: session.id, cookie: session.id }
      : undefined;
    await interaction.persist();
    return interaction.returnTo;
  }

  /**
   * The first response turns the browser's interaction into a row. Concurrent responses share one row.
   *
   * @throws InteractionExpired it was already answered
   * @throws TooManyRequests no user is signed in, and the network is rate-limited
   */
  private async store(
    { unstored, interaction, client, artifacts }: Open,
    session: SessionRecord | null,
    { client: from }: Visitor,
  ): Promise<void> {
    if (!unstored) return;
    if (!session) await this.anonymous.requireRoomOf(client.clientId, from);
    const { uid } = interaction;
    const row = this.rows.toRow(uid, unstored);
    const tenantId = policyOf(client).tenantId;
    if (await artifacts.addOnce(answered(uid), { kind: 'Interaction', id: uid, payload: row }, tenantId))
      return;
    if (!(await artifacts.find('Interaction', uid))) throw new InteractionExpired();
  }
}

/** Creates the library's object from the stored payload. */
function reviveIn({ Interaction }: Provider, uid: string, payload: InteractionPayload): Interaction {
  return new (Interaction as unknown as new (uid: string, payload: object) => Interaction)(uid, payload);
}

/** The name that records an answered interaction. */
function answered(uid: string): string {
  return `interaction-${uid}`;
}

function personOf({ userId, tenantId }: SessionRecord) {
  return { userId, tenantId };
}

function nameOf(client: LibraryClient): string {
  return client.clientName ?? client.clientId;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The scopes without consent; all requested ones if the application requested the consent page. */
function askedScopes({ prompt, params }: Interaction, client: LibraryClient): AskedScopes {
  const { missingOIDCScope, missingOIDCClaims, missingResourceScopes } = prompt.details as {
    missingOIDCScope?: string[];
    missingOIDCClaims?: string[];
    missingResourceScopes?: Record<string, string[]>;
  };
  if (!missingOIDCScope && !missingOIDCClaims && !missingResourceScopes)
    return scopesOfRequest(params, policyOf(client).resources);
  return {
    personal: [...new Set([...(missingOIDCScope ?? []), ...scopesOfClaims(missingOIDCClaims ?? [])])].filter(
      (scope): scope is Scope => scope in SCOPES,
    ),
    resources: new Map(Object.entries(missingResourceScopes ?? {})),
  };
}

/** The scheme of a native application's redirect URI, if it is private. */
function originOf(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}

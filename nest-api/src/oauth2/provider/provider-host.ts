import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import Provider from 'oidc-provider';
import { AuditQueue } from '../../audit/audit-queue.js';
import { ApplicationNetworks } from '../../auth/application-networks.js';
import { SessionMoves } from '../../auth/moves/session-moves.js';
import { NotFoundError } from '../../common/app-error.js';
import { clientOf } from '../../common/client-address.js';
import { FailureReports } from '../../common/failure-reports.js';
import { currentWork } from '../../common/request-id.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { CostMeter } from '../../telemetry/cost-meter.js';
import { GroupRelations } from '../../users/group-relations.js';
import { SecondFactors } from '../../users/second-factors.repository.js';
import { Artifacts } from '../artifacts/artifacts.repository.js';
import { Authorizations } from '../artifacts/authorizations.repository.js';
import { isAtAlias, mtlsUrlOf } from '../certificates/mutual-tls.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import { installTokenExchange } from '../exchange/token-exchange.js';
import { WorkloadTokens } from '../exchange/workload-tokens.js';
import { InteractionCookies } from '../interactions/interaction-cookie.js';
import { UnstoredInteractions } from '../interactions/unstored-interactions.js';
import { hostOf, type Issuer, mountOf, readIssuerPath } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import { SigningKeys } from '../keys/signing-keys.js';
import { installLogout } from '../logout/install-logout.js';
import { ClientDocuments } from '../registration/client-documents.js';
import { ClientRegistration } from '../registration/client-registration.service.js';
import { RegistrationUse } from '../registration/registration-use.js';
import { type AccessTokenClaims, readSignedToken } from './access-token-jwt.js';
import { Accounts } from './accounts.js';
import { Adapters } from './adapters.js';
import { askForOfflineAccess } from './ask-for-offline-access.js';
import { createConfiguration, UNREAD_COOKIES } from './configuration.js';
import { Exchanges } from './exchanges.js';
import { addErrorUri, explainErrors } from './explain-errors.js';
import { installClientFind } from './install-client-find.js';
import { installClientSecrets } from './install-client-secrets.js';
import { installCustomClaims } from './install-custom-claims.js';
import { installExchanges } from './install-exchanges.js';
import { installIdTokenClaims } from './install-id-token-claims.js';
import { installReplayDetection } from './install-replay-detection.js';
import { installTokenIds } from './install-token-ids.js';
import { introspectJwts } from './introspection.js';
import { KeptAnswers } from './kept-answers.js';
import { KeptMetadata } from './kept-metadata.js';
import { KeptRedirects } from './kept-redirects.js';
import { KeptUserinfo } from './kept-userinfo.js';
import { installLastUse } from './lasting-refresh-tokens.js';
import { requireLibrarySeams } from './library-seams.js';
import {
  answerAsRequestObjectAsks,
  dropCookies,
  explainUnanswered,
  leadToDevicePage,
  nameForeignGrant,
} from './middleware.js';
import { OfflineAccess } from './offline-access.js';
import { PairwiseSubjects } from './pairwise-subjects.js';
import { noteOwner, recordTokens } from './record-tokens.js';
import { reportEvents } from './report-events.js';
import { SecretComparison } from './secret-comparison.js';
import { SecretGuesses } from './secret-guesses.js';
import { SessionGrants } from './session-grants.js';
import { SessionViews } from './session-views.js';
import { clearAfterSignOut, passWhenSignedOut } from './sign-out.js';
import { Successors } from './successors.js';

interface Running {
  readonly issuer: Issuer;
  readonly keys: readonly Jwk[];
  readonly provider: Provider;
  readonly metadata: KeptMetadata;
  readonly answer: (request: Request, response: Response) => Promise<void>;
}

const MINUTE_MS = 60_000;
/** About 42 KB each. */
const MOST_ISSUERS = 500;

/**
 * The OpenID providers of this process: of the shared issuer, and of tenants on demand. Each is created
 * on first use, because its keys are in the database. The next request retries a failed creation.
 */
@Injectable()
export class ProviderHost implements OnModuleInit {
  readonly interactionCookies: InteractionCookies;
  private readonly logger = new Logger('OAuth2');
  private readonly running: ChangeCache<Running>;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly signingKeys: SigningKeys,
    private readonly masterKeys: MasterKeys,
    private readonly outgoing: Outgoing,
    private readonly adapters: Adapters,
    private readonly accounts: Accounts,
    private readonly views: SessionViews,
    private readonly grants: SessionGrants,
    private readonly exchanges: Exchanges,
    private readonly successors: Successors,
    private readonly offline: OfflineAccess,
    private readonly artifacts: Artifacts,
    private readonly issuers: Issuers,
    private readonly pairwise: PairwiseSubjects,
    private readonly comparison: SecretComparison,
    private readonly guesses: SecretGuesses,
    private readonly factors: SecondFactors,
    private readonly groupRelations: GroupRelations,
    private readonly networks: ApplicationNetworks,
    private readonly clients: ClientLookup,
    private readonly trail: AuditQueue,
    private readonly log: SignInLog,
    private readonly moves: SessionMoves,
    private readonly unstored: UnstoredInteractions,
    private readonly userinfo: KeptUserinfo,
    private readonly redirects: KeptRedirects,
    private readonly answers: KeptAnswers,
    private readonly reports: FailureReports,
    private readonly costs: CostMeter,
    private readonly registration: ClientRegistration,
    private readonly use: RegistrationUse,
    private readonly documents: ClientDocuments,
    private readonly authorizations: Authorizations,
    private readonly workloads: WorkloadTokens,
    changes: Changes,
  ) {
    this.running = changes.cache({
      most: MOST_ISSUERS,
      idleMs: 15 * MINUTE_MS,
      dependsOn: ({ issuer: { tenantId, slug } }) => [
        `signing_keys:${tenantId ?? ''}`,
        ...(tenantId === null ? [] : [`registration_policies:${tenantId}`]),
        ...(hostOf(slug) ? [`custom_domains:${slug}`] : []),
      ],
    });
    this.interactionCookies = new InteractionCookies(settings.PUBLIC_URL);
  }

  /** @throws Error the installed library lacks what the installers rely on */
  onModuleInit(): void {
    requireLibrarySeams();
  }

  /** @throws NotFoundError no tenant has this slug */
  async provider(slug: string | null): Promise<Provider> {
    return (await this.run(slug)).provider;
  }

  /**
   * The claims of a JWT access token of the shared issuer, for endpoints of ours that take one; null for every other text.
   * The token may have expired.
   */
  async claimsOf(token: string): Promise<AccessTokenClaims | null> {
    const { keys, issuer } = await this.run(null);
    return readSignedToken(token, keys, issuer.url);
  }

  /** An issuer and its keys, those that sign first. @throws NotFoundError no tenant has this slug */
  async signing(slug: string | null): Promise<{ readonly issuer: Issuer; readonly keys: readonly Jwk[] }> {
    const { issuer, keys } = await this.run(slug);
    return { issuer, keys };
  }

  async handle(request: Request, response: Response, next: NextFunction): Promise<void> {
    try {
      const { pathname, search } = splitUrl(request.originalUrl);
      const asked = readIssuerPath(pathname);
      const { site } = clientOf(request);
      // A custom domain has one issuer, at its root.
      if (site && asked.slug !== null) throw new NotFoundError('issuer');
      const { answer, issuer, keys, metadata } = await this.run(site?.host ?? asked.slug);
      const work = currentWork();
      work?.belongsTo(issuer.tenantId);
      // The library's own pages are forms that submit themselves; it adds the hash of their script here.
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      );
      if (metadata.answer(asked.path, request, response)) return;
      if (this.userinfo.answer(issuer.owner, asked.path, request, response)) return;
      const isRedirect = asked.path === PROVIDER_ROUTES.authorization;
      if (isRedirect && (await this.redirects.answer(issuer, search, request, response))) return;
      if (await this.answers.answer({ owner: issuer.owner, keys }, asked.path, request, response)) return;
      // The caller has disconnected.
      if (request.destroyed) return;
      if (work) work.isOfLibrary = true;
      this.seeThroughGateway(request, issuer, asked.path);
      // The library only knows its own paths. `originalUrl` tells it where it is mounted.
      request.originalUrl = mountOf(issuer.slug) + asked.path + search;
      request.url = asked.path + search;
      await answer(request, response);
    } catch (error) {
      next(error);
    }
  }

  private run(slug: string | null): Promise<Running> {
    return this.running.get(slug ?? '', async () => this.start(await this.issuers.get(slug)));
  }

  private async start(issuer: Issuer): Promise<Running> {
    const { settings, adapters, accounts, views, grants, interactionCookies } = this;
    const artifacts = this.artifacts.of(issuer.owner);
    const keys = await this.signingKeys.load(issuer.tenantId);
    const registered = issuer.tenantId === null ? null : await this.registration.atIssuerOf(issuer.tenantId);
    const provider = new Provider(
      issuer.url,
      createConfiguration({
        issuer,
        publicUrl: issuer.origin,
        mtlsUrl: mtlsUrlOf(issuer, settings.MTLS_URL),
        settings,
        keys,
        registers: registered !== null && registered.rules.mode !== 'off',
        documents: registered,
        dpopNonceSecret: this.masterKeys.subkey('dpop-nonce'),
        fetch: this.outgoing.fetch,
        adapters,
        artifacts,
        accounts,
        views,
        factors: this.factors,
        groupRelations: this.groupRelations,
        networks: this.networks,
        grants,
        interactionCookies,
        unstored: this.unstored,
        pairwise: this.pairwise,
      }),
    );
    const metadata = new KeptMetadata();
    provider.proxy = true;
    views.install(provider);
    grants.install(provider);
    installTokenIds(provider, this.exchanges, this.successors, this.offline);
    installExchanges(provider, this.exchanges);
    installClientSecrets(provider, this.comparison, this.guesses);
    installIdTokenClaims(provider);
    installCustomClaims(provider);
    installClientFind(provider, this.documents, registered);
    installLastUse(provider);
    installLogout(provider);
    installReplayDetection(provider, artifacts);
    installTokenExchange(provider, {
      keys,
      accounts,
      authorizations: this.authorizations,
      workloads: this.workloads,
    });
    recordTokens(provider, this.clients, {
      trail: this.trail,
      log: this.log,
      moves: this.moves,
      exchanges: this.exchanges,
      costs: this.costs,
      use: this.use,
    });
    explainErrors(provider, this.clients, this.reports);
    reportEvents(provider, this.logger);
    clearAfterSignOut(provider);
    provider.use(noteOwner as Parameters<Provider['use']>[0]);
    provider.use(dropCookies(UNREAD_COOKIES));
    provider.use(addErrorUri(settings.PUBLIC_URL) as Parameters<Provider['use']>[0]);
    provider.use(explainUnanswered);
    provider.use(answerAsRequestObjectAsks);
    provider.use(nameForeignGrant as Parameters<Provider['use']>[0]);
    provider.use(metadata.keep as Parameters<Provider['use']>[0]);
    provider.use(this.userinfo.keepFor(issuer.owner) as Parameters<Provider['use']>[0]);
    provider.use(this.redirects.keepFor(issuer) as Parameters<Provider['use']>[0]);
    const owned = { owner: issuer.owner, keys };
    provider.use(this.answers.keepFor(owned) as Parameters<Provider['use']>[0]);
    provider.use(introspectJwts(provider, keys, accounts) as Parameters<Provider['use']>[0]);
    provider.use(this.guesses.tellToWait as Parameters<Provider['use']>[0]);
    provider.use(
      askForOfflineAccess((id) => this.documents.find(id, registered)) as Parameters<Provider['use']>[0],
    );
    provider.use(leadToDevicePage(issuer.origin) as Parameters<Provider['use']>[0]);
    provider.use(passWhenSignedOut as Parameters<Provider['use']>[0]);
    return { issuer, keys, provider, metadata, answer: provider.callback() };
  }

  /** The issuer's origin is known and never taken from a request. The address is the trusted client address. */
  private seeThroughGateway(request: Request, issuer: Issuer, path: string): void {
    const mtlsUrl = mtlsUrlOf(issuer, this.settings.MTLS_URL);
    // DPoP proofs name the address that was called.
    const { protocol, host } = new URL(isAtAlias(request, path, mtlsUrl) ? (mtlsUrl ?? '') : issuer.origin);
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-for'] = clientOf(request).address;
  }
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

import {
  type CompleteConsent,
  type ConnectedPortalDirectory,
  type ConnectorCode,
  type ConnectorsDto,
  type CreateDirectoryToken,
  type DirectoryPullConsent,
  type DirectorySource,
  type PortalDirectory,
  PROVIDER_ROUTES,
  scimBaseUrl,
} from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Audit, type AuditDetail, type AuditRecord } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { SsoConfiguration } from '../../sso-config/configurations/sso-configurations.repository.js';
import { Connectors } from '../../sso-config/connectors/connectors.service.js';
import { SetUpPortals } from '../../sso-config/wizard/set-up-portal.service.js';
import type { HoldingLink } from '../../sso-config/wizard/wizard-links.service.js';
import { WrongStep } from '../../sso-config/wizard/wizard-refused.js';
import { DirectoriesRepository } from '../directories.repository.js';
import { DirectoryTokens } from '../directory-tokens.js';
import { DirectoryPullsJob } from '../pulls/directory-pulls.job.js';
import { PullConsents } from '../pulls/pull-consents.service.js';
import { PullSources } from '../pulls/pull-sources.js';
import { toPortalReads } from '../pulls/pull-views.js';
import { Pulls, type ReadDirectory } from '../pulls/pulls.service.js';

const TOKEN_SECONDS = 365 * 86_400;
const IN_USE = 'Provisioning is already in use. Ask an administrator of the organization to change it.';

/** Provisioning in the set-up portal: the holder of a link connects the directory, an admin approves what it sends. */
@Injectable()
export class PortalDirectories {
  constructor(
    private readonly portals: SetUpPortals,
    private readonly directories: DirectoriesRepository,
    private readonly tokens: DirectoryTokens,
    private readonly pulls: Pulls,
    private readonly sources: PullSources,
    private readonly consents: PullConsents,
    private readonly enrolled: Connectors,
    private readonly job: DirectoryPullsJob,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws WrongStep nothing is saved yet */
  async of(acting: HoldingLink): Promise<PortalDirectory> {
    const connection = await this.portals.connectionOf(acting);
    return this.unit.inTenant(acting.tenantId, () => this.view(connection));
  }

  /**
   * Turns provisioning on and creates a token or an OAuth client. What the portal shows takes the place of earlier ones.
   *
   * @throws WrongStep nothing is saved yet, or an admin approved the first sync: admins manage tokens from then on
   */
  async connect(acting: HoldingLink, kind: CreateDirectoryToken['kind']): Promise<ConnectedPortalDirectory> {
    const connection = await this.portals.connectionOf(acting);
    const { id } = connection;
    const { tenantId } = acting;
    return this.unit.inTenant(tenantId, async () => {
      await this.turnOn(acting, id, 'scim');
      const now = this.clock.now();
      await this.tokens.removeAll(id);
      const { token, secret } = await this.tokens.create({ tenantId, directoryId: id }, kind, {
        networks: [],
        expiresAt: plusSeconds(now, TOKEN_SECONDS),
        by: acting.link.createdBy,
        now,
      });
      const { id: tokenId, clientId } = token;
      const detail = { token: tokenId, ...(clientId && { clientId }) };
      await this.record(acting, id, 'directory_token.created', detail);
      return { directory: await this.view(connection), secret };
    });
  }

  /**
   * Turns reads on, and reads now if that needs no consent.
   *
   * @throws WrongStep nothing is saved yet, the directory cannot be read, or an admin approved the first read
   */
  async read(acting: HoldingLink): Promise<PortalDirectory> {
    const connection = await this.portals.connectionOf(acting);
    const { pull, source } = await this.startReads(acting, connection);
    const view = await this.unit.inTenant(acting.tenantId, async () => {
      if (!source.needsConsent || pull.credential) await this.pulls.want(acting, pull, 'incremental');
      return this.view(connection);
    });
    this.job.runSoon();
    return view;
  }

  /** Turns reads on, and begins the consent that they need. @throws WrongStep  @throws ConsentNotNeeded */
  async beginConsent(acting: HoldingLink, client: ClientContext): Promise<DirectoryPullConsent> {
    const connection = await this.portals.connectionOf(acting);
    return this.consents.beginFor(await this.startReads(acting, connection), client);
  }

  /** @throws WrongStep  @throws ConsentMismatch  @throws ConsentRejected */
  async completeConsent(acting: HoldingLink, answer: CompleteConsent): Promise<PortalDirectory> {
    const connection = await this.portals.connectionOf(acting);
    await this.consents.completeFor(acting, await this.startReads(acting, connection), answer);
    return this.unit.inTenant(acting.tenantId, () => this.view(connection));
  }

  /** The connectors of the connection. @throws WrongStep nothing is saved yet */
  async connectors(acting: HoldingLink): Promise<ConnectorsDto> {
    return this.enrolled.listOf(await this.portals.connectionOf(acting));
  }

  /**
   * A code that enrolls one connector. A connector gets the passwords of users, so only admins enroll them for a
   * connection that is in use.
   *
   * @throws WrongStep nothing is saved yet, or the connection or its provisioning is in use
   * @throws NoConnectors  @throws TooManyConnectors
   */
  async createConnectorCode(acting: HoldingLink): Promise<ConnectorCode> {
    const connection = await this.portals.connectionOf(acting);
    if (connection.isEnabled)
      throw new WrongStep('The connection is enabled. Only admins of the organization can change it.');
    const directory = await this.unit.inTenant(acting.tenantId, () => this.directories.find(connection.id));
    if (directory && directory.state !== 'preview') throw new WrongStep(IN_USE);
    const { id: linkId, createdBy } = acting.link;
    const creator = { actor: { type: 'anonymous', id: null }, by: createdBy, detail: { linkId } } as const;
    return this.enrolled.createCodeFor(creator, acting, connection);
  }

  private async startReads(acting: HoldingLink, connection: SsoConfiguration): Promise<ReadDirectory> {
    const source = this.readableOf(connection);
    if (!source) throw new WrongStep('Gatehouse cannot read the directory of this identity provider.');
    await this.unit.inTenant(acting.tenantId, () => this.turnOn(acting, connection.id, source));
    return this.pulls.findIn(acting.tenantId, connection.id);
  }

  /** Joins the unit of work that is open. @throws WrongStep it is in use, or filled in another way */
  private async turnOn(acting: HoldingLink, id: string, source: DirectorySource): Promise<void> {
    const { tenantId } = acting;
    const isNew = await this.directories.add({ id, tenantId, source, now: this.clock.now() });
    if (isNew) await this.record(acting, id, 'directory.enabled', { source });
    const directory = await this.directories.hold(tenantId, id);
    if (directory?.state !== 'preview' || directory.source !== source) throw new WrongStep(IN_USE);
  }

  /** A source is named as the type of connection that it reads. */
  private readableOf({ type }: SsoConfiguration): DirectorySource | null {
    return this.sources.find(type as DirectorySource)?.source ?? null;
  }

  private async view(connection: SsoConfiguration): Promise<PortalDirectory> {
    const { id } = connection;
    const { PUBLIC_URL } = this.settings;
    const directory = await this.directories.find(id);
    const { state, source } = directory ?? { state: 'off' as const, source: null };
    const tokens = directory ? await this.tokens.list(id) : [];
    const used = tokens.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).map((at) => new Date(at).getTime());
    const isRead = source !== null && source !== 'scim';
    return {
      state,
      source,
      readable: this.readableOf(connection),
      baseUrl: scimBaseUrl(PUBLIC_URL, id),
      tokenUrl: `${PUBLIC_URL}${PROVIDER_ROUTES.token}`,
      hasToken: tokens.length > 0,
      clientId: tokens.findLast(({ clientId }) => clientId)?.clientId ?? null,
      lastUsedAt: used.length > 0 ? new Date(Math.max(...used)).toISOString() : null,
      users: directory ? (await this.directories.counts(id)).users : 0,
      reads: isRead ? await this.reads(connection) : null,
      canConnect: state === 'off' || state === 'preview',
    };
  }

  private async reads({ id, tenantId }: SsoConfiguration): Promise<PortalDirectory['reads']> {
    await this.pulls.findIn(tenantId as string, id);
    return toPortalReads(await this.pulls.view(id));
  }

  private record(
    { tenantId, link, address }: HoldingLink,
    id: string,
    action: AuditRecord['action'],
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'anonymous', id: null },
      action,
      target: { type: 'sso_configuration', id },
      outcome: 'success',
      address,
      detail: { linkId: link.id, ...detail },
    });
  }
}

import {
  type AuditActor,
  CONNECTOR_CODE_MINUTES,
  CONNECTOR_SILENT_SECONDS,
  type ConnectorCode,
  type ConnectorDto,
  type ConnectorsDto,
  MOST_CONNECTORS,
} from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { SsoConfiguration } from '../configurations/sso-configurations.repository.js';
import { SsoConfigurations } from '../configurations/sso-configurations.service.js';
import { isBehindConnector } from '../ldap-settings.js';
import { NoConnectors, TooManyConnectors } from './code-refused.js';
import { ConnectorDownloads } from './connector-downloads.js';
import { ConnectorTasksRepository } from './connector-tasks.repository.js';
import { type ConnectorRow, ConnectorsRepository } from './connectors.repository.js';

/** Who asks for an enrollment code. */
export interface CodeCreator {
  readonly actor: AuditActor;
  /** ID of the user on whose behalf it is: an admin, or the creator of the set-up link. */
  readonly by: string;
  /** For the audit log. */
  readonly detail?: AuditDetail;
}

/** The connectors of a connection, for those who administer it. */
@Injectable()
export class Connectors {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly connectors: ConnectorsRepository,
    private readonly tasks: ConnectorTasksRepository,
    private readonly downloads: ConnectorDownloads,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFoundError */
  async list(caller: Caller, id: string): Promise<ConnectorsDto> {
    return this.listOf(await this.configurations.get(caller, id));
  }

  /** As `list`, for a connection that the caller may set up. */
  async listOf({ id, tenantId, parameters }: SsoConfiguration): Promise<ConnectorsDto> {
    if (!tenantId) return { isUsed: false, items: [], code: null, download: null };
    return this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      const [rows, expiresAt] = [await this.connectors.list(id), await this.connectors.openCode(id, now)];
      return {
        isUsed: isBehindConnector(parameters),
        download: this.downloads.describe(),
        items: rows.map((row) => toConnectorDto(row, now)),
        code: expiresAt && { expiresAt: new Date(expiresAt).toISOString() },
      };
    });
  }

  /** The code before it stops working. @throws NoConnectors  @throws TooManyConnectors */
  async createCode(caller: Caller, client: ClientContext, id: string): Promise<ConnectorCode> {
    const connection = await this.configurations.get(caller, id);
    return this.createCodeFor(
      { actor: { type: 'user', id: caller.userId }, by: caller.userId },
      client,
      connection,
    );
  }

  /** As `createCode`, for a connection that the actor may set up. */
  async createCodeFor(
    { actor, by, detail = {} }: CodeCreator,
    client: { readonly address: string | null },
    { id, tenantId, parameters }: SsoConfiguration,
  ): Promise<ConnectorCode> {
    if (!tenantId || !isBehindConnector(parameters)) throw new NoConnectors();
    const now = this.clock.now();
    const expiresAt = plusSeconds(now, CONNECTOR_CODE_MINUTES * 60);
    const code = await this.unit.inTenant(tenantId, async () => {
      const usable = (await this.connectors.list(id)).filter(({ revokedAt }) => !revokedAt);
      if (usable.length >= MOST_CONNECTORS) throw new TooManyConnectors(MOST_CONNECTORS);
      await this.record(actor, client, { tenantId, id }, 'connector.code_created', detail);
      return this.connectors.addCode({ tenantId, configurationId: id }, { by, now, expiresAt });
    });
    return { code, expiresAt: expiresAt.toISOString(), url: new URL(this.settings.PUBLIC_URL).origin };
  }

  /** Its next request is rejected, in every process. @throws NotFoundError */
  async revoke(caller: Caller, client: ClientContext, id: string, connectorId: string): Promise<void> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) throw new NotFoundError('connector');
    await this.unit.inTenant(tenantId, async () => {
      if (!(await this.connectors.revoke(id, connectorId, this.clock.now())))
        throw new NotFoundError('connector');
      await this.tasks.giveUp(connectorId);
      await this.tasks.wake(id);
      const actor = { type: 'user', id: caller.userId } as const;
      await this.record(actor, client, { tenantId, id }, 'connector.revoked', { connector: connectorId });
    });
  }

  private record(
    actor: AuditActor,
    { address }: { readonly address: string | null },
    { tenantId, id }: { tenantId: string; id: string },
    action: 'connector.code_created' | 'connector.revoked',
    detail: AuditDetail,
  ): Promise<void> {
    const target = { type: 'sso_configuration', id } as const;
    return this.audit.record({ tenantId, actor, action, target, outcome: 'success', address, detail });
  }
}

function toConnectorDto(row: ConnectorRow, now: Date): ConnectorDto {
  const { id, name, version, fingerprint, rejectedCount, rejectedCode } = row;
  const [enrolledAt, lastSeenAt, revokedAt, rejectedAt] = [
    row.enrolledAt,
    row.lastSeenAt,
    row.revokedAt,
    row.rejectedAt,
  ].map((at) => at && new Date(at).toISOString());
  return {
    id,
    name,
    version,
    fingerprint,
    state: stateOf(row, now),
    enrolledAt: enrolledAt as string,
    lastSeenAt: lastSeenAt ?? null,
    revokedAt: revokedAt ?? null,
    rejected: {
      count: rejectedCount,
      last: rejectedCode && rejectedAt ? { code: rejectedCode, at: rejectedAt } : null,
    },
  };
}

function stateOf({ revokedAt, lastSeenAt }: ConnectorRow, now: Date): ConnectorDto['state'] {
  if (revokedAt) return 'revoked';
  if (!lastSeenAt) return 'never_connected';
  return new Date(lastSeenAt) > plusSeconds(now, -CONNECTOR_SILENT_SECONDS) ? 'connected' : 'silent';
}

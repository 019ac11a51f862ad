import {
  type PageQuery,
  RESPONSES_KEPT,
  type Replay,
  type ReplaySettings,
  type StoredResponseDetail,
  type StoredResponseDto,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { ConflictError, NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { plusSeconds } from '../../common/clock.js';
import { decodeCursor, toPage } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SsoConfigurations } from '../configurations/sso-configurations.service.js';
import { inScopeOfConnection } from '../connection-scope.js';
import { SamlUpstreams } from '../saml-upstream.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { maskResponse } from './mask-response.js';
import { Replays } from './replays.js';
import { ResponseStore } from './response-store.js';
import { ResponsesRepository, type StoredResponse } from './responses.repository.js';

/** Its content was too large to keep. */
export class ResponseNotKept extends ConflictError {
  readonly code = 'response_not_kept';

  constructor() {
    super('This response was too large to keep, so it cannot be run again.');
  }
}

/** Responses of identity providers that are kept for a week, for the admins of the connection. */
@Injectable()
export class StoredResponses {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly responses: ResponsesRepository,
    private readonly store: ResponseStore,
    private readonly replays: Replays,
    private readonly saml: SamlUpstreams,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async list(caller: Caller, configurationId: string, { cursor, limit }: PageQuery) {
    const configuration = await this.configurations.get(caller, configurationId);
    const before = cursor ? decodeCursor(cursor)[1] : undefined;
    const rows = await inScopeOfConnection(this.unit, configuration, () =>
      this.responses.page(configuration.id, limit, before),
    );
    return toPage(rows, limit, (row) => [row.receivedAt.toISOString(), row.id], toDto);
  }

  /** @throws NotFoundError */
  async get(caller: Caller, configurationId: string, id: string): Promise<StoredResponseDto> {
    const configuration = await this.configurations.get(caller, configurationId);
    return toDto(await inScopeOfConnection(this.unit, configuration, () => this.find(configuration, id)));
  }

  /** Masked; the audit log records who read it. @throws NotFoundError */
  async open(caller: Caller, configurationId: string, id: string): Promise<StoredResponseDetail> {
    const configuration = await this.configurations.get(caller, configurationId);
    const found = await this.noted(caller, configuration, id, 'sso_response.read');
    if (found.sealed === null) return { ...toDto(found), message: null };
    const { received } = this.store.open(found.id, found.sealed);
    return { ...toDto(found), message: maskResponse(received, this.saml) };
  }

  /** @throws NotFoundError @throws ResponseNotKept @throws UnprocessableInput the edited settings are invalid */
  async replay(
    caller: Caller,
    configurationId: string,
    id: string,
    changes: ReplaySettings,
  ): Promise<Replay> {
    const configuration = await this.configurations.get(caller, configurationId);
    const changed = Object.keys(changes);
    const found = await this.noted(caller, configuration, id, 'sso_response.replayed', { changed });
    if (found.sealed === null) throw new ResponseNotKept();
    const kept = this.store.open(found.id, found.sealed);
    return this.replays.run(caller, configuration, { ...kept, receivedAt: found.receivedAt }, changes);
  }

  private async find({ id: configurationId }: SsoConfiguration, id: string): Promise<StoredResponse> {
    const found = await this.responses.find(configurationId, id);
    if (!found) throw new NotFoundError('response');
    return found;
  }

  private noted(
    caller: Caller,
    configuration: SsoConfiguration,
    id: string,
    action: 'sso_response.read' | 'sso_response.replayed',
    detail: AuditDetail = {},
  ): Promise<StoredResponse> {
    return inScopeOfConnection(this.unit, configuration, async () => {
      const found = await this.find(configuration, id);
      await this.audit.record({
        tenantId: configuration.tenantId ?? null,
        actor: { type: 'user', id: caller.userId },
        action,
        target: { type: 'sso_configuration', id: configuration.id },
        outcome: 'success',
        detail: { response: id, ...detail },
      });
      return found;
    });
  }
}

function toDto(row: StoredResponse): StoredResponseDto {
  const { id, configurationId, protocol, purpose, outcome, reference, size, sealed, receivedAt } = row;
  return {
    ...{ id, configurationId, protocol, purpose, outcome, reference, size },
    isKept: sealed !== null,
    receivedAt: receivedAt.toISOString(),
    expiresAt: plusSeconds(receivedAt, RESPONSES_KEPT.days * 86_400).toISOString(),
  };
}

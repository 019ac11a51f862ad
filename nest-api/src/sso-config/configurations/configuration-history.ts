import type { PageQuery } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/caller.js';
import { decodeCursor, encodeCursor } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  ConfigurationVersionsRepository,
  type SsoConfigurationVersion,
} from './configuration-versions.repository.js';
import { SsoConfigurations } from './sso-configurations.service.js';

/** The versions of a connection as the API shows them. */
@Injectable()
export class ConfigurationHistory {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly versions: ConfigurationVersionsRepository,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotFoundError */
  async list(caller: Caller, id: string, { limit, cursor }: PageQuery) {
    const configuration = await this.configurations.get(caller, id);
    const before = cursor ? Number(decodeCursor(cursor)[0]) : undefined;
    const rows = await this.unit.inScopeOf(
      configuration.tenantId ?? null,
      'the platform has connections of its own',
      () => this.versions.page(id, limit, before),
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map((row) => toVersionDto(row, configuration.version)),
      nextCursor: rows.length > limit && last ? encodeCursor([String(last.number), last.id]) : null,
    };
  }
}

function toVersionDto(version: SsoConfigurationVersion, current: number) {
  return {
    number: version.number,
    changedAt: version.changedAt.toISOString(),
    changedBy: version.changedBy ?? null,
    changes: version.changes,
    isCurrent: version.number === current,
  };
}

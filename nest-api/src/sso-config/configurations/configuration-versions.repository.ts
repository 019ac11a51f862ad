import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { SsoConfigurationVersion } from '../sso-configuration-version.entity.js';
import { editableOf } from './editable.js';

export type { SsoConfigurationVersion };

/** What connections were at every save, in the unit of work of the caller. */
@Injectable()
export class ConfigurationVersionsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** A connection as it is now, without its secrets; stored once the unit of work is flushed. */
  add(configuration: SsoConfiguration, changedBy: string | null, changes: string[]): SsoConfigurationVersion {
    return this.em.create(SsoConfigurationVersion, {
      tenantId: configuration.tenantId ?? null,
      configurationId: configuration.id,
      number: configuration.version,
      changedBy,
      changedAt: this.clock.now(),
      changes,
      snapshot: editableOf(configuration),
    });
  }

  find(configurationId: string, number: number): Promise<SsoConfigurationVersion | null> {
    return this.em.findOne(SsoConfigurationVersion, { configurationId, number });
  }

  /** The newest first; at most `limit + 1`. */
  page(configurationId: string, limit: number, before?: number): Promise<SsoConfigurationVersion[]> {
    return this.em.find(
      SsoConfigurationVersion,
      { configurationId, ...(before ? { number: { $lt: before } } : {}) },
      { orderBy: { number: 'desc' }, limit: limit + 1 },
    );
  }

  /** Since when a connection has been enabled; null for one that is not. */
  async enabledSince(configurationId: string): Promise<Date | null> {
    const [row] = await this.em.execute<{ since: string | null }[]>(
      `select min(v.changed_at) as since from sso_configuration_versions v
       where v.configuration_id = ? and v.number > coalesce((
         select max(w.number) from sso_configuration_versions w
         where w.configuration_id = v.configuration_id and w.snapshot ->> 'isEnabled' <> 'true'), 0)`,
      [configurationId],
    );
    return row?.since ? new Date(row.since) : null;
  }
}

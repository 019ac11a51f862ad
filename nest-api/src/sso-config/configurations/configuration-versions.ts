import type { AuditAction } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { SsoConfigurationVersion } from '../sso-configuration-version.entity.js';
import { editableOf } from './editable.js';
import { ConfigurationSecrets } from './secrets.js';

/** Every save of a connection: who, when, what changed, and enough to go back. Joins the unit that is open. */
@Injectable()
export class ConfigurationVersions {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: ConfigurationSecrets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async keep(
    configuration: SsoConfiguration,
    userId: string | null,
    changes: string[],
    action: Extract<AuditAction, `sso_configuration.${string}`>,
  ): Promise<void> {
    await this.em.flush();
    const version = this.em.create(SsoConfigurationVersion, {
      tenantId: configuration.tenantId ?? null,
      configurationId: configuration.id,
      number: configuration.version,
      changedBy: userId,
      changedAt: this.clock.now(),
      changes,
      snapshot: editableOf(configuration),
    });
    await this.em.flush();
    this.secrets.copyTo(version, configuration);
    await this.em.flush();
    await this.audit.record({
      tenantId: configuration.tenantId ?? null,
      actor: userId ? { type: 'user', id: userId } : { type: 'system', id: null },
      action,
      target: { type: 'sso_configuration', id: configuration.id },
      outcome: 'success',
      detail: { name: configuration.name, type: configuration.type, version: configuration.version, changes },
    });
  }

  /** The newest first; at most `limit + 1`. */
  list(configurationId: string, limit: number, before?: number): Promise<SsoConfigurationVersion[]> {
    return this.em.find(
      SsoConfigurationVersion,
      { configurationId, ...(before ? { number: { $lt: before } } : {}) },
      { orderBy: { number: 'desc' }, limit: limit + 1 },
    );
  }

  /** @throws NotFoundError */
  async get(configurationId: string, number: number): Promise<SsoConfigurationVersion> {
    const version = await this.em.findOne(SsoConfigurationVersion, { configurationId, number });
    if (!version) throw new NotFoundError('version');
    return version;
  }
}

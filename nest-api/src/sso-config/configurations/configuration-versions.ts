import type { AuditAction } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import {
  ConfigurationVersionsRepository,
  type SsoConfigurationVersion,
} from './configuration-versions.repository.js';
import { ConfigurationSecrets } from './secrets.js';

/** Every save of a connection: who, when, what changed, and enough to go back. Joins the unit that is open. */
@Injectable()
export class ConfigurationVersions {
  constructor(
    private readonly em: EntityManager,
    private readonly versions: ConfigurationVersionsRepository,
    private readonly secrets: ConfigurationSecrets,
    private readonly audit: Audit,
  ) {}

  async keep(
    configuration: SsoConfiguration,
    userId: string | null,
    changes: string[],
    action: Extract<AuditAction, `sso_configuration.${string}`>,
  ): Promise<void> {
    await this.em.flush();
    const version = this.versions.add(configuration, userId, changes);
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

  /** @throws NotFoundError */
  async get(configurationId: string, number: number): Promise<SsoConfigurationVersion> {
    const version = await this.versions.find(configurationId, number);
    if (!version) throw new NotFoundError('version');
    return version;
  }
}

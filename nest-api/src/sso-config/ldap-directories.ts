import type { SsoMapping } from '@gatehouse/contracts';
import type { LdapAccess } from '@gatehouse/ldap';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ConfigurationSecrets } from './configurations/secrets.js';
import { SsoConfigurationsRepository } from './configurations/sso-configurations.repository.js';
import { ldapSettingsOf } from './ldap-settings.js';
import { mappingOf } from './mapping-of.js';
import { providerOf } from './providers/providers.js';

/** What a read of a directory needs to know of its connection. */
export interface LdapDirectory extends LdapAccess {
  readonly mapping: SsoMapping;
}

/** Connections to directories, for those who read them. */
@Injectable()
export class LdapDirectories {
  constructor(
    private readonly configurations: SsoConfigurationsRepository,
    private readonly secrets: ConfigurationSecrets,
    private readonly unit: UnitOfWork,
  ) {}

  /** Null if the tenant has no such connection, or one of another kind. */
  async find(tenantId: string, id: string): Promise<LdapDirectory | null> {
    const found = await this.unit.inTenant(tenantId, () => this.configurations.find(id));
    if (!found || providerOf(found).protocol !== 'ldap') return null;
    return {
      ...ldapSettingsOf(found),
      servicePassword: this.secrets.read(found, 'clientSecret') ?? '',
      mapping: mappingOf(found),
    };
  }
}

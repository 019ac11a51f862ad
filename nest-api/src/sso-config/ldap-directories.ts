import type { SsoMapping } from '@gatehouse/contracts';
import type { LdapAccess } from '@gatehouse/ldap';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ConfigurationSecrets } from './configurations/secrets.js';
import { SsoConfigurationsRepository } from './configurations/sso-configurations.repository.js';
import { isBehindConnector, ldapSettingsOf } from './ldap-settings.js';
import { mappingOf } from './mapping-of.js';
import { providerOf } from './providers/providers.js';

/** What a read of a directory needs to know of its connection. */
export interface LdapDirectory {
  readonly mapping: SsoMapping;
  /** Null: connectors reach the directory. */
  readonly access: LdapAccess | null;
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
    const mapping = mappingOf(found);
    if (isBehindConnector(found.parameters)) return { mapping, access: null };
    const servicePassword = this.secrets.read(found, 'clientSecret') ?? '';
    return { mapping, access: { ...ldapSettingsOf(found), servicePassword } };
  }
}

import { SsoMappingSchema } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { SsoConfiguration } from '../../nest-api/src/sso-config/sso-configuration.entity.js';
import type { TestApi } from './api.ts';

/** Stores an SSO configuration of a tenant as a row, without an identity provider. */
export function aStoredConnection(api: TestApi, tenantId: string): Promise<string> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', async () => {
    const configuration = em.create(SsoConfiguration, {
      tenantId,
      name: 'Their directory',
      type: 'oauth2',
      isEnabled: true,
      clientId: 'gatehouse',
      issuer: 'https://login.example',
      nameIdFormat: 'emailAddress',
      signatureAlgorithm: 'sha256',
      scopes: ['openid'],
      domains: [],
      createsPeople: true,
      mapping: SsoMappingSchema.parse({}),
    });
    await em.flush();
    return configuration.id;
  });
}

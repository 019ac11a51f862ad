import { DEFAULT_SSO_SCOPES, SsoMappingSchema } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { masterKeysOf } from '../crypto/crypto.module.js';
import type { Settings } from '../settings/settings.js';
import { editableOf } from '../sso-config/configurations/editable.js';
import { ConfigurationSecrets } from '../sso-config/configurations/secrets.js';
import { SsoConfiguration } from '../sso-config/sso-configuration.entity.js';
import { SsoConfigurationState } from '../sso-config/sso-configuration-state.entity.js';
import { SsoConfigurationVersion } from '../sso-config/sso-configuration-version.entity.js';

/**
 * Connects the demo company to Google, which is the sandbox in the demo. Runs only once, so that the connection can be
 * deleted.
 */
export async function addDemoConnection(
  em: EntityManager,
  settings: Settings,
  tenantId: string,
): Promise<void> {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return;
  if ((await em.count(SsoConfiguration, { tenantId, type: 'google' })) > 0) return;

  const configuration = em.create(SsoConfiguration, {
    id: uuidv7(),
    tenantId,
    name: 'Demo Company Google',
    type: 'google',
    isEnabled: true,
    clientId,
    issuer,
    nameIdFormat: 'emailAddress',
    signatureAlgorithm: 'sha256',
    scopes: [...DEFAULT_SSO_SCOPES],
    domains: ['demo-company.test'],
    createsPeople: true,
    mapping: SsoMappingSchema.parse({}),
  });
  const secrets = new ConfigurationSecrets(masterKeysOf(settings));
  secrets.write(configuration, { clientSecret });
  await em.flush();
  // Checked as soon as the API runs, when the sandbox may not run yet.
  em.create(SsoConfigurationState, { id: configuration.id, tenantId, keys: [], nextRefreshAt: new Date() });
  const version = em.create(SsoConfigurationVersion, {
    id: uuidv7(),
    tenantId,
    configurationId: configuration.id,
    number: configuration.version,
    changedAt: new Date(),
    changes: ['created'],
    snapshot: editableOf(configuration),
  });
  secrets.copyTo(version, configuration);
  await em.flush();
}

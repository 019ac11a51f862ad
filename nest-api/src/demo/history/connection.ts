import { generateKeyPairSync } from 'node:crypto';
import { DEFAULT_SSO_SCOPES, SsoMappingSchema } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { masterKeysOf } from '../../crypto/crypto.module.js';
import { selfSignedCertificate } from '../../saml/protocol/signature/self-signed-certificate.js';
import type { Settings } from '../../settings/settings.js';
import { editableOf } from '../../sso-config/configurations/editable.js';
import { ConfigurationSecrets } from '../../sso-config/configurations/secrets.js';
import { SsoConfiguration } from '../../sso-config/sso-configuration.entity.js';
import { SsoConfigurationState } from '../../sso-config/sso-configuration-state.entity.js';
import { SsoConfigurationVersion } from '../../sso-config/sso-configuration-version.entity.js';
import type { DemoConnection, DemoOrganization } from './organizations.js';
import { DAY_MS } from './rhythm.js';

/**
 * A connection to an identity provider that does not exist, so its metadata is never read.
 *
 * @returns its id
 */
export async function addConnection(
  em: EntityManager,
  settings: Settings,
  tenantId: string,
  { slug, incident }: DemoOrganization,
  connection: DemoConnection,
  now: Date,
): Promise<string> {
  const { type, name, host } = connection;
  const isSaml = connection.protocol === 'saml';
  const madeAt = new Date(now.getTime() - 200 * DAY_MS);
  const certificateExpiresAt = new Date(now.getTime() + 24 * DAY_MS);
  const configuration = em.create(SsoConfiguration, {
    id: uuidv7({ msecs: madeAt.getTime() }),
    tenantId,
    name,
    type,
    isEnabled: true,
    nameIdFormat: 'emailAddress',
    signatureAlgorithm: 'sha256',
    scopes: isSaml ? [] : [...DEFAULT_SSO_SCOPES],
    domains: [`${slug}.test`],
    createsPeople: true,
    mapping: SsoMappingSchema.parse({}),
    createdAt: madeAt,
    ...addressesOf(connection),
    ...(isSaml
      ? { certificate: certificateOf(host, madeAt, certificateExpiresAt) }
      : { clientId: `gatehouse-${slug}` }),
  });
  const secrets = new ConfigurationSecrets(masterKeysOf(settings));
  if (!isSaml) secrets.write(configuration, { clientSecret: 'a secret of the demo data' });
  await em.flush();
  em.create(SsoConfigurationState, {
    id: configuration.id,
    tenantId,
    keys: [],
    testedAt: new Date(madeAt.getTime() + 600_000),
    testedVersion: configuration.version,
    certificateExpiresAt: isSaml ? certificateExpiresAt : null,
    // Marked as already warned, so that the demo sends no mail.
    warnedDays: isSaml && incident ? 30 : null,
  });
  const version = em.create(SsoConfigurationVersion, {
    id: uuidv7(),
    tenantId,
    configurationId: configuration.id,
    number: configuration.version,
    changedAt: madeAt,
    changes: ['created'],
    snapshot: editableOf(configuration),
  });
  secrets.copyTo(version, configuration);
  await em.flush();
  return configuration.id;
}

function addressesOf({ protocol, directoryId, host }: DemoConnection) {
  const base = `https://${host}`;
  if (protocol === 'saml') return { entityId: base, ssoUrl: `${base}/saml2` };
  return directoryId ? { directoryId } : { issuer: base };
}

function certificateOf(commonName: string, notBefore: Date, notAfter: Date): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const der = selfSignedCertificate({ privateKey, commonName, notBefore, notAfter });
  return `-----BEGIN CERTIFICATE-----\n${der.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----`;
}

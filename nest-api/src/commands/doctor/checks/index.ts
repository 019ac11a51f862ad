import type { Check } from '../check.js';
import { address } from './address.js';
import { auditLog } from './audit-log.js';
import { backups } from './backups.js';
import { certificate } from './certificate.js';
import { clock } from './clock.js';
import { cookies } from './cookies.js';
import { database } from './database.js';
import { databaseRoles } from './database-roles.js';
import { databaseTls } from './database-tls.js';
import { discovery } from './discovery.js';
import { disk } from './disk.js';
import { dns } from './dns.js';
import { forwardedAddress } from './forwarded-address.js';
import { forwardedHost } from './forwarded-host.js';
import { isolation } from './isolation.js';
import { jobs } from './jobs.js';
import { mail } from './mail.js';
import { masterKey } from './master-key.js';
import { migrations } from './migrations.js';
import { privateEndpoints } from './private-endpoints.js';
import { processes } from './processes.js';
import { publishedKeys } from './published-keys.js';
import { redirect } from './redirect.js';
import { securityHeaders } from './security-headers.js';
import { signingKeys } from './signing-keys.js';
import { standby } from './standby.js';
import { tlsVersions } from './tls-versions.js';

/** In the order of the report; a check follows those that it needs. */
export const CHECKS: readonly Check[] = [
  address,
  discovery,
  certificate,
  tlsVersions,
  redirect,
  securityHeaders,
  cookies,
  privateEndpoints,
  forwardedHost,
  database,
  databaseTls,
  databaseRoles,
  standby,
  migrations,
  isolation,
  forwardedAddress,
  publishedKeys,
  clock,
  masterKey,
  signingKeys,
  processes,
  jobs,
  auditLog,
  mail,
  dns,
  backups,
  disk,
];

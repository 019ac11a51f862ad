import type { EntityManager } from '@mikro-orm/postgresql';
import type { Settings } from '../../settings/settings.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { addAttempts } from './add-attempts.js';
import { addTraces } from './add-traces.js';
import { administrationOf } from './administration.js';
import { addApplications } from './applications.js';
import { addConnection } from './connection.js';
import { addDevices } from './devices.js';
import { writeChain, writeRecent } from './events.js';
import { addIncidents } from './incidents.js';
import { addMembers } from './members.js';
import type { DemoOrganization } from './organizations.js';
import { Past } from './past.js';
import { Random } from './random.js';
import { eventsOfSignIns, sprayOf } from './sign-in-events.js';
import { inventSignIns } from './sign-ins.js';
import { limitSpray, noteLastSignIns } from './statistics.js';
import { addTenant } from './tenant.js';

export interface Loading {
  readonly settings: Settings;
  /** Hash of the password of all demo accounts. */
  readonly passwordHash: string;
  /** The end of the history. */
  readonly now: Date;
}

/** Writes one organization with its 30 days, in the caller's transaction. */
export async function loadOrganization(
  em: EntityManager,
  organization: DemoOrganization,
  { settings, passwordHash, now }: Loading,
): Promise<void> {
  const past = new Past(now, new Random(organization.slug));
  const known = await em.findOne(Tenant, { slug: organization.slug });
  if (known && (await isOfOthers(em, known.id))) return;
  const tenant = known ?? (await addTenant(em, organization, past));
  const people = await addMembers(em, organization, tenant.id, passwordHash, past);
  const { connection } = organization;
  const connectionId = connection
    ? await addConnection(em, settings, tenant.id, organization, connection, now)
    : null;
  const applications = await addApplications(em, organization, tenant.id, people, past);
  const tries = inventSignIns(organization, people, now, past.random);
  const traces =
    connection && connectionId
      ? await addTraces(em, { tenantId: tenant.id, connectionId, connection }, tries, past)
      : new Map();
  const told = eventsOfSignIns(tries, { connectionId, traces, applications, past });
  const done = await administrationOf(em, organization, { tenantId: tenant.id, people, connectionId, past });
  const attacked = organization.hasIncidents
    ? await addIncidents(em, { tenantId: tenant.id, people, past })
    : [];
  await addDevices(em, tenant.id, tries, past);
  await noteLastSignIns(em, tenant.id, connectionId, tries);
  if (!(await writeChain(em, tenant.id, [...told, ...done, ...attacked]))) return;
  const spray = sprayOf(tries, past);
  await addAttempts(em, { tenantId: tenant.id, connectionId, connection }, tries, { traces, past });
  await writeRecent(em, spray);
  await limitSpray(em, tries, now);
}

/** Other users joined it before the demo data was removed, so it is theirs now. */
async function isOfOthers(em: EntityManager, tenantId: string): Promise<boolean> {
  const sql =
    'select 1 from memberships m join users u on u.id = m.user_id where m.tenant_id = ? and not u.is_demo';
  return (await em.execute<unknown[]>(`${sql} limit 1`, [tenantId])).length > 0;
}

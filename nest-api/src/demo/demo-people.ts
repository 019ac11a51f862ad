import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../database/orm-options.js';
import { PLATFORM_ROLE } from '../database/roles.js';
import { SettingsError } from '../settings/read-secret.js';
import type { Settings } from '../settings/settings.js';
import { User } from '../users/user.entity.js';

/**
 * The password of demo accounts is public. A database that was used with demo data therefore starts without it only
 * after the demo accounts are removed.
 *
 * @throws SettingsError demo accounts exist, but demo data is disabled; the message names the command that removes them
 */
export async function requireNoDemoPeople(settings: Settings): Promise<void> {
  if (settings.demoData) return;
  const orm = await MikroORM.init(ormOptions({ url: settings.DATABASE_URL, poolSize: 1 }));
  try {
    const em = orm.em.fork({ session: { role: PLATFORM_ROLE }, useContext: false });
    const people = await em.transactional((inside) =>
      inside.find(User, { isDemo: true }, { fields: ['email'], orderBy: { email: 'asc' } }),
    );
    if (people.length > 0) throw new SettingsError(sentence(people.map(({ email }) => email)));
  } finally {
    await orm.close(true);
  }
}

function sentence(emails: string[]): string {
  return (
    `The database has demo accounts, whose password is public (${emails.join(', ')}), and demo data is off here. ` +
    'Remove them with "npm run command -- remove-demo-data" ' +
    '(in containers: the service "command" with dist/commands/remove-demo-data.js), then start again.'
  );
}

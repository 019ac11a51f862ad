import { masterKeysOf } from '../../../crypto/crypto.module.js';
import { EnvelopeUnreadable } from '../../../crypto/envelope.js';
import { SEALED_COLUMNS, type SealedColumn } from '../../../crypto/reseal.js';
import { type Check, failed, ok, skipped, warning } from '../check.js';
import type { Query } from '../surroundings.js';

const SAMPLES = 20;

interface Sample {
  readonly key: string;
  readonly envelope: string;
}

/** Whether MASTER_KEY decrypts stored values: the oldest and the newest of each column. */
export const masterKey: Check = {
  name: 'master-key',
  needs: ['database', 'migrations'],
  run: async ({ settings, asOwner }) => {
    if (!asOwner)
      return skipped('DATABASE_OWNER_URL is not set. Only the owner may read every stored secret.');
    const keys = masterKeysOf(settings);
    const unreadable: string[] = [];
    let opened = 0;
    let stale = 0;
    for (const column of await asOwner<SealedColumn>(SEALED_COLUMNS)) {
      const aim = `${column.table}.${column.column}`;
      for (const { key, envelope } of await samplesOf(asOwner, column)) {
        if (!opens(() => keys.open(envelope, `${column.table}:${key}`))) {
          unreadable.push(aim);
          continue;
        }
        opened += 1;
        if (!keys.isCurrent(envelope)) stale += 1;
      }
    }
    if (unreadable.length > 0)
      return failed(
        `No configured key decrypts values of ${[...new Set(unreadable)].join(', ')}.`,
        'Restore the key that these values are encrypted under to MASTER_KEY or MASTER_KEYS_OLD. Without it they are lost.',
      );
    if (stale > 0)
      return warning(
        `${stale} of ${opened} sampled values are encrypted under a key of MASTER_KEYS_OLD.`,
        'Run the command rotate-master-key, and then remove the old key.',
      );
    return ok(`MASTER_KEY "${keys.current.id}" decrypts all of ${opened} sampled values.`);
  },
};

async function samplesOf(asOwner: Query, { table, column, key }: SealedColumn): Promise<Sample[]> {
  const [name, value, id] = [table, column, key].map((word) => `"${word.replaceAll('"', '""')}"`);
  const page = (order: string) =>
    `(select ${id}::text as key, ${value}::text as envelope from ${name}
      where ${value} is not null order by ${id} ${order} limit ${SAMPLES / 2})`;
  return asOwner<Sample>(`${page('asc')} union ${page('desc')}`);
}

function opens(open: () => string): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof EnvelopeUnreadable) return false;
    throw error;
  }
}

import { type Check, ok, warning } from '../check.js';
import { codeOf } from '../outside.js';

const MOST_BEHIND_MB = 16;

/** Whether `DATABASE_READ_URL` leads to a standby that keeps up. Otherwise the primary serves its reads. */
export const standby: Check = {
  name: 'standby',
  needs: ['database'],
  run: async ({ asApp, asReader }) => {
    if (!asReader) return ok('DATABASE_READ_URL is not set: the primary serves every read.');
    const [primary] = await asApp<{ position: string }>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    const read = () =>
      asReader<{ isStandby: boolean; behindMb: number }>(
        `select pg_is_in_recovery() as "isStandby",
           coalesce(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 / 1048576 as "behindMb"`,
        [primary?.position],
      );
    const found = await read().catch(codeOf);
    if (!Array.isArray(found))
      return warning(
        `The login of DATABASE_READ_URL fails with ${found}, so the primary serves every read.`,
        'Check that a standby runs, and host and port in DATABASE_READ_URL.',
      );
    const { isStandby = false, behindMb = 0 } = found[0] ?? {};
    if (!isStandby)
      return warning('DATABASE_READ_URL leads to a primary.', 'Let it lead to standbys only, or remove it.');
    if (behindMb > MOST_BEHIND_MB)
      return warning(
        `The standby is ${Math.round(behindMb)} MB behind, so the primary serves its reads.`,
        'Find out what delays it: its disk, its network, or a long query (see pg_stat_replication at the primary).',
      );
    return ok('The standby at DATABASE_READ_URL keeps up with the primary.');
  },
};

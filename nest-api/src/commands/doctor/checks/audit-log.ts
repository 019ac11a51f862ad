import { type Check, failed, ok, warning } from '../check.js';

const LATE_SECONDS = 60;

interface Row {
  readonly sound: boolean | null;
  readonly days: number | null;
  readonly waits: number | null;
}

/** Whether the audit log is sealed, and what its last verification found. */
export const auditLog: Check = {
  name: 'audit-log',
  needs: ['database', 'migrations'],
  run: async ({ asMaintenance }) => {
    const [row] = await asMaintenance<Row>(
      `select (select bool_and(sound) from audit_verifications) as sound,
         (select extract(epoch from now() - max(at))::float8 / 86400 from audit_verifications) as days,
         (select extract(epoch from now() - e.at)::float8 from audit_events e
            where (e.xid, e.seq) > ((select upto from audit_cursor), (select seq from audit_cursor))
            order by e.xid, e.seq limit 1) as waits`,
    );
    if (row?.sound === false)
      return failed(
        'The last verification found changed events.',
        'Run the command verify-audit, which names them, and keep its output. Compare with a backup.',
      );
    if ((row?.waits ?? 0) > LATE_SECONDS)
      return failed(
        `An event waits ${Math.round(row?.waits ?? 0)} s for its seal.`,
        'Start an API process. If one runs, look for a transaction that is open for long (pg_stat_activity), which holds the seals up.',
      );
    if (row?.days === null || row?.days === undefined)
      return warning(
        'The audit log was never verified.',
        'Run the command verify-audit --heads <file> regularly, and keep the file on another machine.',
      );
    return ok(`Every event is sealed. The last verification was ${Math.floor(row.days)} days ago.`);
  },
};

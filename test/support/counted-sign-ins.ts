import pg from 'pg';
import { expect } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import type { TestApi } from './api.ts';

/** Reads committed sign-ins only. Another test's transaction on the same server can delay them briefly. */
export const UNCOUNTED = `
  select count(*)::int as left from sign_in_attempts e, sign_in_cursor c
  where (e.xid, e.seq) > (c.upto, c.seq) and e.seq > c.restored and e.at >= now() - interval '14 days' and e.is_sign_in`;

/** Waits until the statistics include every sign-in. */
export async function signInsAreCounted({ app, database }: TestApi): Promise<void> {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    const left = async () => {
      await app.get(SignInLog).flush();
      await app.get(Jobs).runNow('sign-in-statistics');
      return (await owner.query<{ left: number }>(UNCOUNTED)).rows[0]?.left;
    };
    await expect.poll(left).toBe(0);
  } finally {
    await owner.end();
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../jobs/jobs.js';

const TEN_MINUTES = 600_000;

/** Tables with rows that expire, and the column of their expiry. Maintenance sees the rows one hour later. */
const RUN_OUT = {
  sessions: 'expires_at',
  sign_ups: 'expires_at',
  password_resets: 'expires_at',
  passkey_challenges: 'expires_at',
  sign_in_approvals: 'expires_at',
  attempt_limits: 'last_at',
  used_work: 'expires_at',
} as const;

/** Deletes expired sessions, sign-ups, approvals, counted attempts and used proofs of work. Records abandoned second steps as failed sign-ins. */
@Injectable()
export class AuthMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'auth-expired', everyMs: TEN_MINUTES, run: removeExpired });
  }
}

export async function removeExpired(client: PoolClient): Promise<void> {
  for (const [table, column] of Object.entries(RUN_OUT)) {
    await client.query(`delete from ${table} where ${column} < now() - interval '1 hour'`);
  }
  await client.query('select clear_sign_in_tickets()');
}

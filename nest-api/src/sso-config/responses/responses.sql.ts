import { RESPONSES_KEPT } from '@gatehouse/contracts';
import type { PoolClient } from 'pg';

/** Of one whose trace is gone meanwhile, nothing is kept: the foreign key rejects it. */
export const INSERT_RESPONSE = `
  insert into upstream_responses (id, tenant_id, configuration_id, protocol, purpose, outcome, is_failure, reference,
    size, sealed, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** What the envelope of a response is bound to. */
export function aadOf(id: string): string {
  return `upstream_responses:${id}`;
}

export async function removeResponses(client: PoolClient): Promise<void> {
  await client.query('delete from upstream_responses where received_at < now() - make_interval(days => $1)', [
    RESPONSES_KEPT.days,
  ]);
  await client.query(
    `delete from upstream_responses where id in (
       select r.id from (
         select id, is_failure, row_number() over (partition by configuration_id, is_failure, case when is_failure then outcome end
           order by received_at desc)
         from upstream_responses
       ) r where r.row_number > case when r.is_failure then $1::int else $2::int end)`,
    [RESPONSES_KEPT.failures, RESPONSES_KEPT.successes],
  );
}

import type { Migration } from '@mikro-orm/migrations';

/** A part of a function's text, and its replacement. */
export type Change = readonly [before: string, now: string];

/** The inverse changes. */
export function back(changes: readonly Change[]): Change[] {
  return changes.map(([before, now]): Change => [now, before]);
}

/**
 * Replaces parts of a function that the role `app` calls. The remaining text, and its result type unless that changes,
 * are taken from the database. Fails if a part is missing.
 *
 * @param signature name and types of the parameters: `route_of_domain(text, text[])`
 */
export function changeFunction(migration: Migration, signature: string, changes: readonly Change[]): void {
  const steps = changes.map(
    ([before, now]) => `
      if position($t$${before}$t$ in source) = 0 then
        raise exception '% lacks: %', '${signature}', $t$${before}$t$;
      end if;
      source := replace(source, $t$${before}$t$, $t$${now}$t$);`,
  );
  migration.addSql(`
    do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
    begin ${steps.join('')}
      drop function ${signature};
      execute source;
      revoke execute on function ${signature} from public;
      grant execute on function ${signature} to gatehouse_app;
    end $do$`);
}

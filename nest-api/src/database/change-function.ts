import type { Migration } from '@mikro-orm/migrations';

/** A part of a function's text, and what takes its place. */
export type Change = readonly [before: string, now: string];

/** The same changes, to be undone. */
export function back(changes: readonly Change[]): Change[] {
  return changes.map(([before, now]): Change => [now, before]);
}

/**
 * Changes parts of a function that the role `app` calls. The rest of its text, and its result if that does not change, are
 * those in the database. Fails if a part is not there.
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

/*
 * Parts of statements that must answer in one trip, for the repositories of other modules. Each value is an expression
 * of the statement that it is put into.
 */

/**
 * Selects `tenant_id`, `domain` and `status` of the domain that decides about a name, proven or not any more: of several
 * that lost their proof the one that had it last.
 *
 * @param deciders an array of what `decidersOf` the name gives
 */
export function decidingDomain(name: string, deciders: string): string {
  return `select tenant_id, domain, status from domains
         where domain = any(${deciders}) and (domain = ${name} or covers_subdomains) and status in ('active', 'inactive')
         order by status, length(domain) desc, verified_at desc nulls last limit 1`;
}

/** Selects `tenant_id` and `domain` of the proven domain that decides about a name, which it takes apart itself. */
export function provenDecider(name: string): string {
  return `select d.tenant_id, d.domain from domains d, string_to_array(${name}, '.') l
        where d.status = 'active' and (d.domain = array_to_string(l, '.') or d.covers_subdomains)
          and d.domain = any(array(
            select array_to_string(l[i:], '.') from generate_series(1, cardinality(l)) i))
        order by length(d.domain) desc limit 1`;
}

/** A flaw that would let one tenant read or change the data of another, according to the database catalog. */
export interface IsolationFlaw {
  readonly table: string;
  /** An explanation in one sentence, without the table. */
  readonly flaw: string;
}

/** Tables without data of tenants that the API may read. */
const NOBODYS = `('migrations')`;
/** Roles for requests other than those of superadmins. */
const REQUESTS = `('gatehouse_app', 'gatehouse_person', 'gatehouse_sign_in')`;
const SERVING = `('gatehouse_app', 'gatehouse_person', 'gatehouse_sign_in', 'gatehouse_platform', 'gatehouse_maintenance')`;

/** Any login may run it: it reads only the catalog. Ignores views of extensions. Returns rows of `IsolationFlaw`. */
export const ISOLATION_FLAWS = `
  with tables as (
    select c.oid, c.relname as name, c.relispartition as is_partition, c.relrowsecurity as is_secured,
      exists (select 1 from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as has_tenant,
      exists (select 1 from pg_roles r where r.rolname in ${REQUESTS}
        and has_any_column_privilege(r.oid, c.oid, 'select')) as is_read
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')),
  policies as (
    select t.name, t.has_tenant, p.polname, p.polcmd, p.polroles, p.polpermissive,
      coalesce(pg_get_expr(p.polqual, p.polrelid), '') as reads,
      coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') as writes
    from tables t join pg_policy p on p.polrelid = t.oid)
  select name as table, 'Row-level security is disabled.' as flaw from tables
    where not is_secured and (has_tenant or is_read) and name not in ${NOBODYS}
  union all
  select name, 'The partition can be read without the policies of its table.' from tables
    where is_partition and is_read
  union all
  select name, 'The policy "' || polname || '" applies to every role.' from policies where 0::oid = any(polroles)
  union all
  select name, 'The policy "' || polname || '" does not compare the tenant.' from policies
    where has_tenant and polpermissive and to_regrole('gatehouse_app')::oid = any(polroles)
      and reads || writes !~ 'app\\.tenant_id'
  union all
  select name, 'The policy "' || polname || '" does not compare the user.' from policies
    where polcmd <> 'a' and polpermissive and to_regrole('gatehouse_person')::oid = any(polroles)
      and reads || writes !~ 'app\\.user_id'
  union all
  select t.name, 'No policy lets gatehouse_app read its own rows.' from tables t
    where t.has_tenant and not t.is_partition and t.is_secured
      and has_table_privilege(to_regrole('gatehouse_app')::oid, t.oid, 'select')
      and not exists (select 1 from pg_policy p where p.polrelid = t.oid and p.polcmd in ('*', 'r')
        and to_regrole('gatehouse_app')::oid = any(p.polroles))
  union all
  select c.relname, 'The view runs with the rights of its owner.' from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions::text like '%security_invoker=true%', false)
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

/** Roles whose attributes would make row-level security meaningless, with the reason. */
export const ROLE_FLAWS = `
  select r.rolname as role,
    case when r.rolsuper then 'It is a superuser.'
      when r.rolbypassrls then 'It has BYPASSRLS.'
      when r.rolcreaterole then 'It has CREATEROLE.' end as flaw
  from pg_roles r where r.rolname in ${SERVING} and (r.rolsuper or r.rolbypassrls or r.rolcreaterole)
  union all
  select distinct r.rolname, 'It owns tables.' from pg_class c join pg_roles r on r.oid = c.relowner
    where r.rolname in ${SERVING} and r.rolname <> 'gatehouse_maintenance' and c.relkind in ('r', 'p')
      and c.relnamespace = 'public'::regnamespace
  union all
  select r.rolname, 'It inherits the rights of ' || g.rolname || '.'
    from pg_auth_members m join pg_roles r on r.oid = m.member join pg_roles g on g.oid = m.roleid
    where r.rolname = 'gatehouse_app' and m.inherit_option
  union all
  select missing, 'It does not exist.' from unnest(array${SERVING.replace('(', '[').replace(')', ']')}) as missing
    where to_regrole(missing) is null
  order by 1`;

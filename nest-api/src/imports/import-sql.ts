/** The columns of `imports` by the names of `ImportRow`. */
export const IMPORT_COLUMNS = `id, tenant_id as "tenantId", kind, state, lines, created, skipped, failed, options,
  started_by as "startedBy", address, stopped_because as "stoppedBecause", created_at as "createdAt",
  finished_at as "finishedAt"`;

/** Whether PostgreSQL rolled a transaction back in favor of another one. The same work succeeds when it is repeated. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '40P01';
}

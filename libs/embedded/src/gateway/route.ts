export type Target = 'api' | 'web';

/** Where a path goes; null: it is not for the outside; undefined: it is not a path at all. */
export function routeOf(url: string): Target | null | undefined {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || hasDotSegment(path)) return undefined;
  if (isBelow(path, '/health') || isBelow(path, '/metrics')) return null;
  return ['/api', '/.well-known', '/t', '/scim'].some((prefix) => isBelow(path, prefix)) ? 'api' : 'web';
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** `/api/../metrics` must not mean one thing here and another upstream; no client sends it by itself. */
function hasDotSegment(path: string): boolean {
  return /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(path) || path.includes('\\');
}

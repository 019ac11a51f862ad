export type Target = 'api' | 'web';

/** The target of a path; null: it is not public; undefined: it is not a path. */
export function routeOf(url: string): Target | null | undefined {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || hasDotSegment(path)) return undefined;
  if (isBelow(path, '/health') || isBelow(path, '/metrics')) return null;
  return ['/api', '/.well-known', '/t', '/scim'].some((prefix) => isBelow(path, prefix)) ? 'api' : 'web';
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** `/api/../metrics` must not be interpreted differently here and upstream. No client sends it unintentionally. */
function hasDotSegment(path: string): boolean {
  return /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(path) || path.includes('\\');
}

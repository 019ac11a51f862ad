import type { Context, Next } from 'koa';
import { toProblem } from './render-error.js';

/** Keeps cookies that nobody reads from the browser. */
export function dropCookies(names: readonly string[]) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } finally {
      const set = [ctx.res.getHeader('Set-Cookie') ?? []].flat().map(String);
      const kept = set.filter((cookie) => !names.some((name) => cookie.startsWith(`${name}=`)));
      if (kept.length === 0) ctx.res.removeHeader('Set-Cookie');
      else if (kept.length < set.length) ctx.res.setHeader('Set-Cookie', kept);
    }
  };
}

/** An address of ours with a method that it doesn't take. */
export async function explainUnanswered(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body !== undefined) return;
  ctx.status = 404;
  ctx.type = 'application/problem+json';
  ctx.body = JSON.stringify(toProblem(404, 'not_found', 'This address does not answer this method.'));
}

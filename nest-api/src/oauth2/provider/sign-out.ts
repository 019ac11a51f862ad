import { createHash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PairwiseSubjects } from './pairwise-subjects.js';

/** Asks the user on our page before it signs them out, unless the application proves its request. */
export function confirmSignOut(publicUrl: string, pairwise: PairwiseSubjects) {
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    if (await speaksForSession(ctx, pairwise)) {
      submitAtOnce(ctx);
      return;
    }
    ctx.status = 303;
    ctx.redirect(`${publicUrl}/oauth/sign-out`);
  };
}

/** After a sign-out by an application, the browser deletes its stored data, as after our own sign-out. */
export function clearAfterSignOut(provider: Provider): void {
  provider.on('end_session.success', (ctx) => ctx.set('Clear-Site-Data', '"cache", "storage"'));
}

/** Redirects to our page after the sign-out if the application named none. */
export function signedOut(publicUrl: string) {
  return (ctx: KoaContextWithOIDC): void => {
    ctx.status = 303;
    ctx.redirect(`${publicUrl}/oauth/signed-out`);
  };
}

/**
 * Without a signed-in user, the browser is redirected immediately. The library has checked the address
 * but would post a form first, which requires a session.
 */
export async function passWhenSignedOut(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId) return;
  const { post_logout_redirect_uri: target, state } = oidc.params as Record<string, string | undefined>;
  const onward = new URL(target ?? oidc.urlFor('end_session_success'));
  if (target && state !== undefined) onward.searchParams.set('state', state);
  ctx.body = null;
  ctx.status = 303;
  ctx.redirect(onward.href);
}

/** An ID token that we issued for the signed-in user. Source: OIDC RP-Initiated Logout §2. */
async function speaksForSession(ctx: KoaContextWithOIDC, pairwise: PairwiseSubjects): Promise<boolean> {
  const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
  const { client, session } = ctx.oidc;
  if (hint?.payload?.sub === undefined || !session?.accountId) return false;
  const isPairwise = client?.subjectType === 'pairwise';
  const subject = isPairwise
    ? await pairwise.subjectOf(String(client.sectorIdentifier), session.accountId)
    : session.accountId;
  return hint.payload.sub === subject;
}

const SUBMIT = 'document.forms[0].submit();';
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64');

/** We generate both values: an address without a query and hexadecimal digits. */
function submitAtOnce(ctx: KoaContextWithOIDC): void {
  const action = ctx.oidc.urlFor('end_session_confirm');
  const xsrf = String(ctx.oidc.session?.state?.secret);
  ctx.status = 200;
  ctx.type = 'html';
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'sha256-${SUBMIT_HASH}'; frame-ancestors 'none'`,
  );
  ctx.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing out</title></head><body>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}">
<input type="hidden" name="logout" value="yes"><noscript><button type="submit">Sign out</button></noscript></form>
<script>${SUBMIT}</script></body></html>`;
}

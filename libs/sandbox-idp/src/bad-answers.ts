import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Mode } from './misbehaviour.ts';
import { sendBadly } from './send.ts';

/** Modifies a response of oidc-provider before it is sent. */
export async function answerBadly(ctx: KoaContextWithOIDC, mode: Mode): Promise<void> {
  if (mode !== 'slow') ctx.respond = false;
  await sendBadly(ctx.res, mode);
}

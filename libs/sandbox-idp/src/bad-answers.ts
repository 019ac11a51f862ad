import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Mode } from './misbehaviour.ts';
import { sendBadly } from './send.ts';

/** Spoils an answer of oidc-provider on its way out. */
export async function answerBadly(ctx: KoaContextWithOIDC, mode: Mode): Promise<void> {
  if (mode !== 'slow') ctx.respond = false;
  await sendBadly(ctx.res, mode);
}

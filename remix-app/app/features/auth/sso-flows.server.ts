import { createHash } from 'node:crypto';
import { SSO_FLOW_SECONDS, SsoTypeSchema, SupportContactSchema } from '@gatehouse/contracts';
import { z } from 'zod';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';

/**
 * Sign-ins through upstreams that this browser began, each in a cookie of its own: two tabs may sign in at once, and
 * neither disturbs the other. Beside the session's, these cookies alone know the secret that binds an answer to this
 * browser.
 */
const PREFIX = cookieName('gatehouse_sso_');
const PURPOSE = 'a sign-in through an upstream';
/** More than these are tabs that nobody came back to. */
const MOST_FLOWS = 4;
/** How long a page may ask how it ended. */
const END_SECONDS = 180;

const FlowSchema = z.object({
  state: z.string(),
  browserSecret: z.string(),
  /** Where the callback is: in the page itself, or in a pop-up that a page of ours waits for. */
  way: z.enum(['page', 'popup']),
  mode: z.enum(['signin', 'signup']),
  /** For a test of a connection: the path of the page that shows what came of it. */
  back: z.string().optional(),
  /** What was typed already. */
  email: z.string().optional(),
});
export type SsoFlow = z.infer<typeof FlowSchema>;

const EndSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signed-in'),
    provider: SsoTypeSchema,
    email: z.string(),
    domain: z.string(),
    signedUp: z.boolean(),
    /** Path on this origin. */
    to: z.string(),
  }),
  z.object({
    kind: z.literal('link'),
    ticket: z.string(),
    browserSecret: z.string(),
    email: z.string(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.string(),
    message: z.string(),
    reference: z.string().nullable(),
    status: z.number(),
    contact: SupportContactSchema.optional(),
  }),
  z.object({ kind: z.literal('tested'), passed: z.boolean(), to: z.string() }),
  z.object({ kind: z.literal('second-step'), to: z.string() }),
]);
/** What came of one. */
export type SsoEnd = z.infer<typeof EndSchema>;

const KeptSchema = z.union([z.object({ flow: FlowSchema }), z.object({ end: EndSchema })]);

/** By what a page may name a sign-in without naming its state. */
export function flowIdOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url').slice(0, 22);
}

/** `Set-Cookie`s that remember a sign-in which begins, and forget the oldest of too many. */
export function keepFlow(request: Request, flow: SsoFlow): string[] {
  const surplus = namesIn(request).slice(0, -(MOST_FLOWS - 1));
  return [
    ...surplus.map(dropCookie),
    setCookie(PREFIX + flowIdOf(flow.state), seal(PURPOSE, { flow }), SSO_FLOW_SECONDS),
  ];
}

/** The sign-in with this state, where this browser began it and nobody came back yet. */
export function readFlow(request: Request, state: string | null): SsoFlow | null {
  const kept = state ? read(request, flowIdOf(state)) : null;
  return kept && 'flow' in kept ? kept.flow : null;
}

/** `Set-Cookie` of how it ended; what waits for a password waits as long as the server does. */
export function keepEnd(id: string, end: SsoEnd): string {
  const seconds = end.kind === 'link' ? SSO_FLOW_SECONDS : END_SECONDS;
  return setCookie(PREFIX + id, seal(PURPOSE, { end }), seconds);
}

export function readEnd(request: Request, id: string | null): SsoEnd | null {
  const kept = id && /^[\w-]{22}$/.test(id) ? read(request, id) : null;
  return kept && 'end' in kept ? kept.end : null;
}

export function forgetFlow(id: string): string {
  return dropCookie(PREFIX + id);
}

function read(request: Request, id: string): z.infer<typeof KeptSchema> | null {
  const sealed = readCookie(request, PREFIX + id);
  return KeptSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

/** In the order in which the browser sends them: those that were made first come first. Source: RFC 6265 §5.4. */
function namesIn(request: Request): string[] {
  return (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim().split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(PREFIX));
}

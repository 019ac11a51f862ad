import { createHash } from 'node:crypto';
import { SSO_FLOW_SECONDS, SsoTypeSchema, SupportContactSchema } from '@gatehouse/contracts';
import { z } from 'zod';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';

/**
 * Sign-ins through identity providers that this browser started, each in its own cookie, so that two tabs can sign in
 * independently. Besides the session's, only these cookies contain the secret that binds a response to this browser.
 */
const PREFIX = cookieName('gatehouse_sso_');
const PURPOSE = 'a sign-in through an upstream';
/** More than these are abandoned tabs. */
const MOST_FLOWS = 4;
/** How long a page may query the result. */
const END_SECONDS = 180;

const FlowSchema = z.object({
  state: z.string(),
  browserSecret: z.string(),
  /** Where the callback is: in the page itself, or in a pop-up that one of our pages waits for. */
  way: z.enum(['page', 'popup']),
  mode: z.enum(['signin', 'signup']),
  /** For a test of a connection: the path of the page with the result. */
  back: z.string().optional(),
  /** The input so far. */
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
/** The result of a sign-in. */
export type SsoEnd = z.infer<typeof EndSchema>;

const KeptSchema = z.union([z.object({ flow: FlowSchema }), z.object({ end: EndSchema })]);

/** Identifies a sign-in for pages, without revealing its state. */
export function flowIdOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url').slice(0, 22);
}

/** `Set-Cookie`s that store a new sign-in, and delete the oldest if there are too many. */
export function keepFlow(request: Request, flow: SsoFlow): string[] {
  const surplus = namesIn(request).slice(0, -(MOST_FLOWS - 1));
  return [
    ...surplus.map(dropCookie),
    setCookie(PREFIX + flowIdOf(flow.state), seal(PURPOSE, { flow }), SSO_FLOW_SECONDS),
  ];
}

/** The pending sign-in with this state, if this browser started it. */
export function readFlow(request: Request, state: string | null): SsoFlow | null {
  const kept = state ? read(request, flowIdOf(state)) : null;
  return kept && 'flow' in kept ? kept.flow : null;
}

/** `Set-Cookie` of the result; a sign-in that waits for a password is kept as long as on the server. */
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

/** In the browser's order: older cookies come first. Source: RFC 6265 §5.4. */
function namesIn(request: Request): string[] {
  return (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim().split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(PREFIX));
}

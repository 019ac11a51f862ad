import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Account, findAccount, SANDBOX_PASSWORD } from './accounts.ts';
import { readForm } from './interaction.ts';
import { isMode, type Misbehaviour, type Mode, type Named } from './misbehaviour.ts';
import { chooserPage } from './pages.ts';
import { OTHER_CLIENT_ID, SANDBOX_CLIENT_ID } from './provider.ts';
import { text } from './saml-messages.ts';
import { sendJson, sendPage } from './send.ts';

/** An issued authorization code. */
export interface Issued {
  readonly account: Account;
  readonly mode: Mode;
  readonly asked: URLSearchParams;
}

/** Returns to the application: the parameters of the response, and the request. */
type SendBack = (answer: Record<string, string>, issued: Issued | null, asked: URLSearchParams) => void;

/** The authorization code flow of providers without a certified library. Sources: RFC 6749 §4.1, RFC 7636. */
export class CodeFlow {
  readonly #codes = new Map<string, Issued>();

  readonly #kind: Named;
  readonly #label: string;
  readonly #misbehaviour: Misbehaviour;

  constructor(kind: Named, label: string, misbehaviour: Misbehaviour) {
    this.#kind = kind;
    this.#label = label;
    this.#misbehaviour = misbehaviour;
  }

  /** Shows the accounts, reads the choice, and passes the response to `sendBack`. */
  async authorize(request: IncomingMessage, response: ServerResponse, sendBack: SendBack): Promise<void> {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    if (!isKnown(asked)) return sendJson(response, 400, { error: 'invalid_request' });
    const action = text(request.url ?? '');
    if (request.method !== 'POST') return sendPage(response, 200, chooserPage(this.#label, action));
    const form = await readForm(request);
    const state = asked.get('state') ?? '';
    if (form.get('cancel')) return sendBack({ error: 'access_denied', state }, null, asked);
    const account = findAccount(form.get('email') ?? '');
    if (!account || form.get('password') !== SANDBOX_PASSWORD) {
      return sendPage(response, 401, chooserPage(this.#label, action, 'Wrong password: it is "sandbox".'));
    }
    const chosen = form.get('mode');
    const mode = isMode(chosen) && chosen !== 'none' ? chosen : this.#misbehaviour.at(this.#kind, 'token');
    const issued = { account, mode, asked };
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, issued);
    sendBack({ code, state: mode === 'wrong_state' ? 'the-state-of-another-sign-in' : state }, issued, asked);
  }

  /** Redeems a code once, for its client and redirect URI, with the correct PKCE verifier. */
  redeem(form: URLSearchParams): Issued | null {
    const code = form.get('code') ?? '';
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    if (!issued) return null;
    const { asked } = issued;
    const isSame = ['client_id', 'redirect_uri'].every((name) => form.get(name) === asked.get(name));
    const challenge = asked.get('code_challenge');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return isSame && (challenge === null || challenge === proof) ? issued : null;
  }
}

/** Any Gatehouse on this machine may use the sandbox. */
function isKnown(asked: URLSearchParams): boolean {
  const redirectUri = asked.get('redirect_uri') ?? '';
  const isClient = [SANDBOX_CLIENT_ID, OTHER_CLIENT_ID].includes(asked.get('client_id') ?? '');
  if (!isClient || !URL.canParse(redirectUri)) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(redirectUri).hostname);
}

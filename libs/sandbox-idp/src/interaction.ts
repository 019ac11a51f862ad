import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { findAccount, SANDBOX_PASSWORD } from './accounts.ts';
import { type Kind, LABELS } from './kinds.ts';
import { isMode, type Misbehaviour } from './misbehaviour.ts';
import { chooserPage } from './pages.ts';
import { sendPage } from './send.ts';

/** Shows the accounts and reads the choice. */
export async function interact(
  request: IncomingMessage,
  response: ServerResponse,
  kind: Kind,
  provider: Provider,
  misbehaviour: Misbehaviour,
): Promise<void> {
  const action = (request as { originalUrl?: string }).originalUrl?.split('?')[0] ?? '';
  if (request.method !== 'POST') return sendPage(response, 200, chooserPage(LABELS[kind], action));

  const form = await readForm(request);
  if (form.get('cancel')) {
    const refusal = { error: 'access_denied', error_description: 'The person cancelled' };
    return provider.interactionFinished(request, response, refusal);
  }
  const account = findAccount(form.get('email') ?? '');
  if (!account || form.get('password') !== SANDBOX_PASSWORD) {
    return sendPage(response, 401, chooserPage(LABELS[kind], action, 'Wrong password: it is "sandbox".'));
  }
  const interaction = await provider.interactionDetails(request, response);
  const { params } = interaction;
  await forgetAnother(provider, interaction, account.email);
  const grant = new provider.Grant({ accountId: account.email, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  const mode = form.get('mode');
  if (isMode(mode)) misbehaviour.setForGrant(grantId, mode);
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: account.email }, select_account: {}, consent: { grantId } },
    { mergeWithLastSubmission: false },
  );
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Another account was chosen in the same browser: the session starts again, as with the real account choosers. */
async function forgetAnother(provider: Provider, interaction: Interaction, accountId: string): Promise<void> {
  const { session, exp } = interaction;
  if (!session?.uid || session.accountId === accountId) return;
  const kept = await provider.Session.findByUid(session.uid);
  delete interaction.session;
  await interaction.save(exp - Math.floor(Date.now() / 1000));
  if (!kept) return;
  delete kept.accountId;
  delete kept.authorizations;
  await kept.persist();
}

const MOST_BYTES = 10_000;

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request));
}

export async function readBody(request: IncomingMessage, most: number = MOST_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > most) throw new Error('the body is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

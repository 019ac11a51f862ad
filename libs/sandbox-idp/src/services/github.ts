import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { subjectOf } from '../accounts.ts';
import { CodeFlow, type Issued } from '../code-flow.ts';
import { readForm } from '../interaction.ts';
import type { Misbehaviour, Place } from '../misbehaviour.ts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '../provider.ts';
import { sendBadly, sendJson } from '../send.ts';
import type { MakeService } from '../service.ts';

/**
 * GitHub: OAuth 2.0 without ID token; the API says who signed in.
 *
 * Sources: GitHub docs, Authorizing OAuth apps; REST API, users and emails.
 */
export const make: MakeService = (url, misbehaviour) => {
  const base = `${url}/github`;
  const flow = new CodeFlow('github', 'GitHub', misbehaviour);
  const tokens = new Map<string, Issued>();
  return {
    kind: 'github',
    address: base,
    async handle(request, response, path) {
      switch (path) {
        case '/github/login/oauth/authorize':
          await flow.authorize(request, response, (answer, _issued, asked) => {
            const target = new URL(asked.get('redirect_uri') ?? '');
            for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
            response.writeHead(302, { location: target.href }).end();
          });
          return true;
        case '/github/login/oauth/access_token':
          await giveToken(request, response, flow, tokens, misbehaviour);
          return true;
        case '/github/api/user':
          await answerApi(request, response, tokens, misbehaviour, 'userinfo', userOf);
          return true;
        case '/github/api/user/emails':
          await answerApi(request, response, tokens, misbehaviour, 'directory', emailsOf);
          return true;
        default:
          return false;
      }
    },
  };
};

/** An error is an answer with 200, as at the real one. */
async function giveToken(
  request: IncomingMessage,
  response: ServerResponse,
  flow: CodeFlow,
  tokens: Map<string, Issued>,
  misbehaviour: Misbehaviour,
): Promise<void> {
  if (await sendBadly(response, misbehaviour.at('github', 'token'))) return;
  const form = await readForm(request);
  if (form.get('client_id') !== SANDBOX_CLIENT_ID || form.get('client_secret') !== SANDBOX_CLIENT_SECRET) {
    return sendJson(response, 200, { error: 'incorrect_client_credentials' });
  }
  const issued = flow.redeem(form);
  if (!issued) return sendJson(response, 200, { error: 'bad_verification_code' });
  const token = `gho_${randomBytes(18).toString('hex')}`;
  tokens.set(token, issued);
  sendJson(response, 200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
}

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  tokens: ReadonlyMap<string, Issued>,
  misbehaviour: Misbehaviour,
  place: Place,
  bodyOf: (issued: Issued, misbehaviour: Misbehaviour) => unknown,
): Promise<void> {
  if (await sendBadly(response, misbehaviour.at('github', place))) return;
  // Source: GitHub REST API, user agent required.
  if (!request.headers['user-agent']) return sendJson(response, 403, { message: 'No User-Agent' });
  const issued = tokens.get(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
  if (!issued) return sendJson(response, 401, { message: 'Bad credentials' });
  sendJson(response, 200, bodyOf(issued, misbehaviour));
}

function userOf({ account, mode }: Issued) {
  return {
    login: account.email.split('@')[0],
    ...(mode === 'no_subject' ? {} : { id: Number(subjectOf('github', account).slice(0, 9)) }),
    name: `${account.givenName} ${account.familyName}`,
    // What the profile shows, which nobody verified.
    email: 'shown@demo-company.test',
    avatar_url: 'https://avatars.example/u/1',
  };
}

function emailsOf({ account, mode }: Issued, misbehaviour: Misbehaviour) {
  const noReply = { email: '1+someone@users.noreply.github.com', primary: false, verified: true };
  const email = mode === 'changed_email' ? misbehaviour.emailOf('github') : account.email;
  const own = { email, primary: true, verified: mode !== 'unverified_email' };
  if (mode === 'no_email') return [noReply];
  if (mode !== 'second_address') return [noReply, own];
  return [
    { email: 'someone@private-mail.test', primary: true, verified: true },
    { ...own, primary: false },
    noReply,
  ];
}

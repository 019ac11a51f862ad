import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Problem, TEXTS } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

let api: Server;
let answer: { status: number; body: unknown };
let asked: { path: string | undefined; body: string }[] = [];
let login: typeof import('./login.server');

/** Acts as the API and returns the response that a test sets. */
beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ path: request.url, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((api.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  login = await import('./login.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  api.close();
});
beforeEach(() => {
  asked = [];
});

function problem(status: number, given: Partial<Problem> = {}): typeof answer {
  const body: Problem = {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail: '',
    code: 'refused',
    requestId: 'r-1',
    ...given,
  };
  return { status, body };
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const request = () => new Request('http://localhost:3000/login', { method: 'POST' });
const signIn = (otherwise?: string) =>
  login.answerSignIn(request(), form({ email: 'a@b.test', password: 'x' }), otherwise);
const person = {
  email: 'ada@acme.test',
  password: 'long enough to pass',
  confirmPassword: 'long enough to pass',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
};

describe('the sign-in form', () => {
  test('does not call the API with empty fields', async () => {
    const said = await login.answerSignIn(request(), form({ email: ' ', password: '' }));
    expect(said).toMatchObject({ state: { message: TEXTS.auth.fillInAllFields } });
    expect(asked).toEqual([]);
  });

  test('shows the message of an error', async () => {
    answer = problem(401, { detail: 'Invalid credentials' });
    expect(await signIn()).toMatchObject({ status: 401, state: { message: TEXTS.auth.invalidCredentials } });
  });

  test.each([
    ['an error without a message', problem(500)],
    ['a response that is not a problem document', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a successful response that is not JSON', { status: 200, body: 'nonsense' }],
  ])('shows "Login failed" for %s', async (_what, given) => {
    answer = given;
    expect(await signIn()).toMatchObject({ state: { message: TEXTS.auth.loginFailed } });
  });

  test('shows "Authentication failed" outside of the sign-in page', async () => {
    answer = problem(500);
    expect(await signIn(TEXTS.auth.authenticationFailed)).toMatchObject({
      state: { message: TEXTS.auth.authenticationFailed },
    });
  });

  test('asks for a second factor without starting a session', async () => {
    const expiresAt = '2026-11-21T12:05:00Z';
    const body = {
      status: 'second_factor_required',
      ticket: 't',
      factors: ['totp', 'passkey'],
      mustEnrol: false,
      mustChangePassword: false,
      expiresAt,
    };
    answer = { status: 200, body };
    const said = await signIn();
    expect(said).toMatchObject({ to: '/login/second-factor' });
    const cookies = 'to' in said ? new Headers(said.headers).getSetCookie().join() : '';
    expect(cookies).toContain('gatehouse_second_step=');
    expect(cookies).not.toContain('gatehouse_session=');
  });
});

describe('the sign-up form', () => {
  test('sends neither the repeated password nor an empty company', async () => {
    answer = { status: 202, body: { status: 'verification_sent', email: person.email } };
    const said = await login.answerSignUp(request(), form({ ...person, intent: 'sign-up' }));
    expect(said).toMatchObject({ to: '/verify-email' });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      email: 'ada@acme.test',
      password: 'long enough to pass',
      firstName: 'Ada',
      lastName: 'Lovelace',
      locale: 'en',
    });
  });

  test('shows the specified message for a server error', async () => {
    answer = problem(500, { detail: 'Something went wrong on our side.' });
    expect(await login.answerSignUp(request(), form(person))).toMatchObject({
      status: 500,
      state: { message: TEXTS.signIn.signUpFailed, reference: 'r-1' },
    });
  });

  test('shows a field error at its field', async () => {
    const errors = [{ field: 'password', code: 'common', message: 'This password is too common' }];
    answer = problem(400, { errors });
    expect(await login.answerSignUp(request(), form(person))).toMatchObject({
      state: { errors: { password: 'This password is too common' }, values: { email: 'ada@acme.test' } },
    });
  });
});

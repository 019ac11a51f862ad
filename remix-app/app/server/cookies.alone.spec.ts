import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function at(publicUrl: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_URL', publicUrl);
  return { cookies: await import('./cookies.server'), session: await import('./session-cookie.server') };
}

function request(cookie?: string): Request {
  return new Request('http://localhost/', { headers: cookie === undefined ? {} : { cookie } });
}

const token = `ghs_${'a'.repeat(43)}`;

describe('the session cookie', () => {
  test('over https has the __Host- prefix and is sent over https only', async () => {
    const { session } = await at('https://id.example');
    expect(session.sessionCookie(token)).toBe(
      `__Host-gatehouse_session=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test('over http is as strict as http allows', async () => {
    const { session } = await at('http://localhost:3000');
    expect(session.sessionCookie(token)).toBe(`gatehouse_session=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect(session.clearSessionCookie()).toBe(
      'gatehouse_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  });

  test.each([
    [`gatehouse_session=${token}`, token],
    [`a=b; gatehouse_session=${token}; c=d`, token],
    [`gatehouse_session=${token}x`, null],
    ['gatehouse_session=ghs_short', null],
    ['gatehouse_session=', null],
    [`other_gatehouse_session=${token}`, null],
    [`__Host-gatehouse_session=${token}`, null],
    [undefined, null],
  ])('in %s contains the token %s', async (cookie, expected) => {
    const { session } = await at('http://localhost:3000');
    expect(session.tokenOf(request(cookie))).toBe(expected);
  });
});

describe('the Cookie header of the next request', () => {
  test.each([
    [null, 'session=new'],
    ['session=old', 'session=new'],
    ['a=1; session=old; b=2', 'a=1; b=2; session=new'],
    ['session_other=1', 'session_other=1; session=new'],
  ])('changes from %s to %s', async (header, expected) => {
    const { cookies } = await at('http://localhost:3000');
    expect(cookies.withCookie(header, 'session', 'new')).toBe(expected);
  });
});

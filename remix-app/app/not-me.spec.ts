import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { action, loader } from './routes/not-me';
import * as unsubscribe from './routes/unsubscribe';
import { settings } from './server/settings.server';

const calls = vi.spyOn(globalThis, 'fetch');
afterEach(() => calls.mockReset());
afterAll(() => calls.mockRestore());

const argsOf = (request: Request) => ({ request, params: {}, context: {} }) as never;

async function open(url: string, cookie?: string): Promise<Response> {
  const headers = new Headers(cookie ? { cookie } : {});
  try {
    return Response.json(await loader(argsOf(new Request(url, { headers }))));
  } catch (response) {
    return response as Response;
  }
}

test('opening the link moves its token to a cookie and reports nothing', async () => {
  const moved = await open('http://gatehouse.test/not-me?token=a.b.c');
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/not-me']);
  const cookie = moved.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/a\.b\.c; .*HttpOnly/i);
  await open('http://gatehouse.test/not-me', cookie.split(';', 1)[0]);
  expect(calls).not.toHaveBeenCalled();
});

test('the button reports the sign-in with the token of the cookie', async () => {
  const cookie = (await open('http://gatehouse.test/not-me?token=a.b.c')).headers.get('set-cookie') ?? '';
  calls.mockResolvedValue(Response.json({ recovery: 'password_reset', suspendedFactors: 0 }));
  const request = new Request('http://gatehouse.test/not-me', {
    method: 'POST',
    headers: {
      cookie: cookie.split(';', 1)[0] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: settings.publicUrl,
    },
    body: 'intent=report',
  });
  await action(argsOf(request));
  expect(calls).toHaveBeenCalledTimes(1);
  const [sent] = calls.mock.calls[0] ?? [];
  expect((sent as Request).url).toMatch(/\/api\/v1\/auth\/sign-in-report$/);
  expect(await (sent as Request).json()).toEqual({ token: 'a.b.c' });
});

test('the unsubscribe link changes nothing before the button is pressed', async () => {
  const open = (url: string, headers = {}) => unsubscribe.loader(argsOf(new Request(url, { headers })));
  const moved: Response = await open('http://gatehouse.test/unsubscribe?token=a.b.c').catch((it) => it);
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/unsubscribe']);
  const cookie = moved.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(await open('http://gatehouse.test/unsubscribe', { cookie })).toEqual({ hasToken: true });
  expect(calls).not.toHaveBeenCalled();
  calls.mockResolvedValue(new Response(null, { status: 204 }));
  const headers = {
    cookie,
    'content-type': 'application/x-www-form-urlencoded',
    origin: settings.publicUrl,
  };
  const body = 'intent=unsubscribe';
  const request = new Request('http://gatehouse.test/unsubscribe', { method: 'POST', headers, body });
  await unsubscribe.action(argsOf(request));
  const [sent] = calls.mock.calls[0] ?? [];
  expect((sent as Request).url).toMatch(/\/api\/v1\/auth\/weekly-email\/unsubscribe\?token=a\.b\.c$/);
});

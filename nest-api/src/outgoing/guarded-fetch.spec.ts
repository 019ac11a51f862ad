import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { parseCidrs } from './address-rule.js';
import type { Resolve } from './guarded-connect.js';
import { type GuardedClient, guardedClient, OUTGOING_LIMITS } from './guarded-fetch.js';
import { OutgoingFailed, OutgoingRefused, OutgoingTimedOut, OutgoingTooLarge } from './outgoing-errors.js';

// Only 127.0.0.2 is permitted, so 127.0.0.1 represents any forbidden address.
const PERMITTED = parseCidrs(['127.0.0.2/32']);
const running: (Server | GuardedClient)[] = [];

afterEach(async () => {
  for (const one of running.splice(0)) {
    if ('fetch' in one) await one.close();
    else await new Promise((resolve) => one.close(resolve));
  }
});

async function serve(answer: RequestListener, host = '127.0.0.2'): Promise<number> {
  const server = createServer(answer);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

function client(limits = {}, resolve: Resolve = resolvesTo('127.0.0.2')) {
  const made = guardedClient(PERMITTED, { ...OUTGOING_LIMITS, ...limits }, resolve);
  running.push(made);
  return made.fetch;
}

/** Returns the next address for each look-up, then the last one repeatedly. */
function resolvesTo(...answers: (string | string[])[]): Resolve {
  let asked = 0;
  return (_hostname, done) => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? [];
    done(
      null,
      [answer].flat().map((address) => ({ address, family: 4 })),
    );
  };
}

describe('a request to a permitted address', () => {
  test('returns a response like fetch', async () => {
    const port = await serve((request, response) => {
      response
        .writeHead(201, { 'content-type': 'application/json' })
        .end(JSON.stringify({ m: request.method }));
    });
    const answer = await client()(`http://partner.test:${port}/x`, { method: 'POST', body: 'a=1' });

    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ m: 'POST' });
  });

  test('can return a response without a body', async () => {
    const port = await serve((_request, response) => void response.writeHead(204).end());
    expect((await client()(`http://127.0.0.2:${port}/`)).status).toBe(204);
  });
});

describe('a request', () => {
  test('to a forbidden IP address is rejected in every notation', async () => {
    const port = await serve((_request, response) => void response.end('internal'), '127.0.0.1');
    for (const host of [
      '127.0.0.1',
      '127.1',
      '0x7f000001',
      '2130706433',
      '[::ffff:127.0.0.1]',
      '[::1]',
      '0',
    ]) {
      await expect(client()(`http://${host}:${port}/`), host).rejects.toThrow(OutgoingRefused);
    }
  });

  test('to a name that resolves to a forbidden address is rejected', async () => {
    const port = await serve((_request, response) => void response.end('internal'), '127.0.0.1');
    const fetch = client({}, resolvesTo('127.0.0.1'));
    await expect(fetch(`http://innocent.test:${port}/`)).rejects.toThrow(/innocent\.test.*OUTBOUND_ALLOW/);
  });

  test('to a name that changes to a forbidden address (DNS rebinding) is rejected', async () => {
    const outside = await serve((_request, response) => {
      response.writeHead(200, { connection: 'close' }).end('outside');
    });
    const fetch = client({}, resolvesTo('127.0.0.2', '127.0.0.1'));

    expect(await (await fetch(`http://rebind.test:${outside}/`)).text()).toBe('outside');
    await expect(fetch(`http://rebind.test:${outside}/`)).rejects.toThrow(OutgoingRefused);
  });

  test('to a name with several addresses uses only the permitted ones', async () => {
    const port = await serve((_request, response) => void response.end('outside'));
    const fetch = client({}, resolvesTo(['127.0.0.1', '127.0.0.2']));
    expect(await (await fetch(`http://mixed.test:${port}/`)).text()).toBe('outside');
  });

  test.each(['file:///etc/passwd', 'ftp://a.test/', 'data:,x', 'no address'])(
    'to %s is rejected',
    async (url) => {
      await expect(client()(url)).rejects.toThrow(OutgoingRefused);
    },
  );

  test('to a URL with a user name or a password is rejected', async () => {
    await expect(client()('http://me:s3cret@a.test/')).rejects.toThrow(/^(?!.*s3cret)/);
    await expect(client()('http://me@a.test/')).rejects.toThrow(OutgoingRefused);
  });
});

describe('redirects', () => {
  const redirectTo = (location: (path: string) => string, status = 302): RequestListener => {
    return (request, response) =>
      void response.writeHead(status, { location: location(request.url ?? '') }).end();
  };

  test('are followed to a permitted address', async () => {
    const target = await serve((_request, response) => void response.end('there'));
    const port = await serve(redirectTo(() => `http://127.0.0.2:${target}/`));
    expect(await (await client()(`http://127.0.0.2:${port}/`)).text()).toBe('there');
  });

  test('to a forbidden address are rejected', async () => {
    const inside = await serve((_request, response) => void response.end('internal'), '127.0.0.1');
    const port = await serve(redirectTo(() => `http://127.0.0.1:${inside}/latest/meta-data`));
    await expect(client()(`http://127.0.0.2:${port}/`)).rejects.toThrow(OutgoingRefused);
  });

  test('to another scheme are rejected', async () => {
    const port = await serve(redirectTo(() => 'file:///etc/passwd'));
    await expect(client()(`http://127.0.0.2:${port}/`)).rejects.toThrow(OutgoingRefused);
  });

  test('are rejected beyond the limit', async () => {
    let hops = 0;
    const port = await serve((_request, response) => {
      hops += 1;
      response.writeHead(hops > 20 ? 200 : 302, { location: `/${hops}` }).end();
    });
    await expect(client()(`http://127.0.0.2:${port}/`)).rejects.toThrow('redirects too often');
    expect(hops).toBe(OUTGOING_LIMITS.maxRedirects + 1);
  });

  test('of a POST request are rejected', async () => {
    const port = await serve(redirectTo(() => '/', 307));
    await expect(client()(`http://127.0.0.2:${port}/`, { method: 'POST' })).rejects.toThrow(OutgoingRefused);
  });

  test('are returned to the caller in manual mode', async () => {
    const port = await serve(redirectTo(() => 'http://127.0.0.1/'));
    expect((await client()(`http://127.0.0.2:${port}/`, { redirect: 'manual' })).status).toBe(302);
  });

  test('to another origin carry no credentials', async () => {
    const target = await serve((request, response) => {
      response.end(
        JSON.stringify([request.headers.authorization, request.headers.cookie, request.headers.accept]),
      );
    });
    const port = await serve(redirectTo(() => `http://127.0.0.2:${target}/`));
    const headers = { authorization: 'Bearer x', cookie: 'a=b', accept: 'text/plain' };
    const answer = await client()(`http://127.0.0.2:${port}/`, { headers });
    expect(await answer.json()).toEqual([null, null, 'text/plain']);
  });
});

describe('the client', () => {
  test('ends a response that is too long', async () => {
    const port = await serve((_request, response) => void response.end('x'.repeat(2_000)));
    await expect(client({ maxBytes: 1_999 })(`http://127.0.0.2:${port}/`)).rejects.toThrow(OutgoingTooLarge);
    expect(await (await client({ maxBytes: 2_000 })(`http://127.0.0.2:${port}/`)).text()).toHaveLength(2_000);
  });

  test('ends a response that does not start or finish in time', async () => {
    const silent = await serve((_request, response) => void response.on('close', () => response.destroy()));
    const endless = await serve((_request, response) => void response.write('a'));
    for (const port of [silent, endless]) {
      await expect(client({ timeoutMs: 100 })(`http://127.0.0.2:${port}/`)).rejects.toThrow(OutgoingTimedOut);
    }
  });

  test('follows up to three redirects', async () => {
    let hops = 0;
    const port = await serve((_request, response) => {
      hops += 1;
      response
        .writeHead(hops > OUTGOING_LIMITS.maxRedirects ? 200 : 302, { location: `/${hops}` })
        .end('there');
    });
    expect(await (await client()(`http://127.0.0.2:${port}/`)).text()).toBe('there');
    expect([hops, OUTGOING_LIMITS]).toEqual([4, { timeoutMs: 10_000, maxBytes: 1_048_576, maxRedirects: 3 }]);
  });

  test('sends nothing if the caller has already aborted', async () => {
    let asked = 0;
    const port = await serve((_request, response) => void response.end(String(asked++)));
    const signal = AbortSignal.abort(new Error('given up'));
    await expect(client()(`http://127.0.0.2:${port}/`, { signal })).rejects.toThrow('given up');
    expect(asked).toBe(0);
  });

  test('lets the caller abort earlier', async () => {
    const port = await serve((_request, response) => void response.write('a'));
    const signal = AbortSignal.timeout(50);
    await expect(client()(`http://127.0.0.2:${port}/`, { signal })).rejects.toThrow('aborted due to timeout');
  });

  test('reports a name that cannot be resolved as a failure', async () => {
    const unknown: Resolve = (_hostname, done) => done(new Error('ENOTFOUND'), []);
    await expect(client({}, unknown)('http://partner.test/')).rejects.toThrow(OutgoingFailed);
  });

  test('uses the system resolver by default', async () => {
    const port = await serve((_request, response) => void response.end('here'), '127.0.0.1');
    const made = guardedClient(parseCidrs(['127.0.0.0/8', '::1/128']));
    running.push(made);
    expect(await (await made.fetch(`http://localhost:${port}/`)).text()).toBe('here');
  });

  test('reports an unreachable host as a failure, without the path', async () => {
    await expect(client()('http://127.0.0.2:1/?code=s3cret')).rejects.toThrow(OutgoingFailed);
    await expect(client()('http://127.0.0.2:1/?code=s3cret')).rejects.toThrow(/^(?!.*s3cret)/);
  });
});

import { expect, test } from 'vitest';
import type { PullRequest } from '../pulls/pull-client.js';
import type { PullOrder, PullPage } from '../pulls/pull-source.js';
import { GraphSource } from './graph-source.js';

const GRAPH = 'https://graph.test';
const ADA = { id: 'ada', userPrincipalName: 'ada@company.test', accountEnabled: true };
const NO_GROUPS = { value: [], '@odata.deltaLink': `${GRAPH}/v1.0/groups/delta?$deltatoken=2` };

/** A directory with a response for each URL prefix. */
function sourceOf(answers: Readonly<Record<string, object | null>>): {
  source: GraphSource;
  asked: string[];
} {
  const asked: string[] = [];
  const get = async ({ url }: PullRequest) => {
    asked.push(url);
    const [, answer] =
      Object.entries(answers).find(([begin]) => url.startsWith(`${GRAPH}/v1.0${begin}`)) ?? [];
    if (answer === undefined) throw new Error(`nothing answers ${url}`);
    return answer;
  };
  const needed = [
    { register: () => null },
    { get },
    { of: async () => 'token' },
    { MICROSOFT_GRAPH_URL: GRAPH },
  ];
  return {
    source: new GraphSource(...(needed as unknown as ConstructorParameters<typeof GraphSource>)),
    asked,
  };
}

async function pagesOf(source: GraphSource, order: Partial<PullOrder> = {}): Promise<PullPage[]> {
  const pages: PullPage[] = [];
  const whole = { kind: 'full', resume: null, since: null, settings: { includeGuests: false }, ...order };
  for await (const page of source.pages(whole as PullOrder)) pages.push(page);
  return pages;
}

test('a page on another server is not requested, so that it cannot receive the access token', async () => {
  for (const link of [
    'https://graph.test.evil.test/v1.0/users',
    'http://graph.test/v1.0/users',
    'not an address',
  ]) {
    const { source, asked } = sourceOf({ '/users/delta': { value: [], '@odata.nextLink': link } });
    await expect(pagesOf(source)).rejects.toMatchObject({ code: 'unexpected_response' });
    expect(asked).toHaveLength(1);
  }
});

test('a partial user is read again in full, and a deleted user is removed', async () => {
  const { source } = sourceOf({
    '/users/delta': {
      value: [
        { id: 'ada', jobTitle: 'Countess' },
        { id: 'gone', jobTitle: 'Nobody' },
      ],
      '@odata.deltaLink': `${GRAPH}/v1.0/users/delta?$deltatoken=2`,
    },
    '/users/ada': ADA,
    '/users/gone': null,
    '/groups/delta': NO_GROUPS,
  });
  const [page] = await pagesOf(source);
  expect(page?.users.map(({ resource }) => resource.userName)).toEqual(['ada@company.test']);
  expect(page?.removedUsers).toEqual(['gone']);
});

test('a guest counts as removed, unless guests are included', async () => {
  const answers = {
    '/users/delta': {
      value: [{ ...ADA, userType: 'Guest' }],
      '@odata.deltaLink': `${GRAPH}/v1.0/users/delta?$deltatoken=2`,
    },
    '/groups/delta': NO_GROUPS,
  };
  const [without] = await pagesOf(sourceOf(answers).source);
  expect([without?.users, without?.removedUsers]).toEqual([[], ['ada']]);
  const [including] = await pagesOf(sourceOf(answers).source, { settings: { includeGuests: true } });
  expect(including?.users).toHaveLength(1);
});

test.each([
  ['no list', { '@odata.deltaLink': `${GRAPH}/v1.0/x` }],
  ['no link', { value: [] }],
  ['both links', { value: [], '@odata.deltaLink': `${GRAPH}/v1.0/x`, '@odata.nextLink': `${GRAPH}/v1.0/y` }],
])('a page with %s is rejected', async (_what, answer) => {
  await expect(pagesOf(sourceOf({ '/users/delta': answer }).source)).rejects.toMatchObject({
    code: 'unexpected_response',
  });
});

test('the last page contains the start of the next read', async () => {
  const users = `${GRAPH}/v1.0/users/delta?$deltatoken=1`;
  const { source, asked } = sourceOf({
    '/users/delta': { value: [ADA], '@odata.deltaLink': users },
    '/groups/delta': NO_GROUPS,
  });
  const next = (await pagesOf(source)).at(-1)?.next ?? null;
  expect(next).toEqual({ users, groups: NO_GROUPS['@odata.deltaLink'] });
  asked.splice(0);
  await pagesOf(source, { kind: 'incremental', since: next });
  expect(asked).toEqual([users, NO_GROUPS['@odata.deltaLink']]);
});

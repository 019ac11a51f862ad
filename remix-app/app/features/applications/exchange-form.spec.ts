import { expect, test } from 'vitest';
import { keptExchange, readExchange, shownExchange, toExchangeErrors, typedExchange } from './exchange-form';

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ROW = {
  name: 'Main branch',
  issuer: 'https://ci.test',
  subject: 'repo:acme/site:*',
  audience: null,
  claims: { environment: 'production', note: 'a=b' },
  jwks: { keys: [{ kty: 'EC' as const }] },
};

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('what is saved comes back as it was', () => {
  const kept = keptExchange({
    grant_types: ['client_credentials', GRANT],
    impersonation: true,
    may_act: ['one', 'two'],
    workload_identities: [ROW],
  } as never);
  const data = form([
    ...(kept.exchanges ? ([['exchanges', 'on']] as [string, string][]) : []),
    ...(kept.impersonation ? ([['impersonation', 'on']] as [string, string][]) : []),
    ['may_act', kept.mayAct],
    ...kept.workloads.flatMap((row) =>
      Object.entries(row).map(([name, value]): [string, string] => [`workload_${name}`, value]),
    ),
  ]);
  expect(readExchange(data, ['client_credentials', GRANT])).toEqual({
    grant_types: ['client_credentials', GRANT],
    impersonation: true,
    may_act: ['one', 'two'],
    workload_identities: [ROW],
  });
  expect(shownExchange(typedExchange(data), {} as never)).toEqual(kept);
});

test('a row is removed if that is chosen, and a key set that is no JSON is rejected by the schema, not lost', () => {
  const data = form([
    ['workload_remove', '0'],
    ['workload_name', 'One'],
    ['workload_issuer', 'https://ci.test'],
    ['workload_name', 'Two'],
    ['workload_jwks', ''],
    ['workload_jwks', '{'],
  ]);
  expect(readExchange(data, ['authorization_code', GRANT])).toMatchObject({
    grant_types: ['authorization_code'],
    workload_identities: [{ name: 'Two', jwks: '{' }],
  });
  expect(shownExchange(typedExchange(data), {} as never).workloads).toMatchObject([
    { name: 'Two', jwks: '{' },
  ]);
});

test('a row without a name is kept, so that the schema asks for it', () => {
  const data = form([
    ['workload_name', ' '],
    ['workload_issuer', 'https://ci.test'],
    ['workload_name', ''],
    ['workload_issuer', ''],
  ]);
  expect(readExchange(data, [GRANT]).workload_identities).toMatchObject([
    { name: '', issuer: 'https://ci.test' },
  ]);
});

test('an error stands at its field, and that of a line names the line', () => {
  expect(
    toExchangeErrors(
      [
        { field: 'workload_identities.1.subject', message: 'too short' },
        { field: 'workload_identities.0.jwks.keys.0', message: 'no key' },
        { field: 'may_act.1', message: 'unknown' },
      ],
      ['one', 'two'],
    ),
  ).toEqual({
    'workload_identities.1.subject': 'too short',
    'workload_identities.0.jwks': 'no key',
    may_act: 'two: unknown',
  });
});

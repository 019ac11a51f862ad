import { expect, test } from 'vitest';
import { byName } from './by-name.server';

const sorted = (language: string, names: string[]) =>
  byName(
    new Request('https://gatehouse.test/', { headers: { 'accept-language': language } }),
    names.map((name) => ({ name })),
  ).map(({ name }) => name);

test.each([
  [
    'de',
    ['Zürich', 'Ärzte', 'Arbeit', 'öffentlich', 'Ost'],
    ['Arbeit', 'Ärzte', 'öffentlich', 'Ost', 'Zürich'],
  ],
  ['es', ['Ñandú', 'Nube', 'Olmo', 'Nzema'], ['Nube', 'Nzema', 'Ñandú', 'Olmo']],
  ['en', ['Åland', 'Zoo', 'able', 'Team 10', 'Team 9'], ['able', 'Åland', 'Team 9', 'Team 10', 'Zoo']],
  ['ja', ['ウメ', 'あさひ', 'イヌ', '亜細亜', 'Acme'], ['Acme', 'あさひ', 'イヌ', 'ウメ', '亜細亜']],
  ['ar', ['باء', 'تاء', 'ألف'], ['ألف', 'باء', 'تاء']],
])('%s sorts names in its own way', (language, names, order) => {
  expect(sorted(language, names)).toEqual(order);
});

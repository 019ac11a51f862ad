import { expect, test } from 'vitest';
import { SAML_FORGERIES, type SamlAim } from '../../nest-api/src/commands/doctor/attack/saml-forgeries.js';
import { aParty } from './support/parties.ts';
import { aResponse, idp, input, outcome } from './support/responses.ts';

const aim: SamlAim = { input: input(), key: idp, stranger: aParty('stranger.test') };

test('the valid response that forgeries are based on is accepted', () => {
  expect(outcome(aResponse())).toBe('accepted');
});

test.each(SAML_FORGERIES.map((forgery) => [forgery.name, forgery] as const))(
  '%s',
  (_name, { forge, codes }) => {
    const xml = forge(aim);
    expect(codes).toContain(`saml_${outcome(xml)}`);
  },
);

test('no two forgeries have the same name', () => {
  expect(new Set(SAML_FORGERIES.map(({ name }) => name)).size).toBe(SAML_FORGERIES.length);
});

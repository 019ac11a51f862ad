import { RISK_SIGNALS, type SignInRisk } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { riskInWords } from './risk-words.server';

const request = (language: string) =>
  new Request('http://gatehouse.test/', { headers: { cookie: `gatehouse_language=${language}` } });

const risk = (change: Partial<SignInRisk> = {}): SignInRisk => ({
  score: 73,
  level: 'high',
  reasons: [],
  action: 'second_factor',
  isEnforced: false,
  ...change,
});
const reason = (
  signal: SignInRisk['reasons'][number]['signal'],
  found: string | null = null,
  usual: string | null = null,
) => ({ signal, points: 10, found, usual });
const words = (reasons: SignInRisk['reasons'], language = 'en') =>
  riskInWords(request(language), risk({ reasons })).reasons;

test.each([
  [reason('new_country', 'BR', 'DE'), 'A new country: Brazil. Usual: Germany'],
  [reason('impossible_travel', 'BR', 'DE'), 'Too far to travel in that time: from Germany to Brazil'],
  [reason('new_region', 'DE-BY', 'DE-HE'), 'A new region: DE-BY. Usual: DE-HE'],
  [reason('new_operator', 'AS1', 'AS2'), 'A new network operator: AS1. Usual: AS2'],
  [reason('many_failures', '5'), '5 failed attempts of this account within an hour'],
  [reason('suspect_network', 'credential_stuffing'), 'Somebody tries leaked passwords from this network'],
  [reason('inconsistent_browser', 'script'), 'A script, and no browser'],
  [
    reason('inconsistent_browser', 'Firefox/Linux', 'Chrome/Windows'),
    'Another browser on a known device: Firefox/Linux. Usual: Chrome/Windows',
  ],
  [reason('new_country', '<x>'), 'A new country: <x>. Usual: –'],
])('%o is described as: %s', (given, text) => {
  expect(words([given])).toEqual([text]);
});

test('the day of an unusual time is in the language of the user', () => {
  const given = reason('unusual_hour', 'Sunday 03:00', '08:00-17:00');
  expect(words([given])).toEqual(['An unusual time: Sunday 03:00 UTC. Usual: 08:00-17:00 UTC']);
  expect(words([given], 'de')[0]).toContain('Sonntag 03:00');
});

test.each(['en', 'de', 'es', 'ja', 'ar'])('every signal has its own text in %s', (language) => {
  const all = words(
    RISK_SIGNALS.map((signal) => reason(signal, '5', '5')),
    language,
  );
  expect(new Set(all).size).toBe(RISK_SIGNALS.length);
});

test('the text of an action states whether it was enforced', () => {
  const action = (change: Partial<SignInRisk>) => riskInWords(request('en'), risk(change)).action;
  expect(action({})).toBe('The policy only reports. It would have required a second factor.');
  expect(action({ isEnforced: true, action: 'reject' })).toBe('The policy rejected the sign-in.');
  expect(action({ action: 'allow' })).toBe('The policy allows sign-ins of this risk.');
});

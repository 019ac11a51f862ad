import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { expiryOf, expiryText } from './expiry';
import { expiryTexts } from './texts/expiry';

const t = textsOf(new Request('http://localhost/'), expiryTexts);

const NOW = new Date('2026-11-21T12:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

test.each([
  [800 * 24, null, 'Expires in 2 years'],
  [31 * 24, null, 'Expires in 31 days'],
  [30 * 24, 30, 'Expires in 30 days'],
  [14 * 24 + 1, 30, 'Expires in 14 days'],
  [14 * 24, 14, 'Expires in 14 days'],
  [7 * 24, 7, 'Expires in 7 days'],
  [24, 1, 'Expires in 1 day'],
  [5, 1, 'Expires today'],
  [-1, 0, 'Expired'],
])('a certificate that expires in %d hours is within the limit of %s days: %s', (hours, within, text) => {
  const expiry = expiryOf(inHours(hours), NOW);
  expect([expiry.within, expiryText(expiry, t)]).toEqual([within, text]);
});

import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { lifetimeText } from './access-lifetime';
import { consentTexts } from './texts/consent';

const t = textsOf(new Request('http://localhost/'), consentTexts);

const DAY = 86_400;

test.each([
  [null, 'It has access for 1 hour after each sign-in.'],
  [
    { idleSeconds: 14 * DAY, totalSeconds: 90 * DAY },
    'It keeps access while you are away, for 90 days at most. Unused access ends after 14 days.',
  ],
  [{ idleSeconds: DAY, totalSeconds: DAY }, 'It keeps access while you are away, for 1 day at most.'],
  [
    { idleSeconds: 90 * 60, totalSeconds: 36 * 3600 },
    'It keeps access while you are away, for 36 hours at most. Unused access ends after 90 minutes.',
  ],
])('the offline access %j is explained', (offline, text) => {
  expect(lifetimeText(t, { accessSeconds: 3600, offline })).toBe(
    `${text} You can withdraw it under Connected applications at any time.`,
  );
});

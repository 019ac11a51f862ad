import { expect, test } from 'vitest';
import { deviceKindOf, deviceNameOf } from './device-name.js';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'desktop'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
    'Edge on Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'mobile',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
    'mobile',
  ],
  ['curl/8.9.1', 'curl (script)', 'script'],
  ['node', 'node (script)', 'script'],
  ['<script>alert(1)</script>', 'Unknown device', 'script'],
  [null, 'Unknown device', 'script'],
])('%s is shown as %s', (userAgent, name, kind) => {
  expect([deviceNameOf(userAgent), deviceKindOf(userAgent)]).toEqual([name, kind]);
});

import { expect, test } from 'vitest';
import { CHROME, FIREFOX, usual } from './examples.ts';
import { inconsistencyOf } from './inconsistent-browser.ts';

const brands = '"Chromium";v="141", "Google Chrome";v="141", "Not_A Brand";v="24"';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME = IPHONE.replace('Version/18.6', 'CriOS/141.0.7390.41');
const WEB_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const CHROME_OS = CHROME.replace('Windows NT 10.0; Win64; x64', 'X11; CrOS x86_64 14541.0.0');

test.each([
  [CHROME, undefined],
  [CHROME, { platform: null, brands: null }],
  [CHROME, { platform: '"Windows"', brands }],
  [`${CHROME} Edg/141.0.0.0`, { platform: '"Windows"', brands }],
  [ANDROID, { platform: '"Android"', brands }],
  [
    ANDROID.replace('Android 10; K', 'x86_64').replace('Linux; ', 'X11; Linux '),
    { platform: '"Android"', brands },
  ],
  [CHROME_OS, { platform: '"Chrome OS"', brands }],
  [SAMSUNG, { platform: '"Android"', brands: '"Samsung Internet";v="28", "Chromium";v="130"' }],
  [FIREFOX, undefined],
  [MAC, undefined],
  [IPHONE, undefined],
  [IPHONE_CHROME, undefined],
  [WEB_VIEW, undefined],
])('%s with the client hints %j is consistent', (userAgent, clientHints) => {
  expect(inconsistencyOf({ ...usual, userAgent, ...(clientHints && { clientHints }) }, null)).toBeNull();
});

test.each([
  // Only one check rejects each line.
  ['script', 'python-requests/2.32.3', undefined],
  ['script', null, undefined],
  ['automated', CHROME.replace('Chrome/', 'HeadlessChrome/'), undefined],
  ['automated', CHROME, { platform: '"Windows"', brands: '"HeadlessChrome";v="141", "Chromium";v="141"' }],
  ['user_agent', CHROME.replace('Mozilla/5.0 ', 'Mozilla/4.0 '), undefined],
  ['user_agent', CHROME.replace('Windows NT 10.0', 'Windows NT 10.0; Macintosh'), undefined],
  ['user_agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0', undefined],
  ['user_agent', IPHONE.replace('Version/', 'Chrome/'), undefined],
  ['client_hints', CHROME, { platform: '"Linux"', brands }],
  ['client_hints', CHROME, { platform: '"Windows"', brands: brands.replaceAll('141', '118') }],
  ['client_hints', FIREFOX, { platform: null, brands }],
  ['client_hints', MAC, { platform: '"macOS"', brands: null }],
])('the finding %s is reported for %s with the client hints %j', (found, userAgent, clientHints) => {
  expect(inconsistencyOf({ ...usual, userAgent, ...(clientHints && { clientHints }) }, null)).toEqual({
    found,
  });
});

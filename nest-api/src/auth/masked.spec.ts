import { expect, test } from 'vitest';
import { labelOf } from './masked.js';

test.each([
  ['login:account-network:ada.l@acme.test:192.0.2.7', 'login:account-network', 'a…@acme.test from 192.0.2.7'],
  [
    'login:account-network:ada.l@acme.test:2001:db8:0:1::/64',
    'login:account-network',
    'a…@acme.test from 2001:db8:0:1::/64',
  ],
  ['login:account:ada.l@acme.test', 'login:account', 'a…@acme.test'],
  ['login:device:ada.l@acme.test:q83v', 'login:device', 'a…@acme.test on a known device'],
  ['login:network:2001:db8:0:1::/64', 'login:network', '2001:db8:0:1::/64'],
  ['mail:address:ada@acme.test', 'mail:address', 'a…@acme.test'],
  ['client_secret:client:ledger:192.0.2.7', 'client_secret:client', 'ledger from 192.0.2.7'],
  ['accept-invitation:token:0198', 'accept-invitation:token', '0198'],
  ['login:account:@', 'login:account', '@'],
  ['nothing', 'other', ''],
])('%s is shown as %s for %s', (subject, kind, shown) => {
  expect(labelOf(subject)).toEqual({ kind, subject: shown });
});

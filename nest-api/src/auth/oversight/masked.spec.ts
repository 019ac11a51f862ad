import { expect, test } from 'vitest';
import { labelOf } from './masked.js';

test.each([
  ['login:account:ada.l@acme.test:192.0.2.7', 'login:account', 'a…@acme.test from 192.0.2.7'],
  ['login:account:ada.l@acme.test:2001:db8:0:1::/64', 'login:account', 'a…@acme.test from 2001:db8:0:1::/64'],
  ['login:account:ada.l@acme.test', 'login:account', 'a…@acme.test'],
  ['login:network:2001:db8:0:1::/64', 'login:network', '2001:db8:0:1::/64'],
  ['mail:address:ada@acme.test', 'mail:address', 'a…@acme.test'],
  ['client_secret:ledger:192.0.2.7', 'client_secret', 'ledger from 192.0.2.7'],
  ['login:account:@', 'login:account', '@'],
  ['nothing', 'other', ''],
])('%s is shown as %s of %s', (subject, kind, shown) => {
  expect(labelOf(subject)).toEqual({ kind, subject: shown });
});

import { expect, test } from 'vitest';
import { LIFETIMES } from './lifetimes.js';

test('lifetimes have fixed values in seconds', () => {
  expect(LIFETIMES).toEqual({
    authorizationCode: 60,
    accessToken: 3_600,
    jwtAccessToken: 300,
    deviceCode: 600,
    idToken: 3_600,
    clientAssertion: 3_600,
    interaction: 3_600,
    longestRefreshTokenIdle: 2_592_000,
    signingKey: 7_776_000,
    retiredKey: 172_800,
    authorization: 7_776_000,
  });
});

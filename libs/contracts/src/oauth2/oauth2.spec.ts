import { expect, test } from 'vitest';
import { redirectUriProblem } from './oauth2.ts';

test.each([
  'https://app.example/callback',
  'https://app.example/callback?tenant=1',
  'http://localhost:8000/cb',
  'http://127.0.0.1/cb',
  'http://[::1]:9000/cb',
  'com.example.app:/cb',
])('%s can be registered', (uri) => {
  expect(redirectUriProblem(uri)).toBeNull();
});

test.each([
  ['/callback', /absolute/],
  ['http://app.example/cb', /loopback/],
  ['http://127.0.0.1.evil.test/cb', /loopback/],
  ['http://localhost.evil.test/cb', /loopback/],
  ['http://127.0.0.1:80@evil.test/cb', /user name/],
  ['https://*.example/cb', /Wildcards/],
  ['https://app.example/cb#part', /fragment/],
  ['https://app.example/cb#', /fragment/],
  ['https://user:pass@app.example/cb', /user name/],
  ['javascript:alert(1)', /Use https/],
  ['data:text/html,x', /Use https/],
  ['myapp:/cb', /Use https/],
  ['com.example.app://cb', /one slash/],
])('%s is rejected: %s', (uri, problem) => {
  expect(redirectUriProblem(uri)).toMatch(problem);
});

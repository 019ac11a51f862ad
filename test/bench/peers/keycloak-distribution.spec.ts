import { expect, test } from 'vitest';
import { javaVersionOf, versionOf } from './keycloak-distribution.ts';

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
  ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
  ['java version "1.8.0_401"', 1],
  ['sh: java: not found', 0],
])('%s is Java %s', (text, version) => {
  expect(javaVersionOf(text)).toBe(version);
});

test('the version of a distribution is that of its server', () => {
  const libraries = ['io.quarkus.quarkus-core-3.1.jar', 'org.keycloak.keycloak-services-26.7.3.jar'];
  expect(versionOf(libraries)).toBe('26.7.3');
});

test('a directory without the server is reported', () => {
  expect(() => versionOf(['readme.txt'])).toThrow('KEYCLOAK_HOME: is not an unpacked Keycloak.');
});

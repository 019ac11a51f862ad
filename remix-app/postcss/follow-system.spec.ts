import postcss from 'postcss';
import { expect, test } from 'vitest';
import followSystem from './follow-system.mjs';

function process(css: string): string {
  return postcss([followSystem()]).process(css, { from: undefined }).css;
}

test('a dark rule is repeated for browsers without scripts on a dark system', () => {
  expect(process('[data-mantine-color-scheme="dark"] .a { color: red }')).toBe(
    `[data-mantine-color-scheme="dark"] .a { color: red }@media (prefers-color-scheme: dark) {[data-mantine-color-scheme='auto'] .a { color: red } }`,
  );
});

test('a light rule is repeated for browsers without scripts on a light system', () => {
  expect(process(":where([data-mantine-color-scheme='light']) .a { color: red }")).toContain(
    `@media (prefers-color-scheme: light) {:where([data-mantine-color-scheme='auto']) .a`,
  );
});

test('a rule for both color schemes is not changed', () => {
  expect(process('.a { color: red }')).toBe('.a { color: red }');
});

import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../common/app-error.js';
import { checkPassword } from './password-rules.js';

const owner = {
  email: 'ada@rules.test',
  names: ['Ada', 'Lovelace'],
  organizations: ['Demo Company', 'demo-company.example', 'Zoë & Söhne'],
};

function refusalOf(password: string, minLength?: number): string | null {
  try {
    checkPassword(password, owner, 'password', minLength);
    return null;
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors[0]?.code ?? null;
    throw error;
  }
}

describe('a rejected password', () => {
  test.each([
    ['password123', 'common_password'],
    ['QWERTYUIOP', 'common_password'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'common_password'],
    ['abcabcabcabc', 'common_password'],
    ['abcdefghijklmnop', 'common_password'],
    ['98765432', 'common_password'],
    ['Gatehouse!', 'personal_password'],
    ['ada@rules.test', 'personal_password'],
    ['Ada Lovelace 1815', 'personal_password'],
    ['Lovelace, Ada', 'personal_password'],
    ['democompany1', 'personal_password'],
    ['DemoCompany2026!', 'personal_password'],
    ['d3m0-c0mp4ny', 'personal_password'],
    ['demo-company.example', 'personal_password'],
    ['gatehouse-company', 'personal_password'],
    ['xxGatehouse99', 'personal_password'],
    ['ada.demo.1815', 'personal_password'],
    ['rules.rules.rules', 'personal_password'],
    ['zoësöhne1', 'personal_password'],
    ['seven 7', 'too_short'],
  ])('%s', (password, code) => {
    expect(refusalOf(password)).toBe(code);
  });
});

describe('an accepted password, without rules about its characters', () => {
  test.each([
    'only lower case words',
    'ünïcödé wörds',
    '93847561',
    'demo company sails north',
    'adaxyz12',
    'gatehousexyz',
    `x9 ${'y8 z7 '.repeat(20)}end`,
  ])('%s', (password) => {
    expect(refusalOf(password)).toBeNull();
  });
});

test('a common password is rejected regardless of the tenant’s minimum length', () => {
  expect(refusalOf('passwordpassword', 16)).toBe('common_password');
});

test('the length counts characters, not bytes or code units', () => {
  expect(refusalOf('🚪🔑🏠🌍', 8)).toBe('too_short');
  expect(refusalOf('🚪🔑🏠🌍🧭🗝️🪟🛖', 8)).toBeNull();
});

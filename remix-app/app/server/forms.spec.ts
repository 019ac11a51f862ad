import type { Problem } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkForm, refusedForm, typedTexts } from './forms.server';

const Schema = z.object({
  email: z.string().min(1, 'Enter your email address').pipe(z.email('Enter an email address')),
  password: z.string().min(8, 'Too short'),
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const problem: Problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'Somebody was faster.',
  code: 'stale_version',
  requestId: 'reference-1',
};

describe('a form', () => {
  test('that is valid returns only the values of the schema', () => {
    const sent = form({ email: 'ada@acme.test', password: 'long enough', intent: 'sign-in' });
    expect(checkForm(sent, Schema)).toEqual({
      ok: true,
      value: { email: 'ada@acme.test', password: 'long enough' },
    });
  });

  test('that is invalid has one error per field and keeps typed values except secrets', () => {
    expect(checkForm(form({ email: 'ada', password: 'short' }), Schema)).toEqual({
      ok: false,
      state: {
        errors: { email: 'Enter an email address', password: 'Too short' },
        message: null,
        values: { email: 'ada' },
      },
    });
  });

  test('without a required field has an error that states what to do', () => {
    const checked = checkForm(form({ email: 'ada@acme.test' }), Schema);
    expect(checked).toMatchObject({ ok: false, state: { errors: { password: 'This field is required' } } });
  });

  test('with a file instead of text is invalid', () => {
    const data = form({ email: 'ada@acme.test' });
    data.append('password', new File(['x'], 'password.txt'));
    expect(checkForm(data, Schema).ok).toBe(false);
  });
});

describe('an API error', () => {
  test('shows its message', () => {
    expect(refusedForm(form({ email: 'a' }), problem, 'Login failed')).toMatchObject({
      message: 'Somebody was faster.',
      values: { email: 'a' },
    });
  });

  test('without a message shows the default message, with the reference of a server error', () => {
    const state = refusedForm(form({}), { ...problem, status: 503, detail: '' }, 'Login failed');
    expect(state).toMatchObject({ message: 'Login failed', reference: 'reference-1' });
  });

  test('with field errors is shown only at the fields', () => {
    const errors = [
      { field: 'password', code: 'common_password', message: 'This password is too common' },
      { field: 'password', code: 'too_small', message: 'second' },
    ];
    expect(refusedForm(form({}), { ...problem, errors }, 'Login failed')).toMatchObject({
      message: null,
      errors: { password: 'This password is too common' },
    });
  });

  test('contains the time to wait', () => {
    expect(refusedForm(form({}), { ...problem, status: 429, retryAfter: 12 }, '').retryAfter).toBe(12);
  });
});

test('a field that looks like a secret is never sent back', () => {
  const typed = typedTexts(
    form({ email: 'a', password: 'b', confirmPassword: 'c', client_secret: 'd', accessToken: 'e' }),
  );
  expect(typed).toEqual({ email: 'a' });
});

import { EmailSchema, LoginSchema, RegisterSchema } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { z } from 'zod';

type Answers = Translate<typeof import('./texts/login-answers/en').default>;

/** The first step of the sign-in page. */
export const addressForm = (t: Answers) => signInForm(t).pick({ email: true });

/** The sign-in form. The API defines the fields; only the messages belong to the form. */
export const signInForm = (t: Answers) =>
  z.object({
    email: z.string().trim().min(1, t('enterEmail')).pipe(LoginSchema.shape.email),
    password: z.string().min(1, t('enterPassword')).pipe(LoginSchema.shape.password),
  });

/** The sign-up form: the API's fields, and the repeated password. */
export const signUpForm = (t: Answers) =>
  z
    .object({
      ...RegisterSchema.shape,
      email: z.string().trim().min(1, t('enterEmail')).pipe(EmailSchema),
      confirmPassword: z.string().min(1, t('repeatPassword')),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: t('passwordsDoNotMatch'),
      // Reported together with other errors, so that users need only one more attempt.
      when: ({ value }) => isFilled(value, 'password') && isFilled(value, 'confirmPassword'),
    });

function isFilled(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && !!(value as Record<string, unknown>)[name];
}

/** Required fields, by form. */
export const REQUIRED_FIELDS = {
  address: ['email'],
  'sign-in': ['email', 'password'],
  'sign-up': ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
} as const;

export type AuthTab = 'sign-in' | 'sign-up';

export function readTab(value: string | null): AuthTab {
  return value === 'sign-up' ? 'sign-up' : 'sign-in';
}

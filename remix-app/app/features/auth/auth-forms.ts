import { EmailSchema, LoginSchema, RegisterSchema, TEXTS } from '@gatehouse/contracts';
import { z } from 'zod';

/** The sign-in form. What a sign-in must hold is the API's to say; here only the words are the form's own. */
export const SignInFormSchema = z.object({
  email: z.string().trim().min(1, 'Enter your email address').pipe(LoginSchema.shape.email),
  password: z.string().min(1, 'Enter your password').pipe(LoginSchema.shape.password),
});

/** The sign-up form: what the API wants, and the password once more. */
export const SignUpFormSchema = z
  .object({
    ...RegisterSchema.shape,
    email: z.string().trim().min(1, 'Enter your email address').pipe(EmailSchema),
    confirmPassword: z.string().min(1, 'Enter the password once more'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: TEXTS.auth.passwordsDoNotMatch,
    // Told even while another field is wrong, so that nobody is sent round twice.
    when: ({ value }) => isFilled(value, 'password') && isFilled(value, 'confirmPassword'),
  });

function isFilled(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && !!(value as Record<string, unknown>)[name];
}

/** Fields that must be filled in, by form. */
export const REQUIRED_FIELDS = {
  'sign-in': ['email', 'password'],
  'sign-up': ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
} as const;

export type AuthTab = keyof typeof REQUIRED_FIELDS;

export function readTab(value: string | null): AuthTab {
  return value === 'sign-up' ? 'sign-up' : 'sign-in';
}

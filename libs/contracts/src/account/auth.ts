import { z } from 'zod';
import { PermissionSchema, RoleSchema } from '../access/roles.ts';
import { EmailSchema } from '../common/email.ts';
import { LIMITS } from '../common/limits.ts';
import { PlanSchema, TenantStatusSchema } from '../tenants/tenants.ts';
import { LocaleSchema } from './personal-claims.ts';
import { HoneypotSchema, ProofOfWorkSchema } from './proof-of-work.ts';

export const NewPasswordSchema = z
  .string()
  .min(LIMITS.passwordMinLength, 'Password must be at least 8 characters long')
  .max(LIMITS.passwordMaxLength, 'Use at most 256 characters');

export const AuthenticatedUserSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: RoleSchema.meta({
      description: 'The effective role. Lower than `accountRole` while a role view is selected',
    }),
    accountRole: RoleSchema,
    roleName: z.string().optional().meta({ description: "The user's custom role, if any" }),
    permissions: z.array(PermissionSchema),
    isAuthenticated: z.literal(true),
    emailVerified: z.boolean(),
    timeZone: z
      .string()
      .optional()
      .meta({ description: 'Time zone of the account, if the user has set one', example: 'Europe/Zurich' }),
    tenantId: z.uuid().optional(),
    tenantName: z.string().optional(),
    tenantStatus: TenantStatusSchema.optional(),
    subscriptionPlan: PlanSchema.optional(),
    trialEndsAt: z.iso.datetime().nullable().optional(),
  })
  .meta({ id: 'AuthenticatedUser' });
export type AuthenticatedUser = z.infer<typeof AuthenticatedUserSchema>;

/** The session, for its user. Times are the server's. */
export const SessionSchema = z
  .object({
    id: z.uuid(),
    authenticatedAt: z.iso.datetime(),
    now: z.iso
      .datetime()
      .meta({ description: "The server's time, so that a wrong clock in the browser does not matter" }),
    idleExpiresAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    idleSeconds: z.int().min(1).max(86_400),
    mustReauthenticate: z.boolean().meta({
      description:
        'Whether the session moved to another network or browser, and the policy requires re-authentication: until then, other operations return 403 `reauthentication_required`',
    }),
  })
  .meta({ id: 'Session' });
export type SessionDto = z.infer<typeof SessionSchema>;

export const MeSchema = z
  .object({ user: AuthenticatedUserSchema, session: SessionSchema })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof MeSchema>;

export const LoginSchema = z
  .object({
    email: z.string().trim().min(1, 'Please fill in all fields').max(254, 'At most 254 characters'),
    password: z.string().min(1, 'Please fill in all fields').max(1024, 'At most 1024 characters'),
    proofOfWork: ProofOfWorkSchema.optional(),
  })
  .strict()
  .meta({
    id: 'Login',
    example: { email: 'user@demo-company.test', password: 'Gatehouse-demo-1' },
  });
export type Login = z.infer<typeof LoginSchema>;

const AuthenticatedSchema = z
  .object({
    status: z.literal('authenticated'),
    accessToken: z.string().meta({ description: 'Opaque bearer token of the session' }),
    expiresAt: z.iso.datetime(),
    user: AuthenticatedUserSchema,
    redirectTo: z.string().meta({ description: 'Path on this origin', example: '/dashboard' }),
  })
  .meta({ id: 'Authenticated' });

const SecondFactorRequiredSchema = z
  .object({
    status: z.literal('second_factor_required'),
    ticket: z.string().meta({ description: 'Proof of the first factor, for the second one' }),
    factors: z.array(z.enum(['totp', 'passkey', 'recovery_code', 'emergency_code'])).meta({
      description:
        '`emergency_code` alone: the organization requires single sign-on, and the user is an emergency administrator. `passkey` alone: the user has no other factor, or the risk of the sign-in requires it',
    }),
    mustEnrol: z.boolean().meta({
      description:
        'The ticket is for setting up an authenticator app: the user has no factor, or their organization requires a new one',
    }),
    mustChangePassword: z.boolean().meta({
      description:
        'The ticket is for setting a new password: the one of this sign-in has appeared in a data breach. Nothing else is missing',
    }),
    mustAwaitApproval: z.boolean().meta({
      description:
        'The ticket is for waiting until an admin approves the sign-in, because of its risk. Nothing else is missing',
    }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SecondFactorRequired' });
export type SecondFactorRequired = z.infer<typeof SecondFactorRequiredSchema>;

export const LoginResultSchema = z
  .discriminatedUnion('status', [AuthenticatedSchema, SecondFactorRequiredSchema])
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof LoginResultSchema>;
export type Authenticated = z.infer<typeof AuthenticatedSchema>;

/** A sign-in that set up a factor. The codes are shown only once. */
export const EnrolledSchema = z
  .object({ login: LoginResultSchema, recoveryCodes: z.array(z.string()) })
  .meta({ id: 'Enrolled' });
export type Enrolled = z.infer<typeof EnrolledSchema>;

const personName = (missing: string) => z.string().trim().min(1, missing).max(100, 'At most 100 characters');

export const RegisterSchema = z
  .object({
    email: EmailSchema,
    password: NewPasswordSchema,
    firstName: personName('Enter your first name'),
    lastName: personName('Enter your last name'),
    company: z.string().trim().max(120, 'At most 120 characters').optional(),
    locale: LocaleSchema.optional().meta({ description: 'Language of the email' }),
    proofOfWork: ProofOfWorkSchema.optional(),
    website: HoneypotSchema.optional(),
  })
  .strict()
  .meta({
    id: 'Register',
    example: {
      email: 'ada@example.com',
      password: 'correct horse battery staple',
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Analytical Engines',
    },
  });
export type Register = z.infer<typeof RegisterSchema>;

/** The same response for a new and a known address. The email contains the next step. */
export const RegisterResultSchema = z
  .object({
    status: z.literal('verification_sent'),
    email: z.string(),
  })
  .meta({ id: 'RegisterResult' });
export type RegisterResult = z.infer<typeof RegisterResultSchema>;

export const VerifyEmailSchema = z
  .object({ token: z.string().min(1).max(4096) })
  .strict()
  .meta({ id: 'VerifyEmail', example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' } });

export const SwitchRoleSchema = z
  .object({ role: RoleSchema.meta({ description: 'A lower role, or the own one to return' }) })
  .strict()
  .meta({ id: 'SwitchRole', example: { role: 'tenant_user' } });

export const ActivityResultSchema = z.object({ session: SessionSchema }).meta({ id: 'ActivityResult' });

/**
 * Name of the browser's session cookie. Over https, the prefix makes the browser reject a cookie that is
 * not Secure, not host-only or not for the whole path. Source: RFC 6265bis §4.1.3.2.
 */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-gatehouse_session' : 'gatehouse_session';
}

import { z } from 'zod';
import { FACTORS } from '../common/limits.ts';
import { FAILED_SIGN_IN_DAYS } from '../sign-in-log/retention.ts';
import { RiskPolicySchema, SaveRiskPolicySchema } from '../sign-in-log/risk.ts';
import { ApplicationNetworksSchema, MOST_APPLICATION_NETWORKS } from './application-networks.ts';
import { NetworkRulesSchema } from './networks.ts';

/** Options and results of the browser's WebAuthn calls, as JSON. Source: WebAuthn Level 3 §5.1.8, §5.1.9. */
const WebAuthnJsonSchema = /* @__PURE__ */ z.record(z.string().max(60), z.unknown());

const code = /* @__PURE__ */ z.string().trim().min(1, 'Enter the code').max(40, 'At most 40 characters');
const ticket = /* @__PURE__ */ z.string().min(1).max(200);

/** A user's response to a challenge. */
const answers = /* @__PURE__ */ {
  code: z
    .object({ method: z.literal('totp'), code })
    .strict()
    .meta({ id: 'TotpAnswer' }),
  recoveryCode: z
    .object({ method: z.literal('recovery_code'), code })
    .strict()
    .meta({ id: 'RecoveryCodeAnswer' }),
  emergencyCode: z
    .object({ method: z.literal('emergency_code'), code })
    .strict()
    .meta({ id: 'EmergencyCodeAnswer' }),
  passkey: z
    .object({
      method: z.literal('passkey'),
      challengeId: z.uuid(),
      response: WebAuthnJsonSchema,
    })
    .strict()
    .meta({ id: 'PasskeyAnswer' }),
  password: z
    .object({
      method: z.literal('password'),
      password: z.string().min(1, 'Enter your password').max(1024, 'At most 1024 characters'),
    })
    .strict()
    .meta({ id: 'PasswordAnswer' }),
  passwordAndCode: z
    .object({
      method: z.literal('password_totp'),
      password: z.string().min(1, 'Enter your password').max(1024, 'At most 1024 characters'),
      code,
    })
    .strict()
    .meta({ id: 'PasswordAndCodeAnswer' }),
};

export const SecondFactorAnswerSchema = /* @__PURE__ */ z.discriminatedUnion('method', [
  answers.code,
  answers.recoveryCode,
  answers.emergencyCode,
  answers.passkey,
]);
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswerSchema>;

export const AnswerSecondFactorSchema = /* @__PURE__ */ z
  .object({ ticket, answer: SecondFactorAnswerSchema })
  .strict()
  .meta({
    id: 'AnswerSecondFactor',
    example: { ticket: 'gst_c2Vjb25k', answer: { method: 'totp', code: '123456' } },
  });
export type AnswerSecondFactor = z.infer<typeof AnswerSecondFactorSchema>;

export const TicketSchema = /* @__PURE__ */ z
  .object({ ticket })
  .strict()
  .meta({ id: 'SignInTicket', example: { ticket: 'gst_c2Vjb25k' } });

/** A challenge for `navigator.credentials`, and its ID for the response. */
export const PasskeyChallengeSchema = /* @__PURE__ */ z
  .object({ challengeId: z.uuid(), options: WebAuthnJsonSchema })
  .meta({ id: 'PasskeyChallenge' });
export type PasskeyChallenge = z.infer<typeof PasskeyChallengeSchema>;

const passkeyExample = {
  challengeId: '01a1fe82-5409-754c-acd1-1916b1c9d4cc',
  response: { id: 'AQ', rawId: 'AQ', type: 'public-key', response: {}, clientExtensionResults: {} },
};

export const PasskeySignInSchema = /* @__PURE__ */ z
  .object({ challengeId: z.uuid(), response: WebAuthnJsonSchema })
  .strict()
  .meta({ id: 'PasskeySignIn', example: passkeyExample });
export type PasskeySignIn = z.infer<typeof PasskeySignInSchema>;

export const FactorNameSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(FACTORS.nameMaxLength, `At most ${FACTORS.nameMaxLength} characters`);

export const AddPasskeySchema = /* @__PURE__ */ z
  .object({ challengeId: z.uuid(), response: WebAuthnJsonSchema, name: FactorNameSchema })
  .strict()
  .meta({ id: 'AddPasskey', example: { ...passkeyExample, name: 'Laptop' } });
export type AddPasskey = z.infer<typeof AddPasskeySchema>;

export const RenameSchema = /* @__PURE__ */ z
  .object({ name: FactorNameSchema })
  .strict()
  .meta({ id: 'Rename', example: { name: 'Laptop' } });

const isSuspended = /* @__PURE__ */ z.boolean().meta({
  description:
    'True if the user reported a sign-in on the device that it was set up on. It authenticates nobody until it is removed',
});

export const PasskeySchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    name: z.string(),
    host: z.string().meta({
      description: 'The host that it works at: that of the platform, or a custom domain',
      example: 'login.acme.com',
    }),
    isSynced: z.boolean().meta({ description: 'Synchronized between devices by a service' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    isSuspended,
  })
  .meta({ id: 'Passkey' });
export type PasskeyDto = z.infer<typeof PasskeySchema>;

/** A user's authentication factors, without secrets. */
export const FactorsSchema = /* @__PURE__ */ z
  .object({
    hasPassword: z.boolean(),
    totp: z
      .object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable(), isSuspended })
      .nullable()
      .meta({ description: 'The authenticator app. Null without one' }),
    passkeys: z.array(PasskeySchema),
    recoveryCodesLeft: z.int().min(0).max(100),
    requiredFrom: z.iso.datetime().nullable().meta({
      description: 'From when the organization or the platform requires a second factor',
    }),
  })
  .meta({ id: 'Factors' });
export type FactorsDto = z.infer<typeof FactorsSchema>;

/** Shown once, while an authenticator app is set up. */
export const TotpSetupSchema = /* @__PURE__ */ z
  .object({
    secret: z.string().meta({ description: 'Base32, for manual entry' }),
    uri: z.string().meta({ description: 'otpauth: URI, as in the QR code' }),
    qrCode: z.string().meta({ description: 'SVG' }),
  })
  .meta({ id: 'TotpSetup' });
export type TotpSetup = z.infer<typeof TotpSetupSchema>;

export const ConfirmTotpSchema = /* @__PURE__ */ z
  .object({ code })
  .strict()
  .meta({ id: 'ConfirmTotp', example: { code: '123456' } });

export const EnrolTotpSchema = /* @__PURE__ */ z
  .object({ ticket, code })
  .strict()
  .meta({ id: 'EnrolTotp', example: { ticket: 'gst_c2Vjb25k', code: '123456' } });
export type EnrolTotp = z.infer<typeof EnrolTotpSchema>;

/** New recovery codes, which are returned only once; empty if the old ones remain valid. */
export const RecoveryCodesSchema = /* @__PURE__ */ z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

export const StepUpAnswerSchema = /* @__PURE__ */ z
  .discriminatedUnion('method', [answers.password, answers.passwordAndCode, answers.code, answers.passkey])
  .meta({ id: 'StepUpAnswer', example: { method: 'password', password: 'a password' } });
export type StepUpAnswer = z.infer<typeof StepUpAnswerSchema>;

/** Methods for re-authentication. If there are none, the user signs in again. */
export const ReauthenticationMethodsSchema = /* @__PURE__ */ z
  .object({
    methods: z.array(z.enum(['password', 'password_totp', 'totp', 'passkey'])).meta({
      description:
        '`password` only without a second factor. `password_totp` takes both the password and a code. `totp` only without a password',
    }),
    passkey: PasskeyChallengeSchema.nullable(),
    freshUntil: z.iso.datetime().meta({ description: 'When the re-authentication expires' }),
  })
  .meta({ id: 'ReauthenticationMethods' });
export type ReauthenticationMethods = z.infer<typeof ReauthenticationMethodsSchema>;

export const SteppedUpSchema = /* @__PURE__ */ z
  .object({ freshUntil: z.iso.datetime() })
  .meta({ id: 'SteppedUp' });

const retentionDays = /* @__PURE__ */ z
  .int()
  .min(FAILED_SIGN_IN_DAYS.min)
  .max(FAILED_SIGN_IN_DAYS.max)
  .meta({ description: 'How long the sign-in log keeps failed attempts, in days' });

const allowedNetworks = /* @__PURE__ */ NetworkRulesSchema.meta({
  description:
    'IP addresses, CIDR ranges, countries (ISO 3166-1, such as `DE`) and network operators (such as `AS3320`) that users may sign in from: one of them is enough. Empty: all. Saved in their shortest form, without duplicates',
});
const blockedNetworks = /* @__PURE__ */ NetworkRulesSchema.meta({
  description:
    'IP addresses, CIDR ranges, countries and network operators that nobody may sign in from, even if `allowedNetworks` contains them',
});

const applicationNetworks = /* @__PURE__ */ z
  .array(ApplicationNetworksSchema)
  .max(MOST_APPLICATION_NETWORKS)
  .meta({
    description:
      'Networks for individual applications, by OIDC, SAML or a device code. They apply each time a user enters the application, in addition to the lists for all sign-ins',
  });

const checkPasswords = /* @__PURE__ */ z.boolean().meta({
  description:
    'Whether passwords are looked up among leaked ones at each sign-in. A leaked one must be changed before the sign-in ends. Has no effect without `LEAKED_PASSWORDS`, or while the list is not available',
});

/** A tenant's requirements for sign-ins. */
export const SignInPolicySchema = /* @__PURE__ */ z
  .object({
    tenantId: z.uuid(),
    passwordMinLength: z.int().min(8).max(64),
    secondFactor: z.enum(['optional', 'required']),
    graceDays: z.int().min(0).max(90).meta({
      description: 'Grace period without a second factor, from the day of the requirement or of joining',
    }),
    requiredSince: z.iso.datetime().nullable(),
    upstreamFactor: z.enum(['trusted', 'when_claimed', 'never']).meta({
      description:
        "Whether a sign-in through the tenant's connection counts as two factors: always, only if the identity provider says so, or never",
    }),
    checkPasswords,
    failedSignInRetentionDays: retentionDays,
    allowedNetworks,
    blockedNetworks,
    applicationNetworks,
    risk: RiskPolicySchema,
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'SignInPolicy' });
export type SignInPolicy = z.infer<typeof SignInPolicySchema>;

export const SaveSignInPolicySchema = /* @__PURE__ */ SignInPolicySchema.omit({
  tenantId: true,
  requiredSince: true,
})
  .extend({
    tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
    checkPasswords: checkPasswords.optional(),
    failedSignInRetentionDays: retentionDays.optional(),
    allowedNetworks: allowedNetworks.optional(),
    blockedNetworks: blockedNetworks.optional(),
    applicationNetworks: applicationNetworks.optional(),
    acceptOwnExclusion: z.boolean().optional().meta({
      description:
        'Saves lists that exclude the address of the calling admin, who cannot sign in or enter the application from there afterwards',
    }),
    risk: SaveRiskPolicySchema.optional(),
  })
  .strict()
  .meta({
    id: 'SaveSignInPolicy',
    example: {
      passwordMinLength: 8,
      secondFactor: 'optional',
      graceDays: 14,
      upstreamFactor: 'when_claimed',
      allowedNetworks: ['203.0.113.0/24', '2001:db8::/32'],
      blockedNetworks: ['203.0.113.7', 'AS64500'],
      applicationNetworks: [],
      risk: {
        mode: 'report_only',
        medium: 'second_factor',
        high: 'second_factor',
        model: 'report',
        rules: [],
      },
      version: 1,
    },
  });
export type SaveSignInPolicy = z.infer<typeof SaveSignInPolicySchema>;

export const SignInPolicyQuerySchema = /* @__PURE__ */ z.object({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
});

/** Records how the identity of the user was verified. Source: OWASP ASVS 6.4.4. */
export const ResetFactorsSchema = /* @__PURE__ */ z
  .object({
    identifiedBy: z
      .string()
      .trim()
      .min(10, 'Describe in at least 10 characters how you identified this user.')
      .max(500)
      .meta({
        description:
          'How the user was identified, for the audit log. The log cannot be changed, so do not include document numbers',
      }),
  })
  .strict()
  .meta({
    id: 'ResetFactors',
    example: { identifiedBy: 'Video call with ID card, confirmed by their manager' },
  });

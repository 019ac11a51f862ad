import { z } from 'zod';
import { EmailSchema } from '../common/email.ts';
import { NetworkOriginSchema } from '../common/network-origin.ts';
import { SignInRiskSchema } from '../sign-in-log/risk.ts';
import { FactorNameSchema } from './factors.ts';
import { LocaleSchema, PictureSchema, ZoneinfoSchema } from './personal-claims.ts';

const name = (missing: string) => z.string().trim().min(1, missing).max(100, 'At most 100 characters');

/** The caller's own account. */
export const AccountSchema = /* @__PURE__ */ z
  .object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    picture: z.string().nullable().meta({ description: 'URL of a picture' }),
    locale: z.string().nullable().meta({ description: 'A BCP 47 language tag', example: 'de-CH' }),
    zoneinfo: z
      .string()
      .nullable()
      .meta({ description: 'A name from the IANA time zone database', example: 'Europe/Zurich' }),
    pendingEmail: z
      .object({
        email: z.string(),
        confirmedAtOld: z.boolean(),
        confirmedAtNew: z.boolean(),
        expiresAt: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'An address that waits for both confirmations' }),
    directory: z.string().nullable().meta({
      description:
        'Name of the connection whose directory manages name and address. They can only be changed there. Null: the user can change them',
    }),
    newDeviceMail: z.boolean().meta({ description: 'Whether a sign-in on a new device sends an email' }),
    weeklyEmail: z.boolean().nullable().meta({
      description:
        'Whether a weekly email reports the sign-ins of the organizations where the caller is an admin. Null: there is none',
    }),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'Account' });
export type AccountDto = z.infer<typeof AccountSchema>;

/** Missing fields are unchanged; null clears a field. */
export const UpdateAccountSchema = /* @__PURE__ */ z
  .object({
    firstName: name('Enter your first name').optional(),
    lastName: name('Enter your last name').optional(),
    picture: PictureSchema.nullable().optional(),
    locale: LocaleSchema.nullable().optional(),
    zoneinfo: ZoneinfoSchema.nullable().optional(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .strict()
  .meta({
    id: 'UpdateAccount',
    example: { firstName: 'Ada', lastName: 'Lovelace', locale: 'en-GB', version: 1 },
  });
export type UpdateAccount = z.infer<typeof UpdateAccountSchema>;

export const AccountNoticesSchema = /* @__PURE__ */ z
  .object({
    newDeviceMail: z.boolean(),
    weeklyEmail: z.boolean().optional().meta({ description: 'Unchanged if it is missing' }),
  })
  .strict()
  .meta({ id: 'AccountNotices', example: { newDeviceMail: true, weeklyEmail: false } });
export type AccountNotices = z.infer<typeof AccountNoticesSchema>;

export const ChangeEmailSchema = /* @__PURE__ */ z
  .object({ email: EmailSchema })
  .strict()
  .meta({ id: 'ChangeEmail', example: { email: 'ada@example.com' } });

export const ConfirmEmailChangeSchema = /* @__PURE__ */ z
  .object({ token: z.string().min(1).max(4096) })
  .strict()
  .meta({ id: 'ConfirmEmailChange', example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' } });

/** The same response for a free and a taken address. The change to a taken address never takes effect. */
export const EmailChangeResultSchema = /* @__PURE__ */ z
  .object({ status: z.enum(['waits_for_other', 'changed']) })
  .meta({ id: 'EmailChangeResult' });
export type EmailChangeResult = z.infer<typeof EmailChangeResultSchema>;

/** A session of the caller, in any tenant. */
export const OwnSessionSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    tenantName: z.string().nullable().meta({ description: 'Null on the platform' }),
    deviceName: z.string().meta({ example: 'Firefox on Linux' }),
    address: z.string().nullable(),
    origin: NetworkOriginSchema,
    methods: z.array(z.string()).meta({ description: 'How they signed in. Source: RFC 8176' }),
    risk: SignInRiskSchema.nullable().meta({ description: 'Of the sign-in. Null if it was not assessed' }),
    moves: z
      .array(
        z.object({
          at: z.iso.datetime().meta({ description: 'The first use from here' }),
          address: z.string(),
          origin: NetworkOriginSchema,
          deviceName: z.string().meta({ example: 'Firefox on Linux' }),
          risk: SignInRiskSchema,
        }),
      )
      .max(20)
      .meta({
        description:
          'Other countries, network operators or browsers that the session was used from; the newest first',
      }),
    authenticatedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSessionSchema>;

export const OwnSessionsSchema = /* @__PURE__ */ z
  .object({ items: z.array(OwnSessionSchema) })
  .meta({ id: 'OwnSessions' });

/** A device of the caller. */
export const DeviceSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(['desktop', 'mobile', 'script']),
    isCurrent: z.boolean(),
    address: z.string().nullable().meta({ description: 'The network from which it was last seen' }),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    openSessions: z.int().min(0).max(100_000),
  })
  .meta({ id: 'Device' });
export type DeviceDto = z.infer<typeof DeviceSchema>;

export const DevicesSchema = /* @__PURE__ */ z
  .object({ items: z.array(DeviceSchema) })
  .meta({ id: 'Devices' });

/** A user's device, for admins. */
export const DeviceOfPersonSchema = /* @__PURE__ */ DeviceSchema.omit({ isCurrent: true }).meta({
  id: 'DeviceOfPerson',
});
export type DeviceOfPerson = z.infer<typeof DeviceOfPersonSchema>;

export const DevicesOfPersonSchema = /* @__PURE__ */ z
  .object({ items: z.array(DeviceOfPersonSchema) })
  .meta({ id: 'DevicesOfPerson' });

export const RenameDeviceSchema = /* @__PURE__ */ z
  .object({ name: FactorNameSchema })
  .strict()
  .meta({ id: 'RenameDevice', example: { name: 'Work laptop' } });

import { z } from 'zod';
import { ZoneinfoSchema } from '../account/personal-claims.ts';
import { unreadableBecause } from '../common/contrast.ts';
import { EmailSchema } from '../common/email.ts';
import { OFFLINE_SECONDS, SESSION_SECONDS } from '../common/limits.ts';
import {
  ChangeOrganizationTextsSchema,
  LanguageSchema,
  OrganizationTextsSchema,
  SignInTextsSchema,
} from './organization-texts.ts';

/** Media types of logos: only raster images, because an SVG can contain scripts. */
export const LOGO = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 128 * 1024,
  minSide: 32,
  maxSide: 1024,
} as const;

export const BrandColorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, {
    error: 'Enter the color as # and six hexadecimal digits, such as #1976d2',
    abort: true,
  })
  .superRefine((color, context) => {
    const problem = unreadableBecause(color);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({
    description: '`#rrggbb`. White text is shown on it, so its contrast with white must be 4.5:1 or more',
  });

const ColorOut = z.string().nullable().meta({ example: '#0b6e4f' });

export const BrandSchema = z
  .object({
    name: z.string(),
    logoUrl: z.string().nullable().meta({ description: 'Path on this origin. It changes with the image' }),
    color: ColorOut,
    darkColor: ColorOut.meta({ description: 'For dark pages. Without it, `color` is used there too' }),
    language: LanguageSchema.nullable().meta({
      description: 'Language of pages and emails for users without a choice of their own',
    }),
    texts: SignInTextsSchema.meta({ description: 'Replaced texts of the sign-in page, by language' }),
  })
  .meta({ id: 'Brand', description: 'The brand of an organization' });
export type Brand = z.infer<typeof BrandSchema>;

export const OwnBrandSchema = z
  .object({ brand: BrandSchema.nullable() })
  .meta({ id: 'OwnBrand', description: 'Null for users without an organization' });

const limits = {
  sessionIdleSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max),
  sessionTotalSeconds: z.int().min(SESSION_SECONDS.min).max(SESSION_SECONDS.max),
  offlineIdleSeconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.idle.max),
  offlineTotalSeconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.total.max),
};
const email = z.string().nullable();
const version = z.int().min(1).max(2_147_483_647);

export const OrganizationSchema = z
  .object({
    id: z.uuid(),
    code: z.string().meta({ example: 'TEN-001' }),
    slug: z.string(),
    name: z.string(),
    logo: z
      .object({ url: z.string(), width: z.int().min(1).max(4096), height: z.int().min(1).max(4096) })
      .nullable(),
    color: ColorOut,
    darkColor: ColorOut,
    language: LanguageSchema.nullable(),
    timeZone: z
      .string()
      .meta({ description: 'In which the days of statistics begin', example: 'Europe/Zurich' }),
    texts: OrganizationTextsSchema,
    technicalEmail: email,
    securityEmail: email,
    billingEmail: email,
    supportName: z.string().nullable(),
    supportAddress: z.string().nullable().meta({
      description: 'Email address or web page that members see when a sign-in fails',
    }),
    ...limits,
    version,
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof OrganizationSchema>;

export const OrganizationQuerySchema = z.object({
  tenantId: z.uuid().optional().meta({ description: 'Required from superadmins, who must name one' }),
});

const ContactSchema = EmailSchema.toLowerCase().nullable();
/** An email address, or a page that a browser opens: no other scheme, so that a link never runs a script. */
const SupportAddressSchema = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine(
    (address) =>
      EmailSchema.safeParse(address).success ||
      (/^https:\/\/[^\s]+$/.test(address) && URL.canParse(address) && new URL(address).username === ''),
    'Enter an email address or a web page that begins with https://',
  );
const named = { tenantId: OrganizationQuerySchema.shape.tenantId, version };

/** An update; missing fields are unchanged. `version` must match the current version. */
export const ChangeOrganizationSchema = z
  .object({
    ...named,
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters').optional(),
    color: BrandColorSchema.nullable().optional(),
    darkColor: BrandColorSchema.nullable().optional(),
    language: LanguageSchema.nullable().optional(),
    timeZone: ZoneinfoSchema.optional().meta({
      description: 'Applies to the statistics of the days that follow',
    }),
    texts: ChangeOrganizationTextsSchema.optional(),
    technicalEmail: ContactSchema.optional(),
    securityEmail: ContactSchema.optional(),
    billingEmail: ContactSchema.optional(),
    supportName: z
      .string()
      .trim()
      .min(1, 'Enter a name')
      .max(120, 'At most 120 characters')
      .nullable()
      .optional(),
    supportAddress: SupportAddressSchema.nullable().optional(),
    sessionIdleSeconds: limits.sessionIdleSeconds.optional(),
    sessionTotalSeconds: limits.sessionTotalSeconds.optional(),
    offlineIdleSeconds: limits.offlineIdleSeconds.optional(),
    offlineTotalSeconds: limits.offlineTotalSeconds.optional(),
  })
  .strict()
  .meta({ id: 'ChangeOrganization', example: { version: 1, name: 'Acme' } });
export type ChangeOrganization = z.infer<typeof ChangeOrganizationSchema>;

/** Four characters of base64 contain three bytes. */
const LONGEST_PICTURE = Math.ceil(LOGO.maxBytes / 3) * 4;

/** Source: RFC 4648 §4. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const PictureSchema = z
  .string()
  .min(1, 'Choose a picture')
  .max(LONGEST_PICTURE, 'At most 128 KB')
  .regex(BASE64, 'This is not valid base64')
  .meta({ description: 'PNG, JPEG or WebP in base64: at most 128 KB, each side 32 to 1,024 pixels' });

export const SetLogoSchema = z
  .object({ ...named, content: PictureSchema })
  .strict()
  .meta({ id: 'SetLogo', example: { version: 1, content: 'iVBORw0KGgo=' } });
export type SetLogo = z.infer<typeof SetLogoSchema>;

export const RemoveLogoQuerySchema = z.object({
  tenantId: OrganizationQuerySchema.shape.tenantId,
  version: z.coerce.number().int().min(1).max(2_147_483_647),
});

export const SetApplicationLogoSchema = z
  .object({ version, content: PictureSchema })
  .strict()
  .meta({ id: 'SetApplicationLogo', example: { version: 1, content: 'iVBORw0KGgo=' } });
export type SetApplicationLogo = z.infer<typeof SetApplicationLogoSchema>;

export const RemoveApplicationLogoQuerySchema = RemoveLogoQuerySchema.pick({ version: true });

/** Path of an application's logo on this origin. */
export const ApplicationLogoUrlSchema = z
  .string()
  .nullable()
  .meta({ description: 'Path of the logo on this origin. It changes with the image. Null without a logo' });

/**
 * SHA-256 in base64url of the picture and a random value, so that the owner of a picture cannot be found by its hash.
 */
export const LogoHashSchema = z.string().regex(/^[\w-]{43}$/, 'This is not a valid picture');

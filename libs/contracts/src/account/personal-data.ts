import { z } from 'zod';
import { PERSONAL_DATA_KEYS, type PersonalDataKey } from './personal-data-categories.ts';

/** Entries are counted up to this number. */
export const PERSONAL_DATA_COUNTED = 1_000;

const CategorySchema = /* @__PURE__ */ z.enum(PERSONAL_DATA_KEYS as [PersonalDataKey, ...PersonalDataKey[]]);

/** What is stored about the caller. */
export const PersonalDataSchema = /* @__PURE__ */ z
  .object({
    categories: z.array(
      z.object({
        category: CategorySchema,
        entries: z
          .int()
          .min(0)
          .max(PERSONAL_DATA_COUNTED + 1)
          .nullable()
          .meta({
            description: `${PERSONAL_DATA_COUNTED + 1} means more than ${PERSONAL_DATA_COUNTED}. Null for a category that is not exported`,
          }),
      }),
    ),
    organizations: z.array(
      z.object({
        name: z.string(),
        failedSignInDays: z.int().min(1).max(365).meta({
          description: 'Days for which failed sign-ins are kept',
        }),
      }),
    ),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof PersonalDataSchema>;

/** Everything that a user may receive about themselves. Source: GDPR art. 15 and 20. */
export const PersonalDataExportSchema = /* @__PURE__ */ z
  .object({
    format: z.literal('gatehouse-personal-data/1'),
    exportedAt: z.iso.datetime(),
    userId: z.uuid(),
    categories: z.array(
      z.object({
        category: CategorySchema,
        data: z.string(),
        why: z.string(),
        kept: z.string(),
        readers: z.string(),
        withheld: z.array(z.string()).meta({
          description: 'Why records of this category are not in the export',
        }),
        parts: z.array(
          z.object({
            part: z.string().meta({ example: 'sign_ins' }),
            entries: z.array(z.record(z.string(), z.unknown())),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PersonalDataExport' });
export type PersonalDataExport = z.infer<typeof PersonalDataExportSchema>;

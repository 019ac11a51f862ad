import { z } from 'zod';

export const SETTING_SOURCES = ['environment', 'file', 'default', 'unset'] as const;

export const SystemSettingsSchema = z
  .object({
    items: z.array(
      z.object({
        name: z.string().meta({ example: 'PUBLIC_URL' }),
        value: z
          .string()
          .nullable()
          .meta({ description: 'Null for secrets and for values that are not set' }),
        source: z.enum(SETTING_SOURCES),
        secret: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SystemSettings', description: 'Settings of the responding API process' });
export type SystemSettings = z.infer<typeof SystemSettingsSchema>;
export type SystemSetting = SystemSettings['items'][number];

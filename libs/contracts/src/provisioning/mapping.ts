import { z } from 'zod';
import { CustomAttributeNameSchema } from '../people/custom-attributes.ts';
import { PROVISIONING_SOURCES } from './mapping-sources.ts';

/**
 * The path of a SCIM attribute: `userName`, `name.givenName`, or with the URN of an extension in front. Source: RFC 7644
 * §3.10 without value filters.
 */
const ATTRIBUTE =
  /^(?:urn:[A-Za-z0-9][A-Za-z0-9:._-]{0,180}:)?[A-Za-z$][\w$-]{0,60}(?:\.[A-Za-z$][\w$-]{0,60})?$/;

/** Set by every delivery, so no mapping may set them. */
const OWN = ['id', 'externalid', 'active', 'schemas', 'meta', 'groups', 'password'];

export const ProvisioningMappingEntrySchema = /* @__PURE__ */ z
  .object({
    attribute: z
      .string()
      .trim()
      .max(250, 'At most 250 characters')
      .regex(ATTRIBUTE, 'Use the path of a SCIM attribute, such as userName or name.givenName')
      .refine(
        (path) => !OWN.includes((path.split('.')[0] ?? '').toLowerCase()),
        'Gatehouse sets this attribute. Choose another one',
      )
      .meta({ description: 'Path of a SCIM attribute. `emails` is sent as one primary work address' }),
    source: z.enum(PROVISIONING_SOURCES),
    value: z
      .string()
      .max(500, 'At most 500 characters')
      .optional()
      .meta({ description: 'The value for the source `constant`' }),
    custom_attribute: CustomAttributeNameSchema,
  })
  .strict()
  .refine(({ source, value }) => source !== 'constant' || (value !== undefined && value !== ''), {
    path: ['value'],
    message: 'Enter the value',
  })
  .refine(({ source, custom_attribute }) => source !== 'custom_attribute' || custom_attribute, {
    path: ['custom_attribute'],
    message: 'Choose a custom attribute',
  })
  .meta({ id: 'ProvisioningMappingEntry' });
export type ProvisioningMappingEntry = z.infer<typeof ProvisioningMappingEntrySchema>;

export const ProvisioningMappingSchema = /* @__PURE__ */ z
  .array(ProvisioningMappingEntrySchema)
  .min(1, 'Map userName')
  .max(50, 'At most 50 attributes')
  .superRefine((entries, context) => {
    const names = entries.map(({ attribute }) => attribute.toLowerCase());
    if (!names.includes('username'))
      context.addIssue({ code: 'custom', message: 'Map userName. Every target requires it' });
    for (const [index, name] of names.entries()) {
      const clash = names.findIndex(
        (other, at) =>
          at < index && (other === name || other.startsWith(`${name}.`) || name.startsWith(`${other}.`)),
      );
      if (clash >= 0)
        context.addIssue({
          code: 'custom',
          path: [index, 'attribute'],
          message: `This attribute overlaps with ${entries[clash]?.attribute}`,
        });
    }
  });

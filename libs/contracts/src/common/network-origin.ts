import { z } from 'zod';

/** Where an address belongs, by offline databases. */
export const NetworkOriginSchema = /* @__PURE__ */ z
  .object({
    country: z.string().length(2).nullable().meta({
      description: 'ISO 3166-1 alpha-2. Null if unknown, such as in private networks',
      example: 'DE',
    }),
    operator: z
      .object({
        asn: z
          .int()
          .min(0)
          .max(4_294_967_295)
          .meta({ description: 'Number of the autonomous system. Source: RFC 6793' }),
        name: z.string().max(300).meta({ example: 'Example Telecom' }),
      })
      .nullable()
      .meta({ description: 'The company that operates the network. Null if unknown' }),
  })
  .meta({ id: 'NetworkOrigin' });
export type NetworkOrigin = z.infer<typeof NetworkOriginSchema>;

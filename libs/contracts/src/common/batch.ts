import { z } from 'zod';

/** The limits of `POST /api/v1/batch`. */
export const BATCH = {
  reads: 12,
  pathLength: 2_000,
  /** Maximum size of one response body. */
  responseBytes: 1_048_576,
  /** Timeout of all reads together. */
  milliseconds: 10_000,
} as const;

export const BatchSchema = /* @__PURE__ */ z
  .object({
    paths: z
      .array(
        z
          .string()
          .max(BATCH.pathLength)
          // Source: RFC 3986 §3.3 and §3.4: the characters of a path and its query; no fragment.
          .regex(/^\/api\/v1\/[\w\-.~!$&'()*+,;=:@%/?]+$/, 'Use a path of this API with its query'),
      )
      .min(1)
      .max(BATCH.reads)
      .meta({ description: 'Path and query of each read, for example `/api/v1/users?limit=20`' }),
  })
  .meta({ id: 'Batch', example: { paths: ['/api/v1/auth/visit', '/api/v1/account/sessions'] } });
export type Batch = z.infer<typeof BatchSchema>;

export const BatchResponsesSchema = /* @__PURE__ */ z
  .object({
    responses: z.array(
      z.object({
        index: z
          .int()
          .min(0)
          .max(BATCH.reads - 1)
          .meta({ description: 'Position of the path in the request' }),
        status: z.int().min(200).max(599),
        body: z.unknown().meta({ description: 'What the operation returns, or a problem document' }),
      }),
    ),
  })
  .meta({ id: 'BatchResponses' });
export type BatchResponses = z.infer<typeof BatchResponsesSchema>;

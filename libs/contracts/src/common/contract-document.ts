import { z } from 'zod';

/** An OpenAPI document, as far as one has to know to pass it on. Source: OpenAPI 3.0.3 §4.7.1. */
export const ContractDocumentSchema = z
  .looseObject({
    openapi: z.string().meta({ example: '3.0.0' }),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.looseObject({})),
  })
  .meta({ id: 'ContractDocument' });

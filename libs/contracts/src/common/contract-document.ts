import { z } from 'zod';

/** The parts of an OpenAPI document that are needed to return it. Source: OpenAPI 3.0.3 §4.7.1. */
export const ContractDocumentSchema = z
  .looseObject({
    openapi: z.string().meta({ example: '3.0.0' }),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.looseObject({})),
  })
  .meta({ id: 'ContractDocument' });

import type { SwaggerDocumentOptions } from '@nestjs/swagger';
import type { z } from 'zod';

/** A note from the generator to `completeContract`: how long a text is at least once the spaces around it are gone. */
export const LEAST_INSIDE = 'x-least-inside';

type Converter = NonNullable<SwaggerDocumentOptions['standardSchemaConverter']>;
type Json = { [key: string]: unknown };

/** The generator's own way, with a note at each text that is trimmed before its length is looked at. */
export const withTrimmedTexts: Converter = (schema, { schemaType }) => {
  const { jsonSchema } = (schema as z.ZodType)['~standard'];
  const override = ({ zodSchema, jsonSchema: made }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) => {
    if (schemaType === 'input' && typeof made.minLength === 'number' && isTrimmed(zodSchema))
      made[LEAST_INSIDE] = made.minLength;
  };
  const {
    $schema: _version,
    definitions,
    ...rest
  } = jsonSchema[schemaType]({
    target: 'openapi-3.0',
    libraryOptions: { override },
  }) as Json;
  return { schema: rest, components: (definitions ?? {}) as Record<string, unknown> };
};

function isTrimmed({ _zod: { def } }: z.core.$ZodTypes): boolean {
  return (def.checks ?? []).some(
    ({ _zod: check }) =>
      check.def.check === 'overwrite' && (check.def as z.core.$ZodCheckOverwriteDef).tx(' a ') === 'a',
  );
}

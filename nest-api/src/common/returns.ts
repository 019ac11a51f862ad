import { ProblemSchema } from '@gatehouse/contracts';
import { applyDecorators, HttpCode, SerializeOptions, SetMetadata } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

export const RETURNS = 'gatehouse:returns';
const Nothing = z.null();

/** Whether the schema of `RETURNS` means that a route has no JSON response. */
export function isEmptyResponse(schema: unknown): boolean {
  return schema === Nothing;
}

/**
 * The response of a route. It documents the response and removes all other fields. `null` is an empty 204. `problems`
 * are the errors besides 400, 401, 403, 429 and 503, which every route may return.
 */
export function Returns(
  schema: z.ZodType | null,
  status = schema ? 200 : 204,
  problems: readonly number[] = [],
) {
  return applyDecorators(
    SetMetadata(RETURNS, schema ?? Nothing),
    HttpCode(status),
    schema
      ? ApiResponse({ status, standardSchema: schema, description: 'Done' })
      : ApiResponse({ status, description: 'Done' }),
    ...[400, ...problems].map((code) =>
      ApiResponse({
        status: code,
        standardSchema: ProblemSchema,
        description: DESCRIPTIONS[code] ?? 'Rejected',
      }),
    ),
    ...(schema ? [SerializeOptions({ schema })] : []),
  );
}

export const SUMMARY = 'gatehouse:summary';

/** The summary of a route in the contract; `more` is its description. */
export const Describe = (summary: string, more?: string) =>
  applyDecorators(
    SetMetadata(SUMMARY, summary),
    ApiOperation(more === undefined ? { summary } : { summary, description: more }),
  );

export const UNPROCESSABLE =
  'The request matches the schema but breaks a rule that no schema expresses. `errors` names the fields';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is invalid. `errors` names the fields',
  404: 'The object does not exist or belongs to another user',
  409: 'The object changed in the meantime, or the name is taken',
  410: 'It has expired or was already used',
  422: UNPROCESSABLE,
};

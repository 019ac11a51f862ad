import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery, ApiResponse } from '@nestjs/swagger';

/** A browser comes with a message and is sent on, or is given the page that posts an answer. */
export const ForBrowsers = () =>
  applyDecorators(
    ApiResponse({ status: 303, description: 'Redirects the browser' }),
    ApiResponse({
      status: 200,
      description: 'A page with a form that posts the message',
      content: { 'text/html': { schema: { type: 'string' } } },
    }),
  );

/** A signed document of metadata. */
export const GivesMetadata = () =>
  ApiResponse({
    status: 200,
    description: 'Done',
    content: { 'application/samlmetadata+xml': { schema: { type: 'string' } } },
  });

/** What a browser may bring in the query. */
export const TakesQuery = (...names: string[]) =>
  applyDecorators(...names.map((name) => ApiQuery({ name, required: false, schema: { type: 'string' } })));

/** A message by the POST binding, or the bare document. */
export const TakesForm = (field: string) =>
  applyDecorators(
    ApiConsumes('application/x-www-form-urlencoded', 'application/xml'),
    ApiBody({
      schema: {
        type: 'object',
        properties: {
          [field]: { type: 'string', description: 'Base64' },
          RelayState: { type: 'string', description: 'Returned unchanged' },
        },
      },
    }),
  );

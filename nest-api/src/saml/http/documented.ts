import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery, ApiResponse } from '@nestjs/swagger';

/** Redirects a browser that delivers a message, or returns the page that posts the response. */
export const ForBrowsers = () =>
  applyDecorators(
    ApiResponse({ status: 303, description: 'Redirects the browser' }),
    ApiResponse({
      status: 200,
      description: 'A page with a form that posts the message',
      content: { 'text/html': { schema: { type: 'string' } } },
    }),
  );

export const GivesMetadata = () =>
  ApiResponse({
    status: 200,
    description: 'Done',
    content: { 'application/samlmetadata+xml': { schema: { type: 'string' } } },
  });

/** Query parameters of the Redirect binding. */
export const TakesQuery = (...names: string[]) =>
  applyDecorators(...names.map((name) => ApiQuery({ name, required: false, schema: { type: 'string' } })));

/** A message of the POST binding with further fields, or the bare XML document. */
export const TakesForm = (field: 'SAMLRequest' | 'SAMLResponse', ...others: string[]) =>
  applyDecorators(
    ApiConsumes('application/x-www-form-urlencoded', 'application/xml'),
    ApiBody({
      schema: {
        type: 'object',
        properties: {
          [field]: { type: 'string', description: 'Base64' },
          RelayState: { type: 'string', description: 'Returned unchanged' },
          ...Object.fromEntries(others.map((name) => [name, { type: 'string' }])),
        },
      },
    }),
  );

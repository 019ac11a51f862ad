import { z } from 'zod';
import { AUTHORIZATION_RESPONSE_ALGORITHMS, REQUEST_OBJECT_ALGORITHMS } from './message-signing-rules.ts';

/** Signed authorization requests and responses of a client. Source: RFC 9101, JARM. */
export const MESSAGE_SIGNING = {
  request_object_signing_alg: z.enum(REQUEST_OBJECT_ALGORITHMS).nullable().meta({
    description:
      'Allows signed authorization requests (`request`), verified with the keys of the client (RFC 9101). Null: rejected',
  }),
  require_signed_request_object: z.boolean().meta({
    description: 'Authorization requests without a signed request object are rejected (RFC 9101 §10.5)',
  }),
  authorization_signed_response_alg: z.enum(AUTHORIZATION_RESPONSE_ALGORITHMS).nullable().meta({
    description:
      'Allows the response modes `jwt`, `query.jwt`, `fragment.jwt` and `form_post.jwt`, with responses signed by Gatehouse (JARM). Null: rejected',
  }),
};

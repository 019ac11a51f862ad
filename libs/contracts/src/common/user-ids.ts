import { z } from 'zod';

/** The text of a UUID, as a part of other patterns. */
export const UUID_PATTERN = '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}';

/** IDs of up to 20 users, separated by commas; empty for none. */
export const UserIdsSchema = /* @__PURE__ */ z
  .string()
  .regex(
    /* @__PURE__ */ new RegExp(`^(${UUID_PATTERN}(,${UUID_PATTERN}){0,19})?$`),
    'Use up to 20 IDs, separated by commas',
  );

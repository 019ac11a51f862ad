import { z } from 'zod';

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const END = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A time with any offset. Its year in UTC has four digits, as in responses. Source: RFC 3339 §5.6, which `date-time` of the
 * contract refers to.
 */
export const InputTimeSchema = /* @__PURE__ */ z.iso.datetime({ offset: true }).refine((text) => {
  const ms = Date.parse(text);
  return ms >= FIRST && ms <= END;
}, 'Use a year from 1 to 9999');

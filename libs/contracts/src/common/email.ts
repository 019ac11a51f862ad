import { z } from 'zod';
import { emailProblem } from './email-address.ts';

const LOCAL = String.raw`[^\u0000-\u0026\u0028-\u002A,./:-@\u005B-\u005E\u0060\u007B-\u009F\u2028\u2029]+`;
const LABEL = String.raw`[^\u0000-,./:-@\u005B-\u0060\u007B-\u009F\u2028\u2029\u3002\uFF0E\uFF61]+`;
const DOT = String.raw`[.\u3002\uFF0E\uFF61]`;
/** The part of the rules that a pattern in the contract can express. `emailProblem` checks the rest. */
const SHAPE = new RegExp(String.raw`^${LOCAL}(\.${LOCAL})*@(${LABEL}${DOT})+${LABEL}$`);

/** An email address, including internationalized ones (RFC 6531). Stored as typed, in NFC. */
export const EmailSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .max(254, { error: 'At most 254 characters', abort: true })
  .regex(SHAPE, {
    error: ({ input }) => emailProblem(String(input)) ?? 'Enter an email address',
    abort: true,
  })
  .superRefine((email, context) => {
    const message = emailProblem(email);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'idn-email' });

import { z } from 'zod';
import { emailProblem } from './email-address.ts';

/** An address, internationalized ones too (RFC 6531); kept as typed, in NFC. */
export const EmailSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .max(254, 'At most 254 characters')
  .superRefine((email, context) => {
    // One sentence about one cause: the length above.
    const message = email.length > 254 ? null : emailProblem(email);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'idn-email' });

import { z } from 'zod';
import { emailProblem } from './email-address.ts';

/** An address, internationalized ones too (RFC 6531); kept as typed, in NFC. */
export const EmailSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .max(254, 'At most 254 characters')
  .superRefine((email, context) => {
    const message = emailProblem(email);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'idn-email' });

import { z } from 'zod';

const hex = (bytes: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .length(bytes * 2);

/** What a proof of work was computed for. It counts for nothing else. */
export const WORK_PURPOSES = ['sign_in', 'sign_up', 'password_reset'] as const;
export type WorkPurpose = (typeof WORK_PURPOSES)[number];

/** A signed challenge. Source: ALTCHA, proof of work version 2. */
export const WorkChallengeSchema = /* @__PURE__ */ z
  .object({
    parameters: z
      .object({
        algorithm: z.literal('PBKDF2/SHA-256'),
        cost: z.int().min(1).max(1_000_000).meta({ description: 'Iterations of each derivation' }),
        keyLength: z.literal(32),
        keyPrefix: hex(16).meta({ description: 'How the derived key of the right counter begins' }),
        keySignature: hex(32),
        nonce: hex(16),
        salt: hex(16),
        data: z
          .object({
            purpose: z.enum(WORK_PURPOSES),
            expiresAt: z.int().min(0).max(10_000_000_000).meta({ description: 'Seconds since the epoch' }),
            key: z.string().max(32).meta({ description: 'ID of the key that signed the challenge' }),
          })
          .strict(),
      })
      .strict(),
    signature: hex(32),
  })
  .strict()
  .meta({
    id: 'WorkChallenge',
    description:
      'Find the counter (an unsigned 32-bit integer, big-endian, after the nonce) whose derived key begins with `keyPrefix`. Every ALTCHA client does that',
  });
export type WorkChallenge = z.infer<typeof WorkChallengeSchema>;

/** A challenge with its solution. */
export const SolvedWorkSchema = /* @__PURE__ */ z
  .object({
    challenge: WorkChallengeSchema,
    solution: z
      .object({
        counter: z.int().min(0).max(0xffff_ffff),
        derivedKey: hex(32),
        time: z.number().optional(),
      })
      .strict(),
  })
  .strict();
export type SolvedWork = z.infer<typeof SolvedWorkSchema>;

export const ProofOfWorkSchema = /* @__PURE__ */ z.string().min(1).max(4_096).meta({
  description:
    'The solved challenge of a response with the code `proof_of_work_required`: base64 of the JSON `{"challenge", "solution"}`. It works once, within 10 minutes',
});

/** A hidden field of public forms. */
export const HoneypotSchema = /* @__PURE__ */ z.string().max(500).meta({
  description:
    'A hidden field of the form. Leave it out: a request with a value gets the response of a success, and nothing happens',
});

import { z } from 'zod';
import { SIGNAL_DELIVERIES, SIGNAL_OUTCOMES, SIGNAL_REASONS } from './signal-reasons.ts';

/** Where transmitters send the events of a connection. */
export const SIGNALS_PATH = '/api/signals/';

const url = /* @__PURE__ */ z.url('Enter a URL that begins with https://').max(2048);
const time = /* @__PURE__ */ z.iso.datetime().nullable();

export const SignalReceiverSchema = /* @__PURE__ */ z
  .object({
    issuer: z.string().meta({
      description: 'Issuer of the transmitter, which `iss` of each event must be',
      example: 'https://login.example',
    }),
    audience: z.string().meta({ description: '`aud` of each event must contain it' }),
    endpoint: z.string().meta({ description: 'Where the transmitter sends events (RFC 8935)' }),
    secretLastFour: z.string().meta({ description: 'Of the bearer secret of the endpoint' }),
    secretCreatedAt: z.iso.datetime(),
    delivery: z.enum(SIGNAL_DELIVERIES).meta({
      description:
        '`push`: the transmitter sends events to the endpoint. `poll`: Gatehouse fetches them every 5 seconds',
    }),
    pollError: z.string().nullable().meta({ description: 'Why the last poll failed. Null if it did not' }),
    blocksDisabled: z.boolean().meta({
      description:
        'Whether a user whose account the identity provider disabled can no longer sign in through the connection',
    }),
    streamId: z
      .string()
      .nullable()
      .meta({ description: 'Of the stream that Gatehouse created at the transmitter. Null: set up there' }),
    verificationRequestedAt: time,
    verifiedAt: time.meta({ description: 'When the last verification event arrived' }),
    lastEventAt: time,
    lastRejectedAt: time,
    counts: z
      .object({ applied: z.int().min(0), ignored: z.int().min(0), rejected: z.int().min(0) })
      .meta({ description: 'Events since the receiver was set up' }),
    version: z.int().min(1),
  })
  .meta({ id: 'SignalReceiver' });
export type SignalReceiverDto = z.infer<typeof SignalReceiverSchema>;

export const SignalSettingsSchema = /* @__PURE__ */ z
  .object({
    receiver: SignalReceiverSchema.nullable().meta({
      description: 'Null if the connection receives no events',
    }),
  })
  .meta({ id: 'SignalSettings' });
export type SignalSettings = z.infer<typeof SignalSettingsSchema>;

export const SaveSignalReceiverSchema = /* @__PURE__ */ z
  .object({
    issuer: url.meta({
      description: 'Issuer of the transmitter. Its metadata is read from `/.well-known/ssf-configuration`',
      example: 'https://login.example',
    }),
    audience: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .nullable()
      .default(null)
      .meta({ description: 'What `aud` of each event must contain. Null: the address of the endpoint' }),
    blocksDisabled: z.boolean().default(true),
    delivery: z.enum(SIGNAL_DELIVERIES).default('push').meta({
      description: 'Only when the receiver is set up. `poll` requires a management token',
    }),
    managementToken: z.string().trim().min(1).max(4_000).optional().meta({
      description:
        'Access token for the stream management API of the transmitter. With it, Gatehouse creates the stream when the receiver is set up, and requests verification. Later, it replaces the token of that stream. Not returned',
    }),
    version: z.int().min(0).meta({ description: 'Of the receiver that was read; 0 to set it up' }),
  })
  .meta({
    id: 'SaveSignalReceiver',
    example: { issuer: 'https://login.example', audience: null, blocksDisabled: true, version: 0 },
  });
export type SaveSignalReceiver = z.infer<typeof SaveSignalReceiverSchema>;

export const SavedSignalReceiverSchema = /* @__PURE__ */ z
  .object({
    receiver: SignalReceiverSchema,
    secret: z
      .string()
      .nullable()
      .meta({ description: 'The bearer secret of the endpoint, if it is new. Returned only once' }),
  })
  .meta({ id: 'SavedSignalReceiver' });
export type SavedSignalReceiver = z.infer<typeof SavedSignalReceiverSchema>;

export const SignalEventSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    receivedAt: z.iso.datetime(),
    issuedAt: time.meta({ description: '`iat` of the event. Null if it was rejected before it was read' }),
    types: z.array(z.string()).meta({
      description: 'URIs of the event types',
      example: ['https://schemas.openid.net/secevent/caep/event-type/session-revoked'],
    }),
    outcome: z.enum(SIGNAL_OUTCOMES),
    reason: z.enum(SIGNAL_REASONS),
    detail: z.string().nullable().meta({ description: 'What is wrong with a rejected event' }),
    sessionsEnded: z.int().min(0),
  })
  .meta({ id: 'SignalEvent' });
export type SignalEventDto = z.infer<typeof SignalEventSchema>;

export const SignalEventListSchema = /* @__PURE__ */ z
  .object({ items: z.array(SignalEventSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'SignalEventList' });
export type SignalEventList = z.infer<typeof SignalEventListSchema>;

export const SignalStreamSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    delivery: z.enum(['push', 'poll']),
    endpointUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where events are pushed. Null for poll delivery' }),
    events: z.array(z.string()).meta({ description: 'URIs of the event types that are delivered' }),
    status: z.enum(['enabled', 'paused', 'disabled']),
    statusReason: z.string().nullable(),
    queued: z
      .int()
      .min(0)
      .meta({ description: 'Events that are not delivered yet. The count stops at 10,001' }),
    failures: z.int().min(0).meta({ description: 'Failed attempts since the last delivery' }),
    lastError: z.string().nullable(),
    deliveredAt: time.meta({ description: 'When an event was last accepted' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SignalStream' });
export type SignalStreamDto = z.infer<typeof SignalStreamSchema>;

export const ClientSignalsSchema = /* @__PURE__ */ z
  .object({
    allowed: z.boolean().meta({ description: 'Whether the application may receive security events' }),
    configurationUrl: z
      .string()
      .nullable()
      .meta({ description: 'Metadata of the transmitter. Null for an application of the platform' }),
    resource: z
      .string()
      .nullable()
      .meta({ description: '`resource` of access tokens for the stream management API' }),
    stream: SignalStreamSchema.nullable().meta({
      description: 'What the application set up. Null: nothing yet',
    }),
  })
  .meta({ id: 'ClientSignals' });
export type ClientSignals = z.infer<typeof ClientSignalsSchema>;

export const SaveClientSignalsSchema = /* @__PURE__ */ z
  .object({ allowed: z.boolean() })
  .meta({ id: 'SaveClientSignals', example: { allowed: true } });
export type SaveClientSignals = z.infer<typeof SaveClientSignalsSchema>;

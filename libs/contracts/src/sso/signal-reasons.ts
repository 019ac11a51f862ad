/** Endpoints of the transmitter, below an issuer. It is also the audience of access tokens for them. */
export const SIGNALS_ROUTE = '/api/v1/ssf';
export const SIGNALS_SCOPES = ['ssf.read', 'ssf.manage'] as const;

/** What became of a received event. */
export const SIGNAL_OUTCOMES = ['applied', 'ignored', 'rejected'] as const;
export type SignalOutcome = (typeof SIGNAL_OUTCOMES)[number];

/** Why. The first group is of applied events, the second of ignored ones, the third of rejected ones. */
export const SIGNAL_REASONS = [
  'sessions_ended',
  'account_disabled',
  'account_enabled',
  'verified',

  'recorded',
  'stream_updated',
  'unknown_subject',
  'unsupported_subject',
  'out_of_date',

  'malformed',
  'wrong_type',
  'algorithm',
  'signature',
  'keys_unavailable',
  'issuer',
  'audience',
  'issued_at',
  'expiry',
  'identifier',
  'subject',
  'foreign_subject',
  'events',
  'verification',
] as const;
export type SignalReason = (typeof SIGNAL_REASONS)[number];

/** How events of an identity provider arrive. */
export const SIGNAL_DELIVERIES = ['push', 'poll'] as const;
export type SignalDelivery = (typeof SIGNAL_DELIVERIES)[number];
/** Seconds between two polls. */
export const SIGNAL_POLL_SECONDS = 5;

/** Days in which the log of a connection keeps an event, and in which a repeated one is recognized. */
export const SIGNAL_EVENT_DAYS = 30;
/** An event that was issued longer ago is rejected. Less than the days in which a repetition is recognized. */
export const SIGNAL_MAX_AGE_DAYS = 7;
/** Events that a page shows. */
export const SIGNAL_EVENTS_SHOWN = 50;

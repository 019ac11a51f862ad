import type { SignalEventDto, SignalReceiverDto } from '@gatehouse/contracts';
import type { ReceiverRow, SignalEventRow } from './signal-receivers.repository.js';

/** @param endpoint where the transmitter sends events */
export function toReceiverDto(endpoint: string, row: ReceiverRow): SignalReceiverDto {
  const { applied, ignored, rejected } = row;
  return {
    issuer: row.issuer,
    audience: row.audience,
    endpoint,
    secretLastFour: row.secretLastFour,
    secretCreatedAt: timeOf(row.secretCreatedAt) as string,
    delivery: row.delivery,
    pollError: row.pollError,
    blocksDisabled: row.blocksDisabled,
    streamId: row.streamId,
    verificationRequestedAt: timeOf(row.verificationRequestedAt),
    verifiedAt: timeOf(row.verifiedAt),
    lastEventAt: timeOf(row.lastEventAt),
    lastRejectedAt: timeOf(row.lastRejectedAt),
    counts: { applied, ignored, rejected },
    version: row.version,
  };
}

/** A row of the log. */
export function toEventDto(row: SignalEventRow): SignalEventDto {
  const { id, types, outcome, reason, detail, sessionsEnded } = row;
  const receivedAt = timeOf(row.receivedAt) as string;
  return { id, receivedAt, issuedAt: timeOf(row.issuedAt), types, outcome, reason, detail, sessionsEnded };
}

function timeOf(at: Date | null): string | null {
  return at && new Date(at).toISOString();
}

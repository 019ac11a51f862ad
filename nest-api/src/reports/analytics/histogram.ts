import type { SignInTimes } from '@gatehouse/contracts';

type Durations = Omit<SignInTimes['total'], 'openedOnly'>;

/** Durations of a bucket; bucket -1 has those who gave up. Source: `bucket_of`. */
export interface Bucket {
  readonly bucket: number;
  readonly times: number;
}

const GAVE_UP = -1;
const FIRST_MS = 50;
const PER_DOUBLING = 4;

/** Percentiles by the nearest rank, as the geometric middle of the bucket: at most 9% off. */
export function durationsOf(buckets: readonly Bucket[]): Durations {
  const counts = new Map<number, number>();
  for (const { bucket, times } of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + times);
  const gaveUp = counts.get(GAVE_UP) ?? 0;
  counts.delete(GAVE_UP);
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  const completed = sorted.reduce((sum, [, times]) => sum + times, 0);
  const at = (share: number) => (completed === 0 ? null : middleOf(bucketAt(sorted, share * completed)));
  return { completed, gaveUp, p50: at(0.5), p75: at(0.75), p95: at(0.95), p99: at(0.99) };
}

function bucketAt(sorted: readonly (readonly [number, number])[], rank: number): number {
  let passed = 0;
  for (const [bucket, times] of sorted) {
    passed += times;
    if (passed >= rank) return bucket;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

function middleOf(bucket: number): number {
  return Math.round(FIRST_MS * 2 ** ((bucket + 0.5) / PER_DOUBLING));
}

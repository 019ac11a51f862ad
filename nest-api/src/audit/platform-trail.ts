/** The platform's own audit log has the nil UUID as its tenant. Source: RFC 9562 §5.9. */
export const PLATFORM_TRAIL = '00000000-0000-0000-0000-000000000000';

export function trailOf(tenantId: string | null): string {
  return tenantId ?? PLATFORM_TRAIL;
}

export function tenantOfTrail(trail: string): string | null {
  return trail === PLATFORM_TRAIL ? null : trail;
}

/**
 * The audit logs of the isolation proof's two organizations, which exist for seconds. Their chains are no evidence: no head
 * of them is kept, since it would report the chain as removed for good.
 */
export const PASSING_TRAILS: readonly string[] = [
  'ca0a0000-0000-7000-8000-000000000001',
  'ca0a0000-0000-7000-8000-000000000002',
];

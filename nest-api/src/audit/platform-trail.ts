/** The platform's own audit log has the nil UUID as its tenant. Source: RFC 9562 §5.9. */
export const PLATFORM_TRAIL = '00000000-0000-0000-0000-000000000000';

export function trailOf(tenantId: string | null): string {
  return tenantId ?? PLATFORM_TRAIL;
}

export function tenantOfTrail(trail: string): string | null {
  return trail === PLATFORM_TRAIL ? null : trail;
}

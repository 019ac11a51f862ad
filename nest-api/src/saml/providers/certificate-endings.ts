import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';
import type { RegisteredCertificate } from './saml-service-provider.entity.js';

const DAY = 86_400_000;

/** A certificate that expires soon. */
export interface CertificateEnding {
  readonly fingerprint: string;
  readonly uses: readonly RegisteredCertificate['use'][];
  /** The smallest of 30, 14, 7 and 1 days that covers the expiry. */
  readonly step: number;
  readonly daysLeft: number;
}

/**
 * Certificates that need a warning. Excludes certificates that left the metadata, and those whose
 * successor for the same use already exists. One that signs and encrypts counts once.
 */
export function endingsOf(certificates: readonly RegisteredCertificate[], now: Date): CertificateEnding[] {
  const inUse = certificates.filter(({ retiredAt }) => retiredAt === null);
  const isReplaced = ({ use, notAfter }: RegisteredCertificate) =>
    inUse.some((other) => other.use === use && other.notAfter > notAfter && daysUntil(other, now) > LONGEST);
  const endings = new Map<string, CertificateEnding>();
  for (const certificate of inUse) {
    const daysLeft = daysUntil(certificate, now);
    const step = STEPS.find((days) => daysLeft <= days);
    if (daysLeft <= 0 || step === undefined || isReplaced(certificate)) continue;
    const { fingerprint, use } = certificate;
    const uses = [...(endings.get(fingerprint)?.uses ?? []), use];
    endings.set(fingerprint, { fingerprint, uses, step, daysLeft });
  }
  return [...endings.values()];
}

const STEPS = [...CERTIFICATE_WARNING_DAYS].sort((a, b) => a - b);
const LONGEST = Math.max(...CERTIFICATE_WARNING_DAYS);

/** Partial days count. */
function daysUntil({ notAfter }: RegisteredCertificate, now: Date): number {
  return Math.ceil((new Date(notAfter).getTime() - now.getTime()) / DAY);
}

import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';
import type { RegisteredCertificate } from './saml-service-provider.entity.js';

const DAY = 86_400_000;

/** A certificate whose end is near. */
export interface CertificateEnding {
  readonly fingerprint: string;
  readonly uses: readonly RegisteredCertificate['use'][];
  /** Of 30, 14, 7, 1: the narrowest that the end is within. */
  readonly step: number;
  readonly daysLeft: number;
}

/**
 * The certificates whose end is to be warned of. One that metadata has no more bothers nobody, nor does one whose
 * successor for the same use is there already and lasts. One that signs and encrypts is one certificate.
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

/** Begun days count. */
function daysUntil({ notAfter }: RegisteredCertificate, now: Date): number {
  return Math.ceil((new Date(notAfter).getTime() - now.getTime()) / DAY);
}

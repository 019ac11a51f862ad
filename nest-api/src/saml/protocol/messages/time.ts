import { type SamlCheck, SamlRefused } from '../saml-refused.js';

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** An xs:dateTime with a zone. SAML requires UTC. @throws SamlRefused with `check` */
export function readTime(value: string | undefined, check: SamlCheck = 'schema'): Date {
  const date = new Date(value !== undefined && SHAPE.test(value) ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new SamlRefused(check, 'A time is missing or not a time');
  return date;
}

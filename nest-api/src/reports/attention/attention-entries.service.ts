import { ATTENTION_KINDS, type AttentionEntry, type AttentionKind } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TOKEN_WARNING_DAYS } from '../../directories/warnings/token-warning.js';
import { WARNED_DAYS } from '../../sso-config/configurations/certificate-warning.js';
import { attentionOf } from './attention-entries.sql.js';

const DAY_MS = 86_400_000;
/** Same as the first reminder of a trial's end. */
const TRIAL_DAYS = 7;
/** Same as the first email about an expiring token. */
const TOKEN_DAYS = TOKEN_WARNING_DAYS[0];
const EXPIRING: readonly AttentionKind[] = [
  'ending_directory_tokens',
  'ending_certificates',
  'ending_application_certificates',
  'ending_trials',
];

interface Row {
  readonly kind: AttentionKind;
  readonly count: number;
  readonly at: string | Date | null;
  readonly id: string | null;
  readonly name: string;
  readonly tenantName: string | null;
}

/** Items that require an action: in the user's tenant, or on the platform. */
@Injectable()
export class AttentionEntries {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The most urgent kind first. */
  of(caller: Caller): Promise<AttentionEntry[]> {
    const tenantId = tenantInQuestion(caller, null);
    const now = this.clock.now().getTime();
    const certificates = new Date(now + WARNED_DAYS * DAY_MS);
    const { sql, values } = attentionOf(tenantId === null, {
      certificates,
      applicationCertificates: certificates.toISOString(),
      trials: new Date(now + TRIAL_DAYS * DAY_MS),
      tokens: new Date(now + TOKEN_DAYS * DAY_MS),
    });
    return this.unit.inScopeOf(tenantId, 'a superadmin sees what all tenants wait for', async () => {
      const rows = await this.em.execute<Row[]>(sql, values);
      return rows.map(toEntry).sort((one, other) => placeOf(one.kind) - placeOf(other.kind));
    });
  }
}

function toEntry({ kind, count, at, id, name, tenantName }: Row): AttentionEntry {
  const moment = at === null ? null : new Date(at).toISOString();
  const expires = EXPIRING.includes(kind);
  return {
    kind,
    count,
    since: expires ? null : moment,
    until: expires ? moment : null,
    first: { id, name, tenantName },
  };
}

function placeOf(kind: AttentionKind): number {
  return ATTENTION_KINDS.indexOf(kind);
}

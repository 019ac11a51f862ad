/**
 * The work that a request or a run of a job causes, as far as it is cheap to count. The cost meter estimates from it how
 * much processor time the request took, and learns from it whose work it was.
 */
export class Work {
  /** Statements of the ORM, and units of work. */
  statements = 0;
  /** Statements without the ORM: one for each round trip. */
  lookups = 0;
  /** Password hashes. */
  hashes = 0;
  /** Attempts to sign in that were recorded. */
  signIns = 0;
  /** Signed tokens and assertions. */
  signatures = 0;
  /** Whether the OpenID library answers, and not a response from memory. */
  isOfLibrary = false;
  private tenant: string | null = null;

  /** The organization of the work; null: the platform's. */
  get tenantId(): string | null {
    return this.tenant;
  }

  /** The first organization that is known counts: the others of a request are those that it also has to look at. */
  belongsTo(tenantId: string | null | undefined): void {
    this.tenant ??= tenantId ?? null;
  }
}

/** A run of a job, which may work for many organizations, one after the other. */
export class JobWork extends Work {
  /** How many units of work the run had in each organization. */
  readonly units = new Map<string, number>();

  override belongsTo(tenantId: string | null | undefined): void {
    if (tenantId) this.units.set(tenantId, (this.units.get(tenantId) ?? 0) + 1);
  }
}

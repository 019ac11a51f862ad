/** Reads are answered by the standby for at most this long: it may have been cut off from the primary as well. */
const LONGEST_MS = 60_000;
/** How long a statement may take before the primary is checked. */
const PATIENCE_MS = 1_000;
const PROBE_EVERY_MS = 250;
/** How long a read waits for a standby, for example while another one takes the place of one that became the primary. */
const STANDBY_MS = 2_000;
const STANDBY_EVERY_MS = 100;
/** How long a write in progress waits for a silent primary. */
const WRITE_MS = 5_000;

/** The primary does not respond, and the standby cannot run the statement. */
export class PrimarySilent extends Error {
  /** `connection_failure`. Source: PostgreSQL, Appendix A. */
  readonly code = '08006';

  constructor() {
    super('the primary database does not respond');
  }
}

class PrimaryBack extends Error {}

/**
 * Moves reads to a standby while the primary does not respond.
 *
 * A statement that fails with its connection, or takes unusually long while the primary does not respond to a probe either,
 * is sent to the standby. Only reads succeed there. While the primary is silent, reads go to the standby, and a write fails
 * after another probe.
 */
export class PrimaryOutage {
  private silentSince: number | null = null;
  private checking: Promise<boolean> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  /**
   * @param probe rejects soon if the primary does not respond
   * @param isAway whether an error means that the connection failed
   */
  constructor(
    private readonly probe: () => Promise<unknown>,
    private readonly isAway: (error: unknown) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the primary did not respond to the last probe. */
  get isSilent(): boolean {
    return this.silentSince !== null;
  }

  /**
   * Runs one statement at the primary, or at the standby during an outage.
   *
   * @throws PrimarySilent the statement writes, or the outage lasts too long
   */
  async run<T>(primary: () => Promise<T>, standby: () => Promise<T>): Promise<T> {
    if (this.silentSince !== null) return this.readInstead(standby, primary);
    const asked = primary();
    const first = await this.firstOf(asked);
    if (first === 'settled') return asked;
    // What follows in the same request must know it.
    if (first === 'failed') await this.check();
    return this.patiently(standby).catch(() => within(asked, WRITE_MS));
  }

  /**
   * Reads at the standby although the primary cannot confirm how current it is.
   *
   * @param primary takes over as soon as it responds
   * @throws PrimarySilent it failed, for example because it writes, or the outage lasts too long
   */
  async readInstead<T>(standby: () => Promise<T>, primary: () => Promise<T>): Promise<T> {
    if (this.silentSince === null) return primary();
    if (this.now() - this.silentSince > LONGEST_MS) throw new PrimarySilent();
    try {
      return await this.patiently(async () => {
        if (!this.isSilent) throw new PrimaryBack();
        return standby();
      });
    } catch (error) {
      if (!(error instanceof PrimaryBack) && !isOfDatabase(error)) throw error;
      // Perhaps it writes, and the primary has been back for a moment.
      if (await this.check()) throw new PrimarySilent();
    }
    // Once only: a statement whose connection fails may have had its effect.
    return primary();
  }

  /** Tries again for a while if the connection to the standby fails. */
  private async patiently<T>(standby: () => Promise<T>): Promise<T> {
    const until = this.now() + STANDBY_MS;
    for (;;) {
      try {
        return await standby();
      } catch (error) {
        if (!this.isAway(error) || this.now() >= until || this.stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, STANDBY_EVERY_MS));
      }
    }
  }

  /** @throws PrimarySilent the primary did not respond to the last probe */
  requirePrimary(): void {
    if (this.isSilent) throw new PrimarySilent();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** `failed` with its connection, or `silent` if the statement still waits and the primary does not respond. */
  private firstOf(asked: Promise<unknown>): Promise<'failed' | 'settled' | 'silent'> {
    const { promise, resolve } = Promise.withResolvers<'failed' | 'settled' | 'silent'>();
    const timer = setTimeout(async () => {
      if (await this.check()) resolve('silent');
    }, PATIENCE_MS);
    const end = (how: 'failed' | 'settled') => {
      clearTimeout(timer);
      resolve(how);
    };
    asked.then(
      () => end('settled'),
      (error: unknown) => end(this.isAway(error) ? 'failed' : 'settled'),
    );
    return promise;
  }

  /** @returns whether the primary is silent */
  private check(): Promise<boolean> {
    this.checking ??= this.probe()
      .then(
        () => {
          this.silentSince = null;
        },
        () => {
          this.silentSince ??= this.now();
          clearTimeout(this.timer);
          if (!this.stopped) this.timer = setTimeout(() => void this.check(), PROBE_EVERY_MS).unref();
        },
      )
      .then(() => {
        this.checking = null;
        return this.isSilent;
      });
    return this.checking;
  }
}

async function within<T>(asked: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PrimarySilent()), ms);
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
}

/** Not an answer of the application, such as "not found". Errors of PostgreSQL and of connections have a code. */
function isOfDatabase(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string' && !('status' in (error as object));
}

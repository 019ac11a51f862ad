/** The state of notifications, which a cache checks before it answers. See `Changes`. */
export interface Freshness {
  readonly isCurrent: boolean;
  settles(): boolean;
}

export interface ChangeCacheOptions<Value> {
  /** Maximum number of values. The least recently used ones are evicted. */
  readonly most: number;
  /** How long an unused value stays; by default until it is evicted. */
  readonly idleMs?: number;
  /**
   * Whether a commit of this process invalidates values before its notification arrives. This costs a read after each
   * commit. Without it, code that changes a value awaits `Changes.catchUp`.
   */
  readonly seesOwnChanges?: boolean;
  /** The objects that a value depends on, each as `<table>:<id>`. */
  dependsOn(value: Value): readonly string[];
}

interface Entry<Value> {
  readonly value: Value;
  readonly dependencies: readonly string[];
  usedAt: number;
}

/** Caches values until the database reports a change of their sources. */
export class ChangeCache<Value> {
  /** In order of use; the most recent one is last. */
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly dependents = new Map<string, Set<string>>();
  private readonly loading = new Map<string, Promise<Value | null>>();
  /** Counts invalidations, so that a value read in the meantime is not stored. */
  private drops = 0;
  private sweptAt = 0;

  constructor(
    private readonly changes: Freshness,
    private readonly options: ChangeCacheOptions<Value>,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  /**
   * The cached result of `load`. Missing values are not stored, and nothing is stored while notifications are
   * unavailable.
   */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  get(key: string, load: () => Promise<Value | null>): Promise<Value | null>;
  get(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    if (!this.changes.isCurrent) return load();
    // Reads again, and stores the value for later, when the notifications have arrived.
    if (!this.isReliable) return this.renew(key, load);
    const known = this.entries.get(key);
    if (!known) return this.loading.get(key) ?? this.renew(key, load);
    this.touch(key, known);
    return Promise.resolve(known.value);
  }

  /** The value if it is in memory and known to be current, otherwise null. Never loads it. */
  peek(key: string): Value | null {
    const known = this.isReliable ? this.entries.get(key) : undefined;
    if (!known) return null;
    this.touch(key, known);
    return known.value;
  }

  /** Loads and stores the value as `get` does, even if a value exists or is being loaded. */
  renew(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const begun = this.drops;
    const loading = load().then((value) => {
      if (value !== null && begun === this.drops && this.changes.isCurrent) this.keep(key, value);
      return value;
    });
    this.loading.set(key, loading);
    const done = () => {
      if (this.loading.get(key) === loading) this.loading.delete(key);
    };
    loading.then(done, done);
    return loading;
  }

  /** Removes all values that depend on this object. */
  drop(change: string): void {
    this.drops += 1;
    this.loading.clear();
    for (const key of this.dependents.get(change) ?? []) this.remove(key);
  }

  clear(): void {
    this.drops += 1;
    this.loading.clear();
    this.entries.clear();
    this.dependents.clear();
  }

  private get isReliable(): boolean {
    return this.options.seesOwnChanges ? this.changes.settles() : this.changes.isCurrent;
  }

  private touch(key: string, entry: Entry<Value>): void {
    entry.usedAt = this.now();
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private keep(key: string, value: Value): void {
    this.sweep();
    this.remove(key);
    const dependencies = this.options.dependsOn(value);
    this.entries.set(key, { value, dependencies, usedAt: this.now() });
    for (const dependency of dependencies) {
      const keys = this.dependents.get(dependency) ?? new Set();
      this.dependents.set(dependency, keys.add(key));
    }
    for (const [oldest] of this.entries) {
      if (this.entries.size <= this.options.most) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    for (const dependency of entry.dependencies) {
      const keys = this.dependents.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.dependents.delete(dependency);
    }
  }

  private sweep(): void {
    const { idleMs } = this.options;
    const now = this.now();
    if (idleMs === undefined || now - this.sweptAt < idleMs / 10) return;
    this.sweptAt = now;
    for (const [key, { usedAt }] of this.entries) if (now - usedAt > idleMs) this.remove(key);
  }
}

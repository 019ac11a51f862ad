import type { RiskLevel, WorkPurpose } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What became of looking up a password among leaked ones. */
export type PasswordLookup = 'failed' | 'leaked' | 'skipped' | 'unknown';

/** Prometheus metrics of this process; each process serves its own at `/metrics`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'gatehouse_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly reads = new Histogram({
    name: 'gatehouse_batch_read_duration_seconds',
    help: 'Time that each read of a batch takes; the batch itself counts as one HTTP request',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly signIns = new Counter({
    name: 'gatehouse_sign_ins_total',
    help: 'Attempts to sign in, by how the person proved who they are and what came of it',
    labelNames: ['method', 'outcome'] as const,
    registers: [this.registry],
  });
  private readonly signInRisks = new Counter({
    name: 'gatehouse_sign_in_risks_total',
    help: 'Sign-ins whose risk was assessed, by their level: low, medium, high',
    labelNames: ['level'] as const,
    registers: [this.registry],
  });
  private readonly mails = new Counter({
    name: 'gatehouse_mail_total',
    help: 'Mails by template and by what became of them: queued, sent, failed, dead',
    labelNames: ['template', 'outcome'] as const,
    registers: [this.registry],
  });
  private readonly passwordLookups = new Counter({
    name: 'gatehouse_leaked_password_lookups_total',
    help: 'Passwords that were looked up among leaked ones: unknown, leaked, failed (the source did not respond), skipped (it failed less than 30 s ago)',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  private readonly proofsOfWork = new Counter({
    name: 'gatehouse_proofs_of_work_total',
    help: 'Proofs of work of sign-ins, sign-ups and password resets: required, accepted, rejected',
    labelNames: ['purpose', 'outcome'] as const,
    registers: [this.registry],
  });
  private readonly trappedForms = new Counter({
    name: 'gatehouse_trapped_forms_total',
    help: 'Forms whose hidden field was filled in, which only programs do: sign_up, password_reset',
    labelNames: ['form'] as const,
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'gatehouse_job_duration_seconds',
    help: 'Runs of background jobs by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30, 120],
    registers: [this.registry],
  });
  private readonly sealed = new Counter({
    name: 'gatehouse_audit_sealed_total',
    help: 'Audit events that this process sealed into their chains',
    registers: [this.registry],
  });
  private readonly sealLag = new Gauge({
    name: 'gatehouse_audit_seal_lag_seconds',
    help: 'Age of the oldest audit event that is not sealed; above 30 a transaction is stuck or the sealer stands',
    registers: [this.registry],
  });

  private readonly logoutDeliveries = new Counter({
    name: 'gatehouse_logout_deliveries_total',
    help: 'Notices to applications that a person was signed out, by what became of a try: sent, failed, dead',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  private readonly queuedAudit = new Counter({
    name: 'gatehouse_audit_queued_total',
    help: 'Audit events that are recorded in batches, such as issued tokens, by what became of them: written, lost',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  private readonly signInLog = new Counter({
    name: 'gatehouse_sign_in_log_total',
    help: 'Records of the sign-in log, which are written in batches, by what became of them: written, lost',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  private readonly listening = new Gauge({
    name: 'gatehouse_changes_listening',
    help: '1 while this process is told of changes; at 0 it holds nothing in memory and asks the database each time',
    registers: [this.registry],
  });
  private readonly standbyReads = new Counter({
    name: 'gatehouse_standby_reads_total',
    help: 'Transactions for a standby, by what became of them: read, or moved to the primary because it is behind, unreachable, cancelled the read (conflict), or the operation writes',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  private readonly platformEntries = new Counter({
    name: 'gatehouse_platform_entries_total',
    help: 'Units of work under the database role that sees every tenant, by their reason',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  });
  private readonly signInEntries = new Counter({
    name: 'gatehouse_sign_in_entries_total',
    help: 'Units of work under the database role for sign-ins and protocol endpoints, by their reason',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  });

  private readonly isolationProof = new Gauge({
    name: 'gatehouse_isolation_proof_timestamp_seconds',
    help: 'Time of the last isolation proof that this process ran; take the maximum of all processes',
    registers: [this.registry],
  });
  private readonly isolationFailures = new Gauge({
    name: 'gatehouse_isolation_proof_failures',
    help: 'Failures of the last isolation proof that this process ran; anything above 0 is an incident',
    registers: [this.registry],
  });
  private readonly isolationChecks = new Gauge({
    name: 'gatehouse_isolation_proof_checks',
    help: 'What the last isolation proof of this process tried, by kind: operations, tables',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });

  private readonly watchers: ((route: string, seconds: number) => void)[] = [];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Calls `watcher` with each request when its response has ended; reads of a batch are part of their request. */
  watchRequests(watcher: (route: string, seconds: number) => void): void {
    this.watchers.push(watcher);
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    for (const watcher of this.watchers) watcher(route, seconds);
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  observeRead(route: string, status: number, seconds: number): void {
    this.reads.observe({ route, status: String(status) }, seconds);
  }

  /** `method` as in RFC 8176, such as `pwd`; `outcome` is `success` or the stable error code. */
  countSignIn(method: string, outcome: string): void {
    this.signIns.inc({ method, outcome });
  }

  countSignInRisk(level: RiskLevel): void {
    this.signInRisks.inc({ level });
  }

  countPasswordLookup(outcome: PasswordLookup): void {
    this.passwordLookups.inc({ outcome });
  }

  countProofOfWork(purpose: WorkPurpose, outcome: 'accepted' | 'rejected' | 'required'): void {
    this.proofsOfWork.inc({ purpose, outcome });
  }

  countTrappedForm(form: 'password_reset' | 'sign_up'): void {
    this.trappedForms.inc({ form });
  }

  countStandbyRead(outcome: 'behind' | 'conflict' | 'read' | 'unreachable' | 'writes'): void {
    this.standbyReads.inc({ outcome });
  }

  countMail(template: string, outcome: 'dead' | 'failed' | 'queued' | 'sent'): void {
    this.mails.inc({ template, outcome });
  }

  observeJob(job: string, outcome: 'done' | 'failed', seconds: number): void {
    this.jobs.observe({ job, outcome }, seconds);
  }

  countLogoutDelivery(outcome: 'dead' | 'failed' | 'sent'): void {
    this.logoutDeliveries.inc({ outcome });
  }

  countQueuedAudit(outcome: 'lost' | 'written', number: number): void {
    this.queuedAudit.inc({ outcome }, number);
  }

  countSignInLog(outcome: 'lost' | 'written', number: number): void {
    this.signInLog.inc({ outcome }, number);
  }

  /** `reason` is a constant of the code. */
  countPlatformEntry(reason: string): void {
    this.platformEntries.inc({ reason });
  }

  /** `reason` is a constant of the code. */
  countSignInEntry(reason: string): void {
    this.signInEntries.inc({ reason });
  }

  setListening(isListening: boolean): void {
    this.listening.set(isListening ? 1 : 0);
  }

  observeIsolationProof(at: Date, operations: number, tables: number, failures: number): void {
    this.isolationProof.set(at.getTime() / 1_000);
    this.isolationFailures.set(failures);
    this.isolationChecks.set({ kind: 'operations' }, operations);
    this.isolationChecks.set({ kind: 'tables' }, tables);
  }

  observeSealing(sealed: number, lagSeconds: number): void {
    this.sealed.inc(sealed);
    this.sealLag.set(lagSeconds);
  }
}

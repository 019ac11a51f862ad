import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from '../common/access.guard.js';
import { ReauthenticationGuard } from '../common/reauthentication.js';
import { DomainsModule } from '../domains/domains.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { PeopleRelations } from '../users/people-relations.js';
import { UsersModule } from '../users/users.module.js';
import { ActiveLimits } from './active-limits.repository.js';
import { ApplicationNetworks } from './application-networks.js';
import { ApprovalRequests } from './approvals/approval-requests.js';
import { ApprovalSignIns } from './approvals/approval-sign-ins.js';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { ApprovalsRepository } from './approvals/approvals.repository.js';
import { Approvals } from './approvals/approvals.service.js';
import { AttemptLimits } from './attempt-limits.js';
import { AuthController } from './auth.controller.js';
import { AuthMaintenance } from './auth-maintenance.js';
import { BearerGuard } from './bearer.guard.js';
import { BearerStrategy } from './bearer.strategy.js';
import { DisposableMail } from './bots/disposable-mail.js';
import { Honeypot } from './bots/honeypot.js';
import { ProofOfWork } from './bots/proof-of-work.js';
import { CountingJob } from './counting.job.js';
import { DevicesRepository } from './devices/devices.repository.js';
import { AuthenticatorApps } from './factors/authenticator-apps.js';
import { EmergencyCodeChecks } from './factors/emergency-code-checks.js';
import { FactorFailures } from './factors/factor-failures.js';
import { FactorProof } from './factors/factor-proof.js';
import { FactorsController } from './factors/factors.controller.js';
import { Factors } from './factors/factors.service.js';
import { OtherWaysIn } from './factors/other-ways-in.js';
import { PasskeyChallenges } from './factors/passkey-challenges.js';
import { Passkeys } from './factors/passkeys.js';
import { PasskeysRepository } from './factors/passkeys.repository.js';
import { PeopleFactorsController } from './factors/people-factors.controller.js';
import { RecoveryCodes } from './factors/recovery-codes.repository.js';
import { SecondFactorController } from './factors/second-factor.controller.js';
import { SecondFactorSignIns } from './factors/second-factor-sign-ins.js';
import { SignInTickets } from './factors/sign-in-tickets.repository.js';
import { TotpFactorsRepository } from './factors/totp-factors.repository.js';
import { HeldSessions } from './held-sessions.repository.js';
import { LocalStrategy } from './local.strategy.js';
import { MailLinks } from './mail-links.js';
import { Places } from './moves/places.js';
import { SessionMoves } from './moves/session-moves.js';
import { NetworkPeople } from './network-people.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordProof } from './password-proof.js';
import { PasswordSignIns } from './password-sign-ins.js';
import { CredentialsRepository } from './passwords/credentials.repository.js';
import { LeakedPasswords } from './passwords/leaked-passwords.js';
import { PasswordResetMails } from './passwords/password-reset-mails.job.js';
import { PasswordResetsRepository } from './passwords/password-resets.repository.js';
import { PasswordResets } from './passwords/password-resets.service.js';
import { PasswordRules } from './passwords/password-rules.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { Passwords } from './passwords/passwords.service.js';
import { RequiredPasswordChanges } from './passwords/required-password-changes.js';
import { PersonStandings } from './person-standing.js';
import { SignInPoliciesController } from './policy/sign-in-policies.controller.js';
import { SignInPoliciesRepository } from './policy/sign-in-policies.repository.js';
import { SignInPolicies } from './policy/sign-in-policies.service.js';
import { ReadBudgetGuard } from './read-budget.js';
import { SecurityNotices } from './security-notices.js';
import { SessionLookup } from './session-lookup.js';
import { Sessions } from './sessions.js';
import { SessionsRepository } from './sessions.repository.js';
import { SignIn } from './sign-in.js';
import { SignInRules } from './sign-in-rules.js';
import { SignUps } from './sign-ups.js';
import { SignUpsRepository } from './sign-ups.repository.js';
import { StepUpController } from './step-up/step-up.controller.js';
import { StepUp } from './step-up/step-up.service.js';
import { TenantSwitchController } from './tenant-switch.controller.js';
import { TenantSwitch } from './tenant-switch.js';
import { VisitsController } from './visits.controller.js';
import { WorksCouncilController } from './works-council/works-council.controller.js';
import { WorksCouncilGuard } from './works-council/works-council.guard.js';
import { WorksCouncilRepository } from './works-council/works-council.repository.js';
import { WorksCouncil } from './works-council/works-council.service.js';

@Module({
  imports: [PassportModule, JwtModule.register({}), DomainsModule, TenantsModule, UsersModule],
  controllers: [
    WorksCouncilController,
    AuthController,
    TenantSwitchController,
    VisitsController,
    PasswordsController,
    SecondFactorController,
    FactorsController,
    PeopleFactorsController,
    StepUpController,
    ApprovalsController,
    SignInPoliciesController,
  ],
  providers: [
    ApplicationNetworks,
    ApprovalRequests,
    ApprovalSignIns,
    Approvals,
    ApprovalsRepository,
    AttemptLimits,
    AuthMaintenance,
    AuthenticatorApps,
    BearerStrategy,
    CredentialsRepository,
    SignInPoliciesRepository,
    DevicesRepository,
    PasswordResetsRepository,
    SessionsRepository,
    HeldSessions,
    Places,
    SessionMoves,
    EmergencyCodeChecks,
    FactorFailures,
    FactorProof,
    Factors,
    LeakedPasswords,
    LocalStrategy,
    MailLinks,
    NetworkPeople,
    OtherWaysIn,
    PasskeysRepository,
    SignUpsRepository,
    ActiveLimits,
    TotpFactorsRepository,
    PasskeyChallenges,
    Passkeys,
    PasswordHasher,
    PasswordProof,
    PasswordResetMails,
    PasswordResets,
    RequiredPasswordChanges,
    PasswordRules,
    Passwords,
    PasswordSignIns,
    DisposableMail,
    Honeypot,
    PersonStandings,
    ProofOfWork,
    RecoveryCodes,
    SecondFactorSignIns,
    SecurityNotices,
    SessionLookup,
    Sessions,
    SignIn,
    CountingJob,
    SignInPolicies,
    SignInRules,
    SignInTickets,
    SignUps,
    StepUp,
    TenantSwitch,
    WorksCouncil,
    WorksCouncilRepository,
    // In this order: authentication, access, re-authentication, read budget, works-council mode.
    { provide: APP_GUARD, useClass: BearerGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ReauthenticationGuard },
    { provide: APP_GUARD, useClass: ReadBudgetGuard },
    { provide: APP_GUARD, useClass: WorksCouncilGuard },
  ],
  exports: [
    ActiveLimits,
    ApplicationNetworks,
    WorksCouncil,
    WorksCouncilRepository,
    AttemptLimits,
    CredentialsRepository,
    SignInPoliciesRepository,
    DevicesRepository,
    EmergencyCodeChecks,
    Factors,
    PasswordResetsRepository,
    SessionsRepository,
    LeakedPasswords,
    MailLinks,
    OtherWaysIn,
    PasswordHasher,
    PasswordProof,
    PasswordRules,
    Passwords,
    PersonStandings,
    SecurityNotices,
    SessionLookup,
    SessionMoves,
    Sessions,
    SignIn,
    SignInPolicies,
    SignInRules,
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly people: PeopleRelations,
    private readonly held: HeldSessions,
  ) {}

  onModuleInit(): void {
    this.people.register({ sessions: this.held });
  }
}

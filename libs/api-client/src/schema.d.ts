/** Generated from openapi.yaml by `npm run contract`. */

export interface paths {
    "/api/v1/audit/verifications": {
        /** Compares every event of a trail with its seal @description One at a time on each server. */
        post: operations["verifyAudit"];
    };
    "/api/v1/mail/outbox": {
        /** Mail that waits, was sent or could not be sent, newest first */
        get: operations["listOutboxMails"];
    };
    "/api/v1/mail/outbox/{id}": {
        /** Get a mail @description Links are masked, except in a demo without a mail server. `POST …/open` returns them. */
        get: operations["getOutboxMail"];
    };
    "/api/v1/mail/outbox/{id}/open": {
        /** Get a mail with its links @description A link acts for the person it was sent to. Requires re-authentication and is recorded in the audit log. */
        post: operations["openOutboxMail"];
    };
    "/api/v1/tenants/plan-requests": {
        /** What tenants ask for, newest first */
        get: operations["listPlanRequests"];
        /** Requests a plan on behalf of the caller's own tenant @description One request waits at a time: the same one again changes nothing, another one is refused until it is answered. */
        post: operations["requestPlan"];
    };
    "/api/v1/tenants/plan-requests/{id}/decision": {
        /** Grants or declines what a tenant asks for @description Granting a plan that is paid for starts it at this moment. */
        post: operations["decidePlanRequest"];
    };
    "/api/v1/tenants/imports/check": {
        /** Check a CSV file of tenants @description Names the wrong lines and creates nothing. */
        post: operations["checkTenantImport"];
    };
    "/api/v1/tenants/imports": {
        /** List imports of tenants, newest first @description Finished imports are kept for 30 days. */
        get: operations["listTenantImports"];
        /** Start an import of tenants from a CSV file @description A background job sets up the tenants in batches. Wrong lines are kept as failed and do not hold up the others. */
        post: operations["startTenantImport"];
    };
    "/api/v1/tenants/imports/{id}": {
        /** Progress and outcome of an import of tenants */
        get: operations["getTenantImport"];
    };
    "/api/v1/tenants/imports/{id}/lines": {
        /** List the lines of an import of tenants, in the order of the file */
        get: operations["listTenantImportLines"];
    };
    "/api/v1/tenants": {
        /** All tenants, oldest first unless another order is asked for */
        get: operations["listTenants"];
        /** Sets up a tenant @description Its domain waits for its proof; its admin is invited by mail. */
        post: operations["createTenant"];
    };
    "/api/v1/tenants/summary": {
        /** How many tenants there are of each kind */
        get: operations["summariseTenants"];
    };
    "/api/v1/tenants/bulk": {
        /** Does one thing to many tenants @description Each by itself: one that can not be changed holds up no other. */
        post: operations["changeTenants"];
    };
    "/api/v1/tenants/{id}": {
        /** One tenant: any for a superadmin, their own for a tenant admin */
        get: operations["getTenant"];
        /** Deletes a tenant @description It can be brought back for 30 days; `version` is the one that was read. */
        delete: operations["deleteTenant"];
        /** Changes what is given; `version` is the one that was read */
        patch: operations["changeTenant"];
    };
    "/api/v1/tenants/{id}/plan": {
        /** What a tenant has of what its plan allows @description Any for a superadmin, their own for a tenant admin. */
        get: operations["getTenantPlan"];
    };
    "/api/v1/tenants/{id}/activate": {
        /** Opens a tenant; its trial starts at this moment */
        post: operations["activateTenant"];
    };
    "/api/v1/tenants/{id}/restore": {
        /** Brings a deleted tenant back, with the status that it had */
        post: operations["restoreTenant"];
    };
    "/api/v1/products": {
        /** The catalogue, and which of it a tenant has: the caller's own; superadmins name one */
        get: operations["listTenantProducts"];
    };
    "/api/v1/products/requests": {
        /** Products that tenants ask for, newest first */
        get: operations["listProductRequests"];
        /** Asks for a product that the plan of the caller's own tenant has not */
        post: operations["requestProduct"];
    };
    "/api/v1/products/requests/{id}/decision": {
        /** Grants or declines a product that a tenant asks for */
        post: operations["decideProductRequest"];
    };
    "/api/v1/tenants/{id}/products/{product}": {
        /** Gives a tenant a product beside its plan @description Given again, it gets another end. */
        put: operations["grantProduct"];
        /** Takes a product back that was granted beside the plan @description What the plan has stays. */
        delete: operations["takeBackProduct"];
    };
    "/api/v1/organization": {
        /** The settings of the organization: how it shows itself, contacts, limits */
        get: operations["getOrganization"];
        /** Changes what is given; `version` is the one that was read @description Limits of sessions ask for a fresh proof and hold from the next sign-in of everybody. */
        patch: operations["changeOrganization"];
    };
    "/api/v1/organization/logo": {
        /** Sets the logo @description A still PNG, JPEG or WebP; what it is says its content, not its name. */
        put: operations["setLogo"];
        /** Removes the logo */
        delete: operations["removeLogo"];
    };
    "/api/v1/organization/brand": {
        /** How the organization of the caller shows itself @description For every member. */
        get: operations["getOwnBrand"];
    };
    "/api/v1/logos/{hash}": {
        /** The logo of an organization, as PNG, JPEG or WebP @description Its address is told with the brand and changes with the picture, so that it may be kept for good. */
        get: operations["getLogo"];
    };
    "/api/v1/domains": {
        /** Domains, oldest first: the own tenant's; for superadmins all, or those of `tenantId` */
        get: operations["listDomains"];
        /** Claims a domain for a tenant @description It counts once it is proven: put the `challenge` into its DNS. */
        post: operations["claimDomain"];
    };
    "/api/v1/domains/{id}": {
        /** One domain with its challenge and what the last check found */
        get: operations["getDomain"];
        /** Gives a domain up @description Nobody joins by it any more; the people who did stay. */
        delete: operations["removeDomain"];
        /** Changes who joins by the domain, and whether it covers its subdomains @description `version` must match the current version. Subdomains stay covered while the organization requires single sign-on. */
        patch: operations["changeDomain"];
    };
    "/api/v1/domains/{id}/verify": {
        /** Looks for the challenge in the DNS now @description `status` and `lastCheck` say what came of it. */
        post: operations["verifyDomain"];
    };
    "/api/v1/users": {
        /** The members of a tenant: the caller's own; platform callers name one */
        get: operations["listUsers"];
    };
    "/api/v1/users/summary": {
        /** How many members and invited people a tenant has, and how many its plan allows */
        get: operations["summarizeUsers"];
    };
    "/api/v1/users/{id}": {
        /** One member of a tenant */
        get: operations["getUser"];
        /** Takes a member out of the tenant @description Their account, and what they are in other tenants, stays. */
        delete: operations["removeUser"];
        /** Gives a member another role; `version` is the one that was read */
        patch: operations["changeUserRole"];
    };
    "/api/v1/users/{id}/suspend": {
        /** Keeps a member out of the tenant @description Their sessions and tokens in it are dead at once. */
        post: operations["suspendUser"];
    };
    "/api/v1/users/{id}/reactivate": {
        /** Lets a suspended member in again; they sign in anew */
        post: operations["reactivateUser"];
    };
    "/api/v1/users/{id}/second-factor": {
        /** Asks a member for a new second factor, from their next sign-in to the tenant on @description What they have stays theirs, and their other tenants ask for nothing. */
        post: operations["requireUserFactor"];
        /** Asks a member for no new second factor any more */
        delete: operations["releaseUserFactor"];
    };
    "/api/v1/users/{id}/sign-out": {
        /** Ends a member's sessions in the tenant, and what applications hold of them there */
        post: operations["signOutUser"];
    };
    "/api/v1/users/{id}/sessions": {
        /** A member's open sessions in the tenant, the newest first */
        get: operations["listUserSessions"];
    };
    "/api/v1/users/{id}/sessions/{sessionId}": {
        /** Ends one of a member's sessions in the tenant */
        delete: operations["endUserSession"];
    };
    "/api/v1/people": {
        /** Everybody who has an account, whatever tenants they belong to */
        get: operations["listPeople"];
    };
    "/api/v1/people/summary": {
        /** How many people there are */
        get: operations["summarizePeople"];
    };
    "/api/v1/people/{id}": {
        /** One person with their tenants */
        get: operations["getPerson"];
        /** Erases a person on their request @description They are out of every tenant at once and are erased within minutes; nothing brings them back. */
        delete: operations["erasePerson"];
        /** Changes what a person is called; `version` is the one that was read */
        patch: operations["changePerson"];
    };
    "/api/v1/people/{id}/suspend": {
        /** Keeps a person out everywhere @description Their sessions and tokens are dead at once, in every tenant. */
        post: operations["suspendPerson"];
    };
    "/api/v1/people/{id}/reactivate": {
        /** Lets a suspended person in again, where their tenants do */
        post: operations["reactivatePerson"];
    };
    "/api/v1/people/{id}/sign-out": {
        /** Ends all sessions of a person and what applications hold of them, in every tenant */
        post: operations["signOutPerson"];
    };
    "/api/v1/people/{id}/sessions": {
        /** The open sessions of a person in whatever tenant, the newest first */
        get: operations["listPersonSessions"];
    };
    "/api/v1/roles": {
        /** The roles of a tenant's own, by name; the built-in ones are in `Role` */
        get: operations["listRoles"];
        /** Makes a role of permissions that the caller holds */
        post: operations["createRole"];
    };
    "/api/v1/roles/{id}": {
        /** Deletes a role that nobody holds */
        delete: operations["deleteRole"];
        /** Changes a role for everybody who holds it, at once; `version` is the one that was read */
        patch: operations["changeRole"];
    };
    "/api/v1/auth/login": {
        /** Signs in with email and password @description The token is the session's: keep it secret. */
        post: operations["login"];
    };
    "/api/v1/auth/logout": {
        /** Ends the session; its token is dead at once */
        post: operations["logout"];
    };
    "/api/v1/auth/me": {
        /** Who is signed in, and how long the session lasts @description Does not count as activity. */
        get: operations["me"];
    };
    "/api/v1/auth/activity": {
        /** The person is there: the idle limit starts again */
        post: operations["recordActivity"];
    };
    "/api/v1/auth/register": {
        /** Asks for a new organization @description The answer is the same whether the address is known or not. */
        post: operations["register"];
    };
    "/api/v1/auth/verify-email": {
        /** Opens the organization that was asked for and signs its first admin in, by the link of the mail */
        post: operations["verifyEmail"];
    };
    "/api/v1/auth/switch-role": {
        /** A superadmin takes the view of a lower role, or comes back @description The old token is dead at once. */
        post: operations["switchRole"];
    };
    "/api/v1/auth/tenants": {
        /** The organizations that the caller belongs to, the one used last first */
        get: operations["listOwnTenants"];
    };
    "/api/v1/auth/switch-tenant": {
        /** Goes to another organization of the caller’s own @description Its policy is met anew. The answer has the token of a new session; the old one is dead. */
        post: operations["switchTenant"];
    };
    "/api/v1/auth/visit": {
        /** Returns what every page shows of the caller @description The answers of `me`, `organization/brand` and `tenants` in one. Does not count as activity. */
        get: operations["getVisit"];
    };
    "/api/v1/auth/password-reset": {
        /** Sends a link for a new password @description The answer and its time are the same whether the address is known or not. */
        post: operations["requestPasswordReset"];
    };
    "/api/v1/auth/password-reset/complete": {
        /** Sets a new password by the link of the mail, ends every session and signs in @description The link works once, within 30 minutes. A refused password leaves it as it is. */
        post: operations["resetPassword"];
    };
    "/api/v1/account/password": {
        /** Changes the caller's password and ends their other sessions */
        post: operations["changePassword"];
    };
    "/api/v1/auth/second-factor": {
        /** Ends a sign-in with the second factor @description A ticket makes one session; a code works once. */
        post: operations["answerSecondFactor"];
    };
    "/api/v1/auth/second-factor/passkey": {
        /** Asks for a passkey as the second factor @description For `navigator.credentials.get`. */
        post: operations["beginSecondFactorPasskey"];
    };
    "/api/v1/auth/second-factor/enrolment": {
        /** Begins to set up the authenticator app without which they may not come in */
        post: operations["beginEnrolment"];
    };
    "/api/v1/auth/second-factor/enrolment/confirm": {
        /** Confirms it by a code and ends the sign-in @description The recovery codes are shown this once. */
        post: operations["confirmEnrolment"];
    };
    "/api/v1/auth/passkey": {
        /** Asks for a passkey in the place of a password @description For `navigator.credentials.get`. */
        post: operations["beginPasskeySignIn"];
    };
    "/api/v1/auth/passkey/complete": {
        /** Signs in with a passkey alone */
        post: operations["completePasskeySignIn"];
    };
    "/api/v1/account/factors": {
        /** What the caller has to prove who they are */
        get: operations["listFactors"];
    };
    "/api/v1/account/factors/totp": {
        /** Begins to set up an authenticator app @description It counts once a code of it has confirmed it. */
        post: operations["setUpTotp"];
        /** Removes the authenticator app */
        delete: operations["removeTotp"];
    };
    "/api/v1/account/factors/totp/confirm": {
        /** Confirms an authenticator app by a code of it @description With the first factor come recovery codes. */
        post: operations["confirmTotp"];
    };
    "/api/v1/account/factors/recovery-codes": {
        /** Makes new recovery codes; the old ones are worthless at once */
        post: operations["renewRecoveryCodes"];
    };
    "/api/v1/account/factors/passkeys/options": {
        /** Asks what a new passkey is made of @description For `navigator.credentials.create`. */
        post: operations["beginPasskey"];
    };
    "/api/v1/account/factors/passkeys": {
        /** Adds a passkey @description With the first factor come recovery codes. */
        post: operations["addPasskey"];
    };
    "/api/v1/account/factors/passkeys/{id}": {
        /** Removes a passkey */
        delete: operations["removePasskey"];
        /** Gives a passkey another name */
        patch: operations["renamePasskey"];
    };
    "/api/v1/people/{id}/factors/reset": {
        /** Removes every second factor of a person who has lost them @description Ends their sessions. They sign in again with their password or identity provider. `identifiedBy` is kept in the audit log. */
        post: operations["resetFactors"];
    };
    "/api/v1/auth/step-up/options": {
        /** How the caller can prove once more who they are @description Without any they sign in again. */
        post: operations["getStepUpWays"];
    };
    "/api/v1/auth/step-up": {
        /** Proves once more who the caller is @description For five minutes the session may do what answers 403 `fresh_proof_required` otherwise. */
        post: operations["proveAgain"];
    };
    "/api/v1/sign-in-policy": {
        /** What a tenant asks of those who sign in */
        get: operations["getSignInPolicy"];
        /** Says what a tenant asks of those who sign in @description A second factor is asked of each member once the days of grace are over. */
        put: operations["saveSignInPolicy"];
    };
    "/api/v1/account": {
        /** The caller as a person */
        get: operations["getAccount"];
        /** Changes the caller's name */
        patch: operations["updateAccount"];
    };
    "/api/v1/account/notices": {
        /** Says which messages about the account the caller wants */
        put: operations["saveAccountNotices"];
    };
    "/api/v1/account/email": {
        /** Asks for another address @description It changes when the old and the new one have both been confirmed by the links sent to them. */
        post: operations["requestEmailChange"];
        /** Calls a change of address off */
        delete: operations["cancelEmailChange"];
    };
    "/api/v1/auth/email-change/confirm": {
        /** Confirms a change of address by the link of one of its two mails */
        post: operations["confirmEmailChange"];
    };
    "/api/v1/account/sessions": {
        /** Where the caller is signed in, in whatever organization */
        get: operations["listOwnSessions"];
    };
    "/api/v1/account/sessions/end-others": {
        /** Signs the caller out everywhere else */
        post: operations["endOtherSessions"];
    };
    "/api/v1/account/sessions/{id}": {
        /** Ends one of the caller's sessions */
        delete: operations["endOwnSession"];
    };
    "/api/v1/account/devices": {
        /** The browsers and machines that signed in as the caller */
        get: operations["listDevices"];
    };
    "/api/v1/account/devices/{id}": {
        /** Signs a device out and forgets it */
        delete: operations["forgetDevice"];
        /** Gives a device another name */
        patch: operations["renameDevice"];
    };
    "/api/v1/account/devices/{id}/sign-out": {
        /** Ends every session of a device */
        post: operations["signOutDevice"];
    };
    "/api/v1/users/{id}/devices": {
        /** The browsers and machines that a member signed in to the tenant with, the one seen last first */
        get: operations["listUserDevices"];
    };
    "/api/v1/people/{id}/devices": {
        /** The browsers and machines of a person, whatever tenant they signed in to */
        get: operations["listPersonDevices"];
    };
    "/api/v1/sessions/{id}": {
        /** Ends one session, whosever it is; applications are told */
        delete: operations["endOpenSession"];
    };
    "/api/v1/sessions/end": {
        /** Ends all sessions of a person or of a tenant @description The caller's own is left open. */
        post: operations["endOpenSessions"];
    };
    "/api/v1/security/slow-downs": {
        /** List the active rate limits @description A limit is active while it blocks, and for 15 minutes after it refused an attempt. At most 100, the latest first. */
        get: operations["listSlowDowns"];
    };
    "/api/v1/security/slow-downs/{key}/lift": {
        /** Lift a rate limit */
        post: operations["liftSlowDown"];
    };
    "/api/v1/invitations/imports/check": {
        /** Check a list or a CSV file of people @description Says line by line what would happen, and invites nobody. */
        post: operations["checkInvitationImport"];
    };
    "/api/v1/invitations/imports": {
        /** List imports of invitations, newest first @description Finished imports are kept for 30 days. */
        get: operations["listInvitationImports"];
        /** Start to invite the people of a list or a CSV file @description A background job sends the invitations in batches. Wrong lines are kept as failed and do not hold up the others. Requires re-authentication where a line gives more than the role of a member. */
        post: operations["startInvitationImport"];
    };
    "/api/v1/invitations/imports/{id}": {
        /** Progress and outcome of an import of invitations */
        get: operations["getInvitationImport"];
    };
    "/api/v1/invitations/imports/{id}/lines": {
        /** List the lines of an import of invitations, in the order of the file */
        get: operations["listInvitationImportLines"];
    };
    "/api/v1/invitations": {
        /** Who was invited into a tenant, the newest first */
        get: operations["listInvitations"];
        /** Invites one person by mail @description The link in it works once and for seven days. */
        post: operations["createInvitation"];
    };
    "/api/v1/invitations/{id}/resend": {
        /** Sends the mail again with a new link; the old one is worthless */
        post: operations["resendInvitation"];
    };
    "/api/v1/invitations/{id}": {
        /** Takes an invitation back; its link is worthless at once */
        delete: operations["revokeInvitation"];
    };
    "/api/v1/invitations/open": {
        /** What the link of an invitation stands for, and how it is accepted */
        post: operations["openInvitation"];
    };
    "/api/v1/invitations/accept": {
        /** Accepts with a new account and signs in */
        post: operations["acceptInvitation"];
    };
    "/api/v1/invitations/accept-as": {
        /** Accepts with the account that the address has, by its password, and signs in */
        post: operations["acceptInvitationAs"];
    };
    "/api/v1/invitations/join": {
        /** Accepts with the account that is signed in @description The session stays in its tenant; `POST /api/v1/auth/switch-tenant` goes to the new one. */
        post: operations["joinTenant"];
    };
    "/api/v1/sso/callback": {
        /** Takes an answer that a provider posts, and leads the browser on to the callback */
        post: operations["postSsoAnswer"];
    };
    "/api/v1/sso/callback/{id}": {
        /** As the shared address, for the connection of an organization */
        post: operations["postSsoConnectionAnswer"];
    };
    "/api/v1/sso-wizard/handed-on/open": {
        /** The one task that a link is for */
        post: operations["openHandedOn"];
    };
    "/api/v1/sso-wizard/handed-on/consent": {
        /** Begins the consent of the directory's admin */
        post: operations["beginHandedOnConsent"];
    };
    "/api/v1/sso-wizard/handed-on/consent/complete": {
        /** Ends the consent with what came to the callback, and asks the directory */
        post: operations["completeHandedOnConsent"];
    };
    "/api/v1/sso-wizard/handed-on/capture": {
        /** Reads the issuer or the metadata that was entered */
        post: operations["captureHandedOn"];
    };
    "/api/v1/sso-wizard/handed-on/save": {
        /** Makes the connection of what was captured; the admins of the tenant are told @description It begins disabled: they test and enable it. The link ends with it. */
        post: operations["saveHandedOn"];
    };
    "/api/v1/sso-routes/explain": {
        /** Where an address would go on the sign-in page, and why @description Every question of the decision table with its answer; of a domain of others only what everybody is told. */
        post: operations["explainSsoRoute"];
    };
    "/api/v1/sso-configurations": {
        /** Connections, oldest first: the own tenant's; for superadmins all, or those of `tenantId` */
        get: operations["listSsoConfigurations"];
        /** Connects an upstream; it is asked before anything is saved @description What is wrong is told at its field with what was found there. */
        post: operations["createSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}": {
        /** One connection; secrets are told as set or not */
        get: operations["getSsoConfiguration"];
        /** Deletes a connection; the people whom it let in stay */
        delete: operations["deleteSsoConfiguration"];
        /** Changes what is given; `version` is the one that was read */
        patch: operations["changeSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/enable": {
        /** People sign in by it from now on */
        post: operations["enableSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/disable": {
        /** Nobody signs in by it from now on */
        post: operations["disableSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/refresh": {
        /** Reads metadata and keys of the upstream now */
        post: operations["refreshSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/versions": {
        /** Every save, the newest first: who, when and what changed */
        get: operations["listSsoConfigurationVersions"];
    };
    "/api/v1/sso-configurations/{id}/versions/{number}/restore": {
        /** Goes back to an earlier version, secrets included @description The upstream is asked again; it is a new version. */
        post: operations["restoreSsoConfigurationVersion"];
    };
    "/api/v1/sso/providers": {
        /** The buttons of a sign-in page: the platform's, those of a tenant, or those of a SAML provider */
        get: operations["listSsoProviders"];
    };
    "/api/v1/sso/discover": {
        /** Where an address signs in @description Says what its domain says, never whether there is an account. */
        post: operations["discoverSso"];
    };
    "/api/v1/sso/sign-ins": {
        /** Begins a sign-in through an upstream @description The browser goes to `authorizationUrl` and comes back to our callback. */
        post: operations["startSsoSignIn"];
    };
    "/api/v1/sso/sign-ins/complete": {
        /** Ends a sign-in with what came to the callback @description Works once, and for the browser in which it began. */
        post: operations["completeSsoSignIn"];
    };
    "/api/v1/sso/arrivals": {
        /** Ends a sign-in that a SAML upstream began by itself @description With the reference that the browser came with. Works once, and only where the connection allows it. */
        post: operations["arriveBySso"];
    };
    "/api/v1/sso/sign-ins/status": {
        /** Whether a sign-in has ended @description For the page that opened a pop-up: an early close counts only while this says pending. */
        post: operations["getSsoSignInStatus"];
    };
    "/api/v1/sso/link": {
        /** Links an upstream identity with the account of the same address @description The password of the account proves it; a ticket works once. */
        post: operations["linkSsoIdentity"];
    };
    "/api/v1/sso/logout": {
        /** Where the browser signs out of the provider that signed this session in @description Told once, and ends nothing by itself: ask for it, end the session, then go there. */
        post: operations["takeSsoLogout"];
    };
    "/api/v1/sso-policy": {
        /** Whether a tenant lets people in through its connections alone */
        get: operations["getSsoPolicy"];
        /** Enforces single sign-on or stops to @description Only after a fresh passed test, and with somebody named for emergencies. */
        put: operations["saveSsoPolicy"];
    };
    "/api/v1/sso-policy/preview": {
        /** Who would no longer get in, page by page, and what keeps it from being switched on */
        post: operations["previewSsoPolicy"];
    };
    "/api/v1/sso-configurations/{id}/tests": {
        /** Begins a sign-in that makes no session @description Also before the connection is enabled; its trace shows every step. */
        post: operations["testSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/traces": {
        /** List the sign-ins and tests of a connection, newest first @description Failures are kept for 90 days, successes for 30. The steps are kept of the newest 500 failures and 50 successes, and of the newest 50 that were not finished. */
        get: operations["listSsoTraces"];
    };
    "/api/v1/sso-configurations/{id}/traces/{traceId}": {
        /** One sign-in, step by step: requests, checks, claims and what became of them */
        get: operations["getSsoTrace"];
    };
    "/api/v1/sso-wizard/runs": {
        /** Runs of the wizard that were left and can be resumed, the newest first */
        get: operations["listWizardRuns"];
        /** Begins to connect a directory step by step */
        post: operations["startWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}": {
        /** One run: its step, and what was captured with where each value came from */
        get: operations["getWizardRun"];
        /** Leaves a run for good, with its links */
        delete: operations["leaveWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}/consent": {
        /** Begins the consent of the directory's admin @description The browser goes to `authorizationUrl`, in a pop-up or the page, and comes back to our callback. */
        post: operations["beginWizardConsent"];
    };
    "/api/v1/sso-wizard/runs/{id}/consent/complete": {
        /** Ends the consent with what came to the callback, and asks the directory @description Works once, and for the browser in which it began. */
        post: operations["completeWizardConsent"];
    };
    "/api/v1/sso-wizard/runs/{id}/capture": {
        /** Reads the issuer or the metadata that was entered @description What is wrong is told at its field. */
        post: operations["captureWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}/save": {
        /** Makes the connection of what was captured; it begins disabled */
        post: operations["saveWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}/links": {
        /** Hands a run on: a link for somebody without an account @description It works for a limited time and for this one task; its address is answered this once. */
        post: operations["makeWizardLink"];
    };
    "/api/v1/sso-wizard/runs/{id}/links/{linkId}": {
        /** Takes a link back: from now on it opens nothing */
        delete: operations["revokeWizardLink"];
    };
    "/api/v1/admin/oauth2/clients": {
        /** Applications, oldest first: the own tenant's; for superadmins all, or those of `tenant_id` */
        get: operations["listOAuthClients"];
        /** Registers an application; its secret is in this answer and in no other */
        post: operations["createOAuthClient"];
    };
    "/api/v1/admin/oauth2/clients/{id}": {
        /** One application: any for a superadmin, the own tenant's for its admins */
        get: operations["getOAuthClient"];
        /** Ends the application with all that it was given; its `client_id` is never given again */
        delete: operations["deleteOAuthClient"];
        /** Changes what is given; `version` is the one that was read. Switching off works at once */
        patch: operations["changeOAuthClient"];
    };
    "/api/v1/admin/oauth2/clients/{id}/secrets": {
        /** The secrets that are valid now, newest first; never their text */
        get: operations["listOAuthClientSecrets"];
    };
    "/api/v1/admin/oauth2/clients/{id}/rotate-secret": {
        /** Makes a new secret, shown in this answer alone; the old one works for a while */
        post: operations["rotateOAuthClientSecret"];
    };
    "/api/v1/oauth2/grants": {
        /** The applications that know the caller, and what they may learn; in the session's tenant */
        get: operations["listConnectedApplications"];
    };
    "/api/v1/oauth2/grants/{id}": {
        /** Withdraws what the caller allowed an application, by the application's id; its tokens die at once */
        delete: operations["withdrawConsent"];
    };
    "/api/v1/oauth2/grants/{id}/scopes/withdraw": {
        /** Withdraws one scope of an application @description Ends the tokens that carry it. The other scopes stay allowed; the next sign-in asks only for what is missing. `openid` is withdrawn with the application. */
        post: operations["withdrawScope"];
    };
    "/api/v1/users/{id}/applications": {
        /** The applications that know a member, and what they may learn; in the tenant */
        get: operations["listUserApplications"];
    };
    "/api/v1/oauth2/device/find": {
        /** Which application waits with this code, and what it asks for; wrong codes slow the caller down */
        post: operations["findDeviceRequest"];
    };
    "/api/v1/oauth2/device/answer": {
        /** Signs the device in as the caller, or refuses it; the code is used up by either */
        post: operations["answerDeviceRequest"];
    };
    "/api/v1/admin/oauth2/resources": {
        /** APIs, oldest first: the own tenant's; for superadmins all, or those of `tenant_id` */
        get: operations["listOAuthResources"];
        /** Registers an API, so that applications of the same owner can get tokens for it */
        post: operations["createOAuthResource"];
    };
    "/api/v1/admin/oauth2/resources/{id}": {
        /** One API: any for a superadmin, the own tenant's for its admins */
        get: operations["getOAuthResource"];
        /** Takes an API away that no application gets tokens for any more */
        delete: operations["deleteOAuthResource"];
        /** Changes what is given; `version` is the one that was read. Holds for the next token */
        patch: operations["changeOAuthResource"];
    };
    "/api/v1/oauth2/interactions/{uid}": {
        /** What to ask the person of this browser, and on whose behalf */
        get: operations["getInteraction"];
        /** Answers it; `continue` and `allow` need the bearer token of who answers */
        post: operations["answerInteraction"];
    };
    "/api/v1/oauth2/sign-out": {
        /** Which application asks to sign the caller out, and the form that answers it */
        get: operations["getSignOutRequest"];
    };
    "/api/v1/admin/oauth2/signing-keys": {
        /** The keys of an issuer, newest first: the shared one, or that of `tenant_id` */
        get: operations["listSigningKeys"];
    };
    "/api/v1/admin/oauth2/signing-keys/rotate": {
        /** The next keys sign from now on; the current ones are still published for a while */
        post: operations["rotateSigningKeys"];
    };
    "/api/v1/admin/oauth2/clients/{id}/logout-deliveries": {
        /** What became of telling an application that people signed out, newest first; kept for 30 days */
        get: operations["listLogoutDeliveries"];
    };
    "/api/v1/admin/saml/service-providers": {
        /** Service providers, oldest first: the own tenant's; for superadmins all, or those of `tenant_id` */
        get: operations["listSamlServiceProviders"];
        /** Registers an application that receives assertions @description By entity_id and acs_url, or by its metadata */
        post: operations["createSamlServiceProvider"];
    };
    "/api/v1/admin/saml/service-providers/{id}": {
        /** One service provider: any for a superadmin, the own tenant's for its admins */
        get: operations["getSamlServiceProvider"];
        /** Ends it; its entity id is kept for whoever registered it */
        delete: operations["deleteSamlServiceProvider"];
        /** Changes what is given; `version` is the one that was read, and the entity id never changes */
        patch: operations["changeSamlServiceProvider"];
    };
    "/api/v1/admin/saml/service-providers/{id}/refresh": {
        /** Reads its metadata again; certificates that it has no more are trusted a week longer */
        post: operations["refreshSamlServiceProvider"];
    };
    "/api/v1/saml/metadata": {
        /** Metadata of the identity provider, signed */
        get: operations["getSamlMetadata"];
    };
    "/api/v1/saml/sso": {
        /** Answers a service provider by the Redirect binding, or starts a sign-in by an upstream directory */
        get: operations["getSamlSso"];
        /** Takes a request of a service provider by the POST binding, or as a bare document */
        post: operations["postSamlSso"];
    };
    "/api/v1/saml/slo": {
        /** Takes requests and answers about signing out by the Redirect binding */
        get: operations["getSamlSlo"];
        /** Takes requests and answers about signing out by the POST binding */
        post: operations["postSamlSlo"];
    };
    "/api/v1/saml/sign-ons/{reference}": {
        /** What a sign-on of an application waits for, for the page that asks the person */
        get: operations["getSamlSignOn"];
    };
    "/api/v1/saml/logout": {
        /** Ends the session and says where the browser goes to sign out of the applications @description For 15 minutes the token of the ended session gets the same answer, so a second press on "Sign out" loses nobody. */
        post: operations["startSamlLogout"];
    };
    "/api/v1/saml/logouts/{reference}": {
        /** What became of signing out of the applications */
        get: operations["getSamlLogout"];
    };
    "/api/v1/saml/t/{slug}/metadata": {
        /** Metadata of a tenant's identity provider, signed */
        get: operations["getTenantSamlMetadata"];
    };
    "/api/v1/saml/t/{slug}/sso": {
        /** Answers a tenant's service provider by the Redirect binding */
        get: operations["getTenantSamlSso"];
        /** Takes a request of a tenant's service provider by the POST binding, or as a bare document */
        post: operations["postTenantSamlSso"];
    };
    "/api/v1/saml/t/{slug}/slo": {
        /** Takes messages of a tenant's service providers about signing out by the Redirect binding */
        get: operations["getTenantSamlSlo"];
        /** Takes messages of a tenant's service providers about signing out by the POST binding */
        post: operations["postTenantSamlSlo"];
    };
    "/api/v1/saml/sp/{id}/metadata": {
        /** Metadata of a connection, for its upstream, signed */
        get: operations["getSamlConnectionMetadata"];
    };
    "/api/v1/saml/sp/{id}/acs": {
        /** Takes an upstream's answer by the POST binding, and leads the browser on to the callback */
        post: operations["postSamlConnectionAnswer"];
    };
    "/api/v1/saml/sp/{id}/slo": {
        /** Takes an upstream's requests and answers about signing out by the Redirect binding */
        get: operations["getSamlConnectionLogout"];
        /** Takes an upstream's requests and answers about signing out by the POST binding */
        post: operations["postSamlConnectionLogout"];
    };
    "/api/v1/system/settings": {
        /** Every setting of the API, and where it came from @description Of a secret only whether it is set. */
        get: operations["listSettings"];
    };
    "/api/v1/system/jobs": {
        /** The background jobs, their schedule, and what came of their last run */
        get: operations["listJobs"];
    };
    "/api/v1/system/jobs/runs": {
        /** Runs of shared jobs, the newest first @description Kept for a week, of what runs every few minutes for a day. */
        get: operations["listJobRuns"];
    };
    "/api/v1/system/jobs/dead-letters": {
        /** Runs that failed each time they were tried and were given up */
        get: operations["listDeadLetters"];
    };
    "/api/v1/system/jobs/dead-letters/{id}/retry": {
        /** Runs a job now that was given up @description It leaves the dead letters. Answers when it is done. */
        post: operations["retryDeadLetter"];
    };
    "/api/v1/system/jobs/{name}/run": {
        /** Runs a job now, whether it is due or not @description Answers when it is done. */
        post: operations["runJob"];
    };
    "/api/v1/system/database": {
        /** Tables with their sizes and isolation, and the migrations @description From the catalog of the database: of no row its content. */
        get: operations["getDatabase"];
    };
    "/api/v1/sso-attention": {
        /** What will keep people out unless somebody acts, the soonest first @description Certificates within 30 days of their end, providers that cannot be read, domains whose proof is gone. */
        get: operations["listSsoAttention"];
    };
    "/api/v1/audit/events": {
        /** A tenant admin reads their tenant's trail, a superadmin the platform's or that of the tenant they name */
        get: operations["listAuditEvents"];
    };
    "/api/v1/system/deployment": {
        /** The processes that serve, their versions, the migrations and the keys in use */
        get: operations["getDeployment"];
    };
    "/api/v1/system/reported-settings": {
        /** The settings of web app and gateway, and where they came from @description Of a secret only whether it is set. */
        get: operations["listReportedSettings"];
    };
    "/api/v1/system/infrastructure": {
        /** Reads database, replication, storage and certificates @description The forecast is a straight line through the daily sizes of the database. */
        get: operations["getInfrastructure"];
    };
    "/api/v1/system/changes": {
        /** Lists what changed without a restart @description The newest 100 changes of the last 90 days, from the audit logs of the platform and of all tenants. */
        get: operations["listSystemChanges"];
    };
    "/api/v1/system/health": {
        /** How database, jobs, mail, keys, certificates, upstreams and the audit trail do, now and in the last hour */
        get: operations["getSystemHealth"];
    };
    "/api/v1/tenants/{id}/export": {
        /** All that is kept of a tenant, without secrets @description Take it before the tenant is erased. */
        get: operations["exportTenant"];
    };
    "/api/v1/tenant-health": {
        /** How an organization's sign-in does: its directory, certificates, domains and mail @description Minute by minute for the last hour, where something happened. */
        get: operations["getTenantHealth"];
    };
    "/api/v1/search": {
        /** Finds tenants, people, applications, connections and domains by their names @description Only what the caller may look after: a superadmin finds it in all tenants, others in their own. */
        get: operations["searchConsole"];
    };
    "/api/v1/launchpad": {
        /** The applications that the caller may be signed in to from here, by name @description Those that take a sign-on which they did not ask for; `url` is opened by the browser. */
        get: operations["listLaunchpad"];
    };
    "/api/v1/overview": {
        /** How many there are of what the consoles lead to @description Of the caller's tenant. A superadmin names one, or gets those of all, up to ten seconds old. */
        get: operations["getOverview"];
    };
    "/api/v1/dashboard": {
        /** Returns what the caller's dashboard shows @description Sessions, devices, factors, connected applications, launchpad, products and overview in one answer. */
        get: operations["getDashboard"];
    };
    "/api/v1/console-dashboard": {
        /** Returns what the dashboard of a console shows @description Of the caller's organization; of all organizations for a superadmin. */
        get: operations["getConsoleDashboard"];
    };
    "/api/v1/people/{id}/left-behind": {
        /** What a person leaves behind in every tenant when they are suspended or erased */
        get: operations["listPersonLeftBehind"];
    };
    "/api/v1/users/{id}/left-behind": {
        /** What a member leaves behind when they are removed, suspended or given a smaller role @description Invitations, set-up links and imports end with their rights. Secrets, applications, SAML service providers and connections stay, for a decision. Also answers for a former member, to callers with `tenant_management`. */
        get: operations["listUserLeftBehind"];
    };
    "/api/v1/sessions": {
        /** Who is signed in at this moment, the newest sign-in first */
        get: operations["listOpenSessions"];
    };
    "/api/v1/security/overview": {
        /** How signing in failed within 24 hours, and who has a second factor, over all tenants */
        get: operations["getSecurityOverview"];
    };
    "/api/v1/security/tenants": {
        /** What each tenant asks of those who sign in, and how its people stand */
        get: operations["listTenantSecurity"];
    };
    "/api/v1/figures/sign-ins": {
        /** How many sign in, how many fail, and how many have a second factor @description Of the caller's tenant. A superadmin names one, or gets those of all. Counted every few seconds. */
        get: operations["getSignInFigures"];
    };
    "/api/v1/figures/sign-in-ways": {
        /** Who signs in through what: each tenant, its ways to sign in, and the applications that they lead to @description Up to five minutes old. */
        get: operations["getSignInWays"];
    };
    "/api/v1/openapi.json": {
        /** This contract, as the process that answers holds it @description For tools and generated clients. `servers` names the public origin of this installation. */
        get: operations["readContract"];
    };
    "/.well-known/openid-configuration": {
        /** What this issuer is and can do (OIDC Discovery 1.0) */
        get: operations["discoverOpenId"];
    };
    "/.well-known/oauth-authorization-server": {
        /** What this issuer is and can do (RFC 8414) */
        get: operations["discoverOAuth"];
    };
    "/api/v1/oauth2/authorize": {
        /** Where an application sends a browser to sign its person in */
        get: operations["authorize"];
        /** The same by a form, which is sent on by GET */
        post: operations["authorizeByForm"];
    };
    "/api/v1/oauth2/par": {
        /** Takes what an application asks for from its server (RFC 9126) */
        post: operations["pushAuthorizationRequest"];
    };
    "/api/v1/oauth2/token": {
        /** Gives tokens for a code, a refresh token, a device, or a machine itself */
        post: operations["redeem"];
    };
    "/api/v1/oauth2/device_authorization": {
        /** Begins the sign-in of a device without a browser (RFC 8628) */
        post: operations["authorizeDevice"];
    };
    "/api/v1/oauth2/userinfo": {
        /** The claims that the scopes of an access token open */
        get: operations["getUserinfo"];
        /** The same by POST (OpenID Connect Core §5.3.1) */
        post: operations["postUserinfo"];
    };
    "/api/v1/oauth2/jwks": {
        /** The keys that verify what this issuer signs (RFC 7517) */
        get: operations["getJwks"];
    };
    "/api/v1/oauth2/introspect": {
        /** Whether an opaque token is alive, and what it stands for (RFC 7662) */
        post: operations["introspect"];
    };
    "/api/v1/oauth2/revoke": {
        /** Ends a token; a refresh token takes with it all that came of its sign-in (RFC 7009) */
        post: operations["revoke"];
    };
    "/api/v1/oauth2/end_session": {
        /** Where an application sends a browser to sign its person out */
        get: operations["endSession"];
        /** The same by a form, which is sent on by GET */
        post: operations["endSessionByForm"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example {} */
        VerifyAudit: {
            /** Format: uuid @description Platform callers only */
            tenantId?: string;
        };
        AuditVerification: {
            /** @description Sealed ones, all of them compared */
            events: number;
            findings: {
                /** @enum {string} */
                kind: "edited" | "deleted" | "inserted" | "backdated" | "seal_missing" | "cut" | "start_missing";
                /** @description Place in the chain */
                n: string | null;
                /** @description Number of the event */
                event: string | null;
            }[];
            /** @description Where the chain ends; keep it elsewhere to notice a cut tail */
            head: { n: string; hash: string; } | null;
        };
        Problem: {
            /** @example about:blank */
            type: string;
            /** @example Not found */
            title: string;
            /** @example 404 */
            status: number;
            /** @description Sentence for people @example There is no such tenant. */
            detail: string;
            /** @description Stable code for programs @example not_found */
            code: string;
            /** @description Reference that the log holds too */
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description What the plan of the tenant refused */
            planLimit?: components["schemas"]["PlanLimit"];
            /** @description Seconds to wait */
            retryAfter?: number;
        };
        FieldError: {
            /** @description Dotted path of the field in the request @example email */
            field: string;
            /** @description Stable code @example invalid_format */
            code: string;
            /** @description Sentence for the person @example Enter an email address */
            message: string;
        };
        PlanLimit: {
            plan: components["schemas"]["Plan"];
            /** @enum {string} */
            what: "users" | "domains" | "ssoConfigurations";
            limit: number;
            used: number;
            wanted: number;
        };
        /** @enum {string} */
        Plan: "trial" | "basic" | "pro" | "enterprise";
        /** @enum {string} */
        MailStatus: "queued" | "sent" | "dead" | "expired";
        OutboxPage: { items: components["schemas"]["OutboxMail"][]; nextCursor: string | null; };
        OutboxMail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string | null;
            /** @example ada@acme.test */
            to: string;
            /** @example verify-email */
            template: string;
            /** @example Confirm your email address */
            subject: string;
            status: components["schemas"]["MailStatus"];
            attempts: number;
            /** @description The mail server's last refusal */
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time @description When its link stops to work */
            expiresAt: string | null;
        };
        OutboxMailDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string | null;
            /** @example ada@acme.test */
            to: string;
            /** @example verify-email */
            template: string;
            /** @example Confirm your email address */
            subject: string;
            status: components["schemas"]["MailStatus"];
            attempts: number;
            /** @description The mail server's last refusal */
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time @description When its link stops to work */
            expiresAt: string | null;
            /** @description Null once it was removed */
            text: string | null;
            /** @description A whole page; show it in a frame that runs nothing */
            html: string | null;
            /** @description Whether links are left out of the text */
            isMasked: boolean;
        };
        /** @example { "plan": "pro" } */
        CreatePlanRequest: {
            /** @enum {string} */
            plan: "trial" | "pro" | "enterprise";
        };
        PlanRequest: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            tenantName: string;
            /** @enum {string} */
            plan: "trial" | "pro" | "enterprise";
            /** Format: uuid */
            requestedBy: string;
            /** @enum {string} */
            state: "open" | "granted" | "declined";
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PlanRequestPage: { items: components["schemas"]["PlanRequest"][]; nextCursor: string | null; };
        /** @example { "decision": "grant" } */
        DecidePlanRequest: {
            /** @enum {string} */
            decision: "grant" | "decline";
        };
        /** @example { "csv": "name,domain,adminEmail\nAcme,acme.example,it@acme.example" } */
        CheckTenantImport: {
            /** @description With a head line; columns name, domain, adminEmail and, if wanted, plan and status */
            csv: string;
        };
        TenantImportCheck: {
            rows: number;
            create: number;
            /** @description Lines whose name and domain exist already */
            skip: number;
            errors: {
                line: number;
                field: string;
                /** @description What the file calls the column of the field */
                column: string;
                message: string;
            }[];
        };
        /** @example { "csv": "name,domain,adminEmail\nAcme,acme.example,it@acme.example" } */
        StartTenantImport: {
            /** Format: uuid @description Chosen by the client, so that a repeated request starts the import once */
            id?: string;
            /** @description With a head line; columns name, domain, adminEmail and, if wanted, plan and status */
            csv: string;
        };
        Import: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "tenants" | "invitations";
            /** Format: uuid @description Null for an import of tenants */
            tenantId: string | null;
            state: components["schemas"]["ImportState"];
            lines: number;
            created: number;
            /** @description Lines that ask for what exists already */
            skipped: number;
            failed: number;
            /** Format: uuid */
            startedBy: string;
            stoppedBecause: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        /** @description `stopped`: the person who started it may not do this any more; the remaining lines failed @enum {string} */
        ImportState: "waiting" | "running" | "done" | "stopped";
        ImportPage: { items: components["schemas"]["Import"][]; nextCursor: string | null; };
        /** @enum {string} */
        ImportOutcome: "waiting" | "created" | "skipped" | "failed";
        ImportLinePage: { items: components["schemas"]["ImportLine"][]; nextCursor: string | null; };
        ImportLine: {
            line: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description The values of the line by their column */
            cells: { [key: string]: string; };
            /** @description Why the line was skipped or failed */
            message: string | null;
        };
        /** @enum {string} */
        TenantStatus: "active" | "pending" | "cancelled" | "inactive" | "on-hold" | "suspended" | "deactivated";
        /** @enum {string} */
        PaymentStatus: "paid" | "pending" | "overdue";
        TenantPage: { items: components["schemas"]["Tenant"][]; nextCursor: string | null; };
        Tenant: {
            /** Format: uuid */
            id: string;
            /** @description Number shown to people @example TEN-001 */
            code: string;
            /** @example tenant-1 */
            externalId: string | null;
            /** @example demo-company */
            slug: string;
            /** @example Demo Company */
            name: string;
            /** @example demo-company.test */
            domain: string | null;
            /** Format: uuid */
            domainId: string | null;
            /** @example admin@demo-company.test */
            adminEmail: string | null;
            status: components["schemas"]["TenantStatus"];
            subscriptionPlan: components["schemas"]["Plan"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            lastPaymentDate: string | null;
            /** Format: date-time */
            nextPaymentDate: string | null;
            /** Format: date-time */
            activatedAt: string | null;
            /** Format: date-time */
            trialEndsAt: string | null;
            userCount: number;
            sessionIdleSeconds: number;
            sessionTotalSeconds: number;
            /** @description From one refresh to the next */
            offlineIdleSeconds: number;
            /** @description Since the sign-in */
            offlineTotalSeconds: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time @description Until then a deleted tenant can be brought back */
            erasesAt: string | null;
            version: number;
        };
        /** @example { "name": "Acme", "domain": "acme.example", "adminEmail": "it@acme.example" } */
        CreateTenant: {
            name: string;
            domain: string;
            /** Format: idn-email */
            adminEmail: string;
            /** @default pending */
            status: components["schemas"]["TenantStatus"];
            /** @default trial */
            subscriptionPlan: components["schemas"]["Plan"];
            /** @description Left out: `pending` on the trial plan, else `paid` */
            paymentStatus?: components["schemas"]["PaymentStatus"];
        };
        /** @description Of all that are not deleted */
        TenantSummary: {
            total: number;
            active: number;
            pendingActivation: number;
            paymentOverdue: number;
            byStatus: { status: components["schemas"]["TenantStatus"]; count: number; }[];
        };
        /** @example { "action": "activate", "items": [ { "id": "01a1fe82-5409-754c-acd1-1916b1c9d4cc", "version": 1 } ] } */
        BulkTenants: {
            /** @enum {string} */
            action: "activate" | "on-hold" | "suspend" | "delete" | "restore";
            items: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        BulkTenantsResult: {
            items: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                outcome: "done" | "stale_version" | "not_found" | "not_possible";
            }[];
        };
        PlanUsage: {
            plan: components["schemas"]["Plan"];
            /** @description Members and open invitations; where there is no bound, counted to 10,001 at most */
            users: components["schemas"]["Usage"];
            domains: components["schemas"]["Usage"];
            ssoConfigurations: components["schemas"]["Usage"];
            products: {
                /** @description In the plan, or granted beside it */
                used: number;
                /** @description In the catalogue */
                limit: number;
            };
            /** @description The plan of the request that waits @enum {string|null} */
            requested: "trial" | "pro" | "enterprise" | null;
            /** Format: date-time @description When that request was sent */
            requestedAt: string | null;
        };
        Usage: {
            used: number;
            /** @description Null where the plan sets no bound */
            limit: number | null;
        };
        /** @example { "version": 1, "name": "Acme" } */
        ChangeTenant: {
            version: number;
            name?: string;
            /** Format: idn-email */
            adminEmail?: string | null;
            status?: components["schemas"]["TenantStatus"];
            subscriptionPlan?: components["schemas"]["Plan"];
            paymentStatus?: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            lastPaymentDate?: string | null;
            /** Format: date-time */
            nextPaymentDate?: string | null;
            sessionIdleSeconds?: number;
            sessionTotalSeconds?: number;
            /** @description From one refresh to the next */
            offlineIdleSeconds?: number;
            /** @description Since the sign-in */
            offlineTotalSeconds?: number;
        };
        /** @example { "version": 1 } */
        ActivateTenant: { version: number; };
        TenantProducts: { items: components["schemas"]["TenantProduct"][]; };
        TenantProduct: {
            slug: components["schemas"]["ProductSlug"];
            /** @example Network Monitor */
            name: string;
            /** @description `included` in the plan, `granted` beside it, `requested` and waiting; only the first two have it @enum {string} */
            standing: "included" | "granted" | "requested" | "none";
            /** Format: date-time @description Of a grant that holds, whatever the plan has */
            grantedAt: string | null;
            /** Format: date-time @description Null for a grant without an end */
            grantedUntil: string | null;
            /** Format: date-time @description When a grant ran out */
            endedAt: string | null;
            /** Format: date-time @description Of a request that waits */
            requestedAt: string | null;
        };
        /** @enum {string} */
        ProductSlug: "ai-antivirus" | "network-monitor" | "usb-security" | "privacy-monitor";
        /** @example { "product": "network-monitor" } */
        CreateProductRequest: { product: components["schemas"]["ProductSlug"]; };
        ProductRequest: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            tenantName: string;
            product: components["schemas"]["ProductSlug"];
            /** Format: uuid */
            requestedBy: string;
            /** @enum {string} */
            state: "open" | "granted" | "declined";
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        ProductRequestPage: { items: components["schemas"]["ProductRequest"][]; nextCursor: string | null; };
        /** @example { "decision": "grant" } */
        DecideProductRequest: {
            /** @enum {string} */
            decision: "grant" | "decline";
            /** Format: date-time @description When a grant ends by itself; null for never @default null */
            endsAt: string | null;
        };
        /** @example { "endsAt": null } */
        GrantProduct: {
            /** Format: date-time @description When a grant ends by itself; null for never @default null */
            endsAt: string | null;
        };
        Organization: {
            /** Format: uuid */
            id: string;
            /** @example TEN-001 */
            code: string;
            slug: string;
            name: string;
            logo: { url: string; width: number; height: number; } | null;
            /** @example #0b6e4f */
            color: string | null;
            /** @example #0b6e4f */
            darkColor: string | null;
            technicalEmail: string | null;
            securityEmail: string | null;
            billingEmail: string | null;
            sessionIdleSeconds: number;
            sessionTotalSeconds: number;
            offlineIdleSeconds: number;
            offlineTotalSeconds: number;
            version: number;
        };
        /** @example { "version": 1, "name": "Acme" } */
        ChangeOrganization: {
            /** Format: uuid @description Platform callers only, who must name one */
            tenantId?: string;
            version: number;
            name?: string;
            /** @description `#rrggbb`; white text stands on it, so its contrast with white is 4.5:1 or more */
            color?: string | null;
            /** @description `#rrggbb`; white text stands on it, so its contrast with white is 4.5:1 or more */
            darkColor?: string | null;
            /** Format: idn-email */
            technicalEmail?: string | null;
            /** Format: idn-email */
            securityEmail?: string | null;
            /** Format: idn-email */
            billingEmail?: string | null;
            sessionIdleSeconds?: number;
            sessionTotalSeconds?: number;
            offlineIdleSeconds?: number;
            offlineTotalSeconds?: number;
        };
        /** @example { "version": 1, "content": "iVBORw0KGgo=" } */
        SetLogo: {
            /** Format: uuid @description Platform callers only, who must name one */
            tenantId?: string;
            version: number;
            /** @description PNG, JPEG or WebP in base64: 128 KB at most, each side 32 to 1,024 pixels */
            content: string;
        };
        /** @description Null for whoever is in no organization */
        OwnBrand: {
            /** @description How an organization shows itself */
            brand: {
                name: string;
                /** @description Path on this origin; another one for each picture */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description On dark pages; without it `color` is used there too @example #0b6e4f */
                darkColor: string | null;
            } | null;
        };
        /** @description How an organization shows itself */
        Brand: {
            name: string;
            /** @description Path on this origin; another one for each picture */
            logoUrl: string | null;
            /** @example #0b6e4f */
            color: string | null;
            /** @description On dark pages; without it `color` is used there too @example #0b6e4f */
            darkColor: string | null;
        };
        /** @enum {string} */
        DomainStatus: "pending" | "active" | "inactive";
        DomainPage: { items: components["schemas"]["Domain"][]; nextCursor: string | null; };
        Domain: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            /** @description Lower case, in its ASCII form @example xn--mller-kva.example */
            domain: string;
            /** @description As people write it @example müller.example */
            displayName: string;
            status: components["schemas"]["DomainStatus"];
            /** @description Type of the enabled SSO configuration that serves the domain @enum {string|null} */
            ssoProvider: "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | null;
            autoJoin: components["schemas"]["DomainAutoJoin"];
            /** @description Whether addresses at subdomains count as this domain while it is verified. A subdomain that is verified by itself decides for itself */
            coversSubdomains: boolean;
            /** @description How it was proven; null while it is not @enum {string|null} */
            proof: "dns" | "directory" | "platform" | null;
            /** @example Google directory of acme.test, consented by ada@acme.test */
            proofDetail: string | null;
            challenge: components["schemas"]["DomainChallenge"];
            /** Format: date-time */
            verifiedAt: string | null;
            lastCheck: {
                /** Format: date-time */
                at: string;
                outcome: components["schemas"]["DomainCheckOutcome"];
                /** @description What it means and what to do */
                message: string;
            } | null;
            /** Format: date-time */
            nextCheckAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @enum {string} */
        SsoType: "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple";
        /** @enum {string} */
        DomainAutoJoin: "invite_only" | "sso";
        /** @enum {string} */
        DomainProof: "dns" | "directory" | "platform";
        DomainChallenge: {
            /** @example _gatehouse-challenge.acme.test */
            recordName: string;
            /** @enum {string} */
            recordType: "TXT";
            /** @example gatehouse-verification=zNLtHjrLZ0O1AbkJmWZqYc9 */
            recordValue: string;
        };
        DomainCheck: {
            /** Format: date-time */
            at: string;
            outcome: components["schemas"]["DomainCheckOutcome"];
            /** @description What it means and what to do */
            message: string;
        };
        /** @enum {string} */
        DomainCheckOutcome: "found" | "missing" | "mismatch" | "unreachable" | "owned_elsewhere" | "parent_owned_elsewhere";
        /** @example { "domain": "analytical-engines.example" } */
        ClaimDomain: {
            domain: string;
            /** @default sso */
            autoJoin: components["schemas"]["DomainAutoJoin"];
            /** Format: uuid @description Which tenant; counts from platform callers only */
            tenantId?: string;
        };
        /** @example { "version": 1, "autoJoin": "invite_only" } */
        ChangeDomain: {
            version: number;
            autoJoin: components["schemas"]["DomainAutoJoin"];
            /** @description Unchanged if left out */
            coversSubdomains?: boolean;
        };
        /** @enum {string} */
        MembershipRole: "tenant_admin" | "tenant_user";
        /** @enum {string} */
        MembershipStatus: "active" | "invited" | "suspended";
        TenantUserPage: { items: components["schemas"]["TenantUser"][]; nextCursor: string | null; };
        TenantUser: {
            /** Format: uuid @description The person */
            id: string;
            /** Format: uuid */
            tenantId: string;
            email: string;
            name: string;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description A role of the tenant's own, on top of `tenant_user` */
            roleId: string | null;
            roleName: string | null;
            status: components["schemas"]["MembershipStatus"];
            /** @description Suspended on the whole platform, by a superadmin */
            isBlocked: boolean;
            /** Format: date-time @description When they joined the tenant */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            version: number;
        };
        TenantUserSummary: {
            /** @description 10001 stands for more than 10000 */
            total: number;
            /** @description 10001 stands for more than 10000 */
            admins: number;
            /** @description 10001 stands for more than 10000 */
            suspended: number;
            /** @description 10001 stands for more than 10000 */
            invited: number;
            /** @description How many people the plan allows, invited ones included; null where it sets no bound */
            limit: number | null;
        };
        TenantUserDetail: {
            /** Format: uuid @description The person */
            id: string;
            /** Format: uuid */
            tenantId: string;
            email: string;
            name: string;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description A role of the tenant's own, on top of `tenant_user` */
            roleId: string | null;
            roleName: string | null;
            status: components["schemas"]["MembershipStatus"];
            /** @description Suspended on the whole platform, by a superadmin */
            isBlocked: boolean;
            /** Format: date-time @description When they joined the tenant */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            version: number;
            emailVerified: boolean;
            permissions: components["schemas"]["Permission"][];
            /** @description How many are open now, in this tenant */
            sessions: number;
            /** Format: date-time @description Since when the tenant asks this member for a new second factor; met by any sign-in after it */
            factorRequiredAt: string | null;
        };
        /** @enum {string} */
        Permission: "platform_management" | "tenant_management" | "user_management" | "system_config" | "device_management" | "personal_settings" | "reports_view";
        /** @example { "version": 1, "role": "tenant_admin" } */
        ChangeTenantUser: {
            version: number;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a role of the tenant's own @default null */
            roleId: string | null;
        };
        /** @example { "version": 1 } */
        Versioned: { version: number; };
        SignedOut: {
            /** @description How many were ended */
            sessions: number;
        };
        UserSessionPage: { items: components["schemas"]["UserSession"][]; nextCursor: string | null; };
        UserSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string | null;
            address: string | null;
            userAgent: string | null;
            /** @description How they proved who they are @example [ "pwd" ] */
            amr: string[];
            /** Format: date-time */
            signedInAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {string} */
        PersonStatus: "active" | "suspended";
        PersonPage: { items: components["schemas"]["Person"][]; nextCursor: string | null; };
        Person: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            status: components["schemas"]["PersonStatus"];
            isSuperadmin: boolean;
            emailVerified: boolean;
            /** @description At most fifty, the one used last first */
            memberships: components["schemas"]["PersonMembership"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            /** Format: date-time @description From when on they are erased: a while after they left their last tenant, or since it was asked for */
            eraseAfter: string | null;
            /** @description Nothing calls it off any more */
            isEraseAsked: boolean;
            version: number;
        };
        PersonMembership: {
            /** Format: uuid */
            tenantId: string;
            tenantName: string;
            tenantCode: string;
            role: components["schemas"]["MembershipRole"];
            roleName: string | null;
            status: components["schemas"]["MembershipStatus"];
            /** Format: date-time */
            lastLoginAt: string | null;
            version: number;
        };
        /** @description 10001 stands for more than 10000 */
        PeopleSummary: { total: number; superadmins: number; suspended: number; };
        /** @example { "version": 1, "givenName": "Ada", "familyName": "Lovelace" } */
        ChangePerson: { version: number; givenName: string; familyName: string; };
        TenantRolePage: { items: components["schemas"]["TenantRole"][]; nextCursor: string | null; };
        TenantRole: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            description: string;
            permissions: components["schemas"]["TenantRolePermission"][];
            /** @description Who hold it; 10001 stands for more than 10000 */
            members: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @enum {string} */
        TenantRolePermission: "user_management" | "tenant_management" | "reports_view";
        /** @example { "name": "Help desk", "permissions": [ "user_management" ] } */
        CreateTenantRole: {
            name: string;
            /** @default */
            description: string;
            permissions: components["schemas"]["TenantRolePermission"][];
            /** Format: uuid @description From platform callers only */
            tenantId?: string;
        };
        /** @example { "version": 1, "name": "Help desk", "permissions": [ "user_management" ] } */
        ChangeTenantRole: {
            name: string;
            /** @default */
            description: string;
            permissions: components["schemas"]["TenantRolePermission"][];
            version: number;
        };
        /** @example { "email": "user@demo-company.test", "password": "Gatehouse-demo-1" } */
        Login: { email: string; password: string; };
        LoginResult: components["schemas"]["Authenticated"] | components["schemas"]["SecondFactorRequired"];
        Authenticated: {
            /** @enum {string} */
            status: "authenticated";
            /** @description Opaque bearer token of the session */
            accessToken: string;
            /** Format: date-time */
            expiresAt: string;
            user: components["schemas"]["AuthenticatedUser"];
            /** @description Path on this origin @example /dashboard */
            redirectTo: string;
        };
        AuthenticatedUser: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            /** @description The role in force: lower than `accountRole` while a view is taken */
            role: components["schemas"]["Role"];
            accountRole: components["schemas"]["Role"];
            /** @description The tenant's own role that they hold, if any */
            roleName?: string;
            permissions: components["schemas"]["Permission"][];
            /** @enum {boolean} */
            isAuthenticated: true;
            emailVerified: boolean;
            /** Format: uuid */
            tenantId?: string;
            tenantName?: string;
            tenantStatus?: components["schemas"]["TenantStatus"];
            subscriptionPlan?: components["schemas"]["Plan"];
            /** Format: date-time */
            trialEndsAt?: string | null;
        };
        /** @enum {string} */
        Role: "superadmin" | "tenant_admin" | "tenant_user";
        SecondFactorRequired: {
            /** @enum {string} */
            status: "second_factor_required";
            /** @description Proof of the first factor, for the second step */
            ticket: string;
            factors: ("totp" | "passkey" | "recovery_code")[];
            /** @description An authenticator app is set up with the ticket: they have no factor, or their organization asks for a new one */
            mustEnrol: boolean;
            /** Format: date-time */
            expiresAt: string;
        };
        Me: { user: components["schemas"]["AuthenticatedUser"]; session: components["schemas"]["Session"]; };
        Session: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            authenticatedAt: string;
            /** Format: date-time @description The server's time, so that a wrong clock misleads nobody */
            now: string;
            /** Format: date-time */
            idleExpiresAt: string;
            /** Format: date-time */
            expiresAt: string;
            idleSeconds: number;
        };
        ActivityResult: { session: components["schemas"]["Session"]; };
        /** @example { "email": "ada@example.com", "password": "correct horse battery staple", "firstName": "Ada", "lastName": "Lovelace", "company": "Analytical Engines" } */
        Register: {
            /** Format: idn-email */
            email: string;
            password: string;
            firstName: string;
            lastName: string;
            company?: string;
        };
        RegisterResult: {
            /** @enum {string} */
            status: "verification_sent";
            email: string;
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl" } */
        VerifyEmail: { token: string; };
        /** @example { "role": "tenant_user" } */
        SwitchRole: {
            /** @description A lower role, or the own one to come back */
            role: components["schemas"]["Role"];
        };
        OwnTenantList: { items: components["schemas"]["OwnTenant"][]; };
        OwnTenant: {
            /** Format: uuid */
            id: string;
            name: string;
            status: components["schemas"]["TenantStatus"];
            role: components["schemas"]["Role"];
            roleName: string | null;
            isCurrent: boolean;
            /** @description Whether membership and tenant let them in now */
            isOpen: boolean;
        };
        /** @example { "tenantId": "01a1fe82-5409-754c-acd1-1916b1c9d4cc" } */
        SwitchTenant: {
            /** Format: uuid */
            tenantId: string;
        };
        Visit: {
            user: components["schemas"]["AuthenticatedUser"];
            session: components["schemas"]["Session"];
            /** @description How the organization of the caller shows itself; null for a caller of no organization */
            brand: {
                name: string;
                /** @description Path on this origin; another one for each picture */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description On dark pages; without it `color` is used there too @example #0b6e4f */
                darkColor: string | null;
            } | null;
            /** @description The organizations of the caller; empty for a caller of no organization */
            tenants: components["schemas"]["OwnTenant"][];
        };
        /** @example { "email": "ada@example.com" } */
        RequestPasswordReset: {
            /** Format: idn-email */
            email: string;
        };
        PasswordResetRequested: {
            /** @enum {string} */
            status: "mail_sent_if_known";
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "password": "correct horse battery staple" } */
        ResetPassword: { token: string; password: string; };
        /** @example { "currentPassword": "a password", "newPassword": "correct horse battery staple" } */
        ChangePassword: {
            /** @description Of whoever has one; without one a fresh proof is asked for */
            currentPassword?: string;
            newPassword: string;
        };
        /** @example { "ticket": "gst_c2Vjb25k", "answer": { "method": "totp", "code": "123456" } } */
        AnswerSecondFactor: {
            ticket: string;
            answer: components["schemas"]["TotpAnswer"] | components["schemas"]["RecoveryCodeAnswer"] | components["schemas"]["PasskeyAnswer"];
        };
        TotpAnswer: {
            /** @enum {string} */
            method: "totp";
            code: string;
        };
        RecoveryCodeAnswer: {
            /** @enum {string} */
            method: "recovery_code";
            code: string;
        };
        PasskeyAnswer: {
            /** @enum {string} */
            method: "passkey";
            /** Format: uuid */
            challengeId: string;
            response: { [key: string]: unknown; };
        };
        /** @example { "ticket": "gst_c2Vjb25k" } */
        SignInTicket: { ticket: string; };
        PasskeyChallenge: {
            /** Format: uuid */
            challengeId: string;
            options: { [key: string]: unknown; };
        };
        TotpSetup: {
            /** @description Base32, to type in by hand */
            secret: string;
            /** @description otpauth: address, as in the QR code */
            uri: string;
            /** @description SVG */
            qrCode: string;
        };
        /** @example { "ticket": "gst_c2Vjb25k", "code": "123456" } */
        EnrolTotp: { ticket: string; code: string; };
        Enrolled: { login: components["schemas"]["LoginResult"]; recoveryCodes: string[]; };
        /** @example { "challengeId": "01a1fe82-5409-754c-acd1-1916b1c9d4cc", "response": { "id": "AQ", "rawId": "AQ", "type": "public-key", "response": {}, "clientExtensionResults": {} } } */
        PasskeySignIn: {
            /** Format: uuid */
            challengeId: string;
            response: { [key: string]: unknown; };
        };
        Factors: {
            hasPassword: boolean;
            /** @description The authenticator app; null without one */
            totp: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                lastUsedAt: string | null;
            } | null;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
            /** Format: date-time @description From when on the organization, or the platform, lets nobody in without a second factor */
            requiredFrom: string | null;
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Kept by a service that carries it from device to device */
            isSynced: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        /** @example { "code": "123456" } */
        ConfirmTotp: { code: string; };
        RecoveryCodes: { recoveryCodes: string[]; };
        /** @example { "challengeId": "01a1fe82-5409-754c-acd1-1916b1c9d4cc", "response": { "id": "AQ", "rawId": "AQ", "type": "public-key", "response": {}, "clientExtensionResults": {} }, "name": "Laptop" } */
        AddPasskey: {
            /** Format: uuid */
            challengeId: string;
            response: { [key: string]: unknown; };
            name: string;
        };
        /** @example { "name": "Laptop" } */
        Rename: { name: string; };
        /** @example { "identifiedBy": "Video call with ID card, confirmed by their manager" } */
        ResetFactors: {
            /** @description How the person was identified, for the audit log; the log cannot be changed, so name no number of a document */
            identifiedBy: string;
        };
        StepUpWays: {
            /** @description `password` only without a second factor; `password_totp` takes both the password and a code; `totp` alone only without a password */
            methods: ("password" | "password_totp" | "totp" | "passkey")[];
            passkey: {
                /** Format: uuid */
                challengeId: string;
                options: { [key: string]: unknown; };
            } | null;
            /** Format: date-time @description Until when no other proof is asked for */
            freshUntil: string;
        };
        /** @example { "method": "password", "password": "a password" } */
        StepUpAnswer: components["schemas"]["PasswordAnswer"] | components["schemas"]["PasswordAndCodeAnswer"] | components["schemas"]["TotpAnswer"] | components["schemas"]["PasskeyAnswer"];
        PasswordAnswer: {
            /** @enum {string} */
            method: "password";
            password: string;
        };
        PasswordAndCodeAnswer: {
            /** @enum {string} */
            method: "password_totp";
            password: string;
            code: string;
        };
        SteppedUp: {
            /** Format: date-time */
            freshUntil: string;
        };
        SignInPolicy: {
            /** Format: uuid */
            tenantId: string;
            passwordMinLength: number;
            /** @enum {string} */
            secondFactor: "optional" | "required";
            /** @description How long somebody may do without, from the day it was required or they joined */
            graceDays: number;
            /** Format: date-time */
            requiredSince: string | null;
            /** @description Whether a sign-in through the tenant's own directory counts as two factors: always, when it says so itself, or never @enum {string} */
            upstreamFactor: "trusted" | "when_claimed" | "never";
            version: number;
        };
        /** @example { "passwordMinLength": 8, "secondFactor": "optional", "graceDays": 14, "upstreamFactor": "when_claimed", "version": 1 } */
        SaveSignInPolicy: {
            passwordMinLength: number;
            /** @enum {string} */
            secondFactor: "optional" | "required";
            /** @description How long somebody may do without, from the day it was required or they joined */
            graceDays: number;
            /** @description Whether a sign-in through the tenant's own directory counts as two factors: always, when it says so itself, or never @enum {string} */
            upstreamFactor: "trusted" | "when_claimed" | "never";
            version: number;
            /** Format: uuid @description Which tenant; from platform callers only */
            tenantId?: string;
        };
        Account: {
            email: string;
            firstName: string;
            lastName: string;
            /** @description The address of a picture */
            picture: string | null;
            /** @description A language tag of BCP 47 @example de-CH */
            locale: string | null;
            /** @description A name of the IANA time zone database @example Europe/Zurich */
            zoneinfo: string | null;
            /** @description An address that waits to be confirmed at both */
            pendingEmail: {
                email: string;
                confirmedAtOld: boolean;
                confirmedAtNew: boolean;
                /** Format: date-time */
                expiresAt: string;
            } | null;
            /** @description Whether a sign-in with a new device is told by mail */
            newDeviceMail: boolean;
            version: number;
        };
        /** @example { "firstName": "Ada", "lastName": "Lovelace", "locale": "en-GB", "version": 1 } */
        UpdateAccount: {
            firstName?: string;
            lastName?: string;
            /** @description The address of a picture. Gatehouse hands it on and never fetches it */
            picture?: string | null;
            /** @description A language tag of BCP 47, kept in its canonical form */
            locale?: string | null;
            /** @description A name of the IANA time zone database */
            zoneinfo?: string | null;
            version: number;
        };
        /** @example { "newDeviceMail": true } */
        AccountNotices: { newDeviceMail: boolean; };
        /** @example { "email": "ada@example.com" } */
        ChangeEmail: {
            /** Format: idn-email */
            email: string;
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl" } */
        ConfirmEmailChange: { token: string; };
        EmailChangeResult: {
            /** @enum {string} */
            status: "waits_for_other" | "changed";
        };
        OwnSessions: { items: components["schemas"]["OwnSession"][]; };
        OwnSession: {
            /** Format: uuid */
            id: string;
            isCurrent: boolean;
            /** @description Null on the platform */
            tenantName: string | null;
            /** @example Firefox on Linux */
            deviceName: string;
            address: string | null;
            /** @description How they signed in. Source: RFC 8176 */
            methods: string[];
            /** Format: date-time */
            authenticatedAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Devices: { items: components["schemas"]["Device"][]; };
        Device: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "desktop" | "mobile" | "script";
            isCurrent: boolean;
            /** @description The network that it was last seen in */
            address: string | null;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            openSessions: number;
        };
        /** @example { "name": "Work laptop" } */
        RenameDevice: { name: string; };
        DevicesOfPerson: { items: components["schemas"]["DeviceOfPerson"][]; };
        DeviceOfPerson: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "desktop" | "mobile" | "script";
            /** @description The network that it was last seen in */
            address: string | null;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            openSessions: number;
        };
        /** @example { "userId": "01a1fe82-5409-754c-acd1-1916b1c9d4cc" } */
        EndSessions: {
            /** Format: uuid */
            userId?: string;
            /** Format: uuid */
            tenantId?: string;
        };
        /** @description The caller's own session is left open */
        SessionsEnded: { ended: number; };
        SlowDowns: { items: components["schemas"]["SlowDown"][]; };
        /** @description A rate limit that is active, or was within 15 minutes */
        SlowDown: {
            key: string;
            /** @description What is counted @example login:network */
            kind: string;
            /** @description Addresses of people are masked @example 192.0.2.7 */
            subject: string;
            /** Format: uuid */
            userId: string | null;
            /** @description Attempts that count now. The count decays with time */
            attempts: number;
            /** @description Attempts that this limit refused */
            refused: number;
            /** Format: date-time @description The next attempt is admitted at this time */
            until: string | null;
            /** Format: date-time @description The last time that this limit refused */
            refusedAt: string | null;
        };
        /** @example { "format": "csv", "text": "email,role\nada@example.com,user\n" } */
        CheckInvitationImport: {
            /** Format: uuid @description From platform callers only */
            tenantId?: string;
            /** @description `list`: addresses with commas, semicolons or line ends between; `csv`: a first line that names the columns email, first name, last name, role @enum {string} */
            format: "list" | "csv";
            text: string;
            /** @default tenant_user */
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a role of the tenant's own @default null */
            roleId: string | null;
        };
        InvitationImportCheck: {
            invite: number;
            skip: number;
            error: number;
            /** @description How many more people the plan allows, where it is fewer than `invite`; else null */
            room: number | null;
            lines: components["schemas"]["InvitationLine"][];
        };
        InvitationLine: {
            line: number;
            email: string;
            /** @description `skip`: a member or invited already, nothing to do; `error`: to be put right @enum {string} */
            outcome: "invite" | "skip" | "error";
            message: string | null;
        };
        /** @example { "format": "csv", "text": "email,role\nada@example.com,user\n" } */
        StartInvitationImport: {
            /** Format: uuid @description Chosen by the client, so that a repeated request starts the import once */
            id?: string;
            /** Format: uuid @description From platform callers only */
            tenantId?: string;
            /** @description `list`: addresses with commas, semicolons or line ends between; `csv`: a first line that names the columns email, first name, last name, role @enum {string} */
            format: "list" | "csv";
            text: string;
            /** @default tenant_user */
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a role of the tenant's own @default null */
            roleId: string | null;
        };
        /** @enum {string} */
        InvitationStatus: "pending" | "expired" | "accepted" | "revoked";
        InvitationPage: { items: components["schemas"]["Invitation"][]; nextCursor: string | null; };
        Invitation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            email: string;
            name: string;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid */
            roleId: string | null;
            roleName: string | null;
            status: components["schemas"]["InvitationStatus"];
            /** Format: uuid */
            invitedBy: string;
            /** Format: date-time */
            sentAt: string;
            timesSent: number;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @example { "email": "ada@example.com", "role": "tenant_user" } */
        CreateInvitation: {
            /** Format: uuid @description From platform callers only */
            tenantId?: string;
            /** Format: idn-email */
            email: string;
            /** @default */
            firstName: string;
            /** @default */
            lastName: string;
            /** @default tenant_user */
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a role of the tenant's own @default null */
            roleId: string | null;
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl" } */
        InvitationToken: { token: string; };
        OpenInvitation: {
            tenantName: string;
            email: string;
            firstName: string;
            lastName: string;
            role: components["schemas"]["MembershipRole"];
            roleName: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** @description `password`: they choose one; `sign_in`: the address has an account, which accepts; `sso`: the tenant takes people in through its own provider alone @enum {string} */
            way: "password" | "sign_in" | "sso";
            /** @description Whether the address may also sign in through a provider of the tenant, and is in by that */
            directory: boolean;
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "firstName": "Ada", "lastName": "Lovelace", "password": "correct horse battery staple" } */
        AcceptInvitation: { token: string; firstName: string; lastName: string; password: string; };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "password": "correct horse battery staple" } */
        AcceptInvitationAs: { token: string; password: string; };
        Joined: {
            /** Format: uuid */
            tenantId: string;
            tenantName: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F" } */
        OpenWizardLink: {
            /** @description Of the link */
            token: string;
        };
        HandedOnWizardRun: {
            /** Format: uuid */
            id: string;
            mode: components["schemas"]["WizardMode"];
            provider: components["schemas"]["WizardProvider"];
            type: components["schemas"]["SsoType"];
            step: components["schemas"]["WizardStep"];
            /** @description Null for the platform's own, and for a new one */
            tenantName: string | null;
            /** @description Whether the platform has a client at this provider to ask for an admin's consent with */
            canConsent: boolean;
            addresses: components["schemas"]["WizardAddresses"];
            captured: {
                /** Format: date-time */
                at: string;
                /** @description What the connection would be called */
                name: string;
                /** @description Who consented, as the provider says */
                adminEmail: string | null;
                adminName: string | null;
                organisation: string | null;
                /** @description Null where there is none to ask */
                directory: {
                    answered: boolean;
                    /** @description What the directory said, or why it said nothing */
                    message: string;
                } | null;
                /** @description Everything that would be saved, with where it came from; no secret */
                values: { label: string; value: string; source: string; }[];
                domains: components["schemas"]["WizardDomain"][];
            } | null;
            /** @description What became of the last attempt, where it failed */
            failure: { message: string; detail: string; } | null;
            saved: {
                /** Format: uuid */
                configurationId: string;
                name: string;
                domains: { domain: string; proven: boolean; message: string; }[];
            } | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: date-time */
            linkExpiresAt: string;
        };
        /** @enum {string} */
        WizardMode: "wizard" | "quick";
        /** @enum {string} */
        WizardProvider: "google" | "microsoft" | "okta" | "entra" | "google-workspace" | "adfs" | "onelogin" | "pingone" | "jumpcloud" | "auth0" | "keycloak" | "other";
        /** @enum {string} */
        WizardStep: "authenticate" | "captured" | "saved";
        WizardAddresses: { redirectUri: string | null; entityId: string | null; acsUrl: string | null; metadataUrl: string | null; };
        WizardCapture: {
            /** Format: date-time */
            at: string;
            /** @description What the connection would be called */
            name: string;
            /** @description Who consented, as the provider says */
            adminEmail: string | null;
            adminName: string | null;
            organisation: string | null;
            /** @description Null where there is none to ask */
            directory: {
                answered: boolean;
                /** @description What the directory said, or why it said nothing */
                message: string;
            } | null;
            /** @description Everything that would be saved, with where it came from; no secret */
            values: { label: string; value: string; source: string; }[];
            domains: components["schemas"]["WizardDomain"][];
        };
        WizardDomain: {
            domain: string;
            source: components["schemas"]["WizardDomainSource"];
            /** @description Whether it counts as proven once this is saved */
            vouched: boolean;
            /** @description What it is to the tenant now @enum {string} */
            standing: "proven" | "will_be_proven" | "unproven" | "owned_elsewhere" | "parent_owned_elsewhere" | "unusable";
            /** @description What that means, and what to do */
            message: string;
        };
        /** @enum {string} */
        WizardDomainSource: "directory" | "account" | "default" | "claimed";
        WizardConsent: {
            /** @description Where the browser goes, in a pop-up or the page */
            authorizationUrl: string;
            state: string;
            /** @description Binds the consent to this browser */
            browserSecret: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ", "code": "SplxlOBeZQQYbYS6WxSbIA" } */
        CompleteHandedOnConsent: {
            /** @description Of the link */
            token: string;
            state: string;
            browserSecret: string;
            code?: string;
            iss?: string;
            error?: string;
            errorDescription?: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "issuer": "https://login.acme.example", "clientId": "gatehouse", "clientSecret": "its secret" } */
        CaptureHandedOn: {
            /** @description Of the link */
            token: string;
            /** Format: uri */
            issuer?: string;
            clientId?: string;
            /** @description Never returned */
            clientSecret?: string;
            /** Format: uri */
            metadataUrl?: string;
            /** @description SAML metadata as a file or pasted */
            metadata?: string;
            entityId?: string;
            /** Format: uri */
            ssoUrl?: string;
            certificate?: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "version": 2, "name": "Acme directory", "domains": [ "acme.example" ], "contact": "it@acme.example" } */
        SaveHandedOn: {
            /** @description Of the link */
            token: string;
            version: number;
            name: string;
            domains: string[];
            /** Format: idn-email @description Who did this, where no consent told it; for the admins of the tenant */
            contact?: string;
        };
        /** @example { "email": "ada@acme.example" } */
        ExplainSso: {
            email: string;
            /** Format: uuid @description Which tenant asks; from platform callers only */
            tenantId?: string;
        };
        SsoRouteExplanation: {
            domain: string | null;
            /** @description What the sign-in page is told */
            route: components["schemas"]["SsoRoute"];
            steps: components["schemas"]["SsoRouteStep"][];
            /** @description Whether the domain is one that the caller may know more about */
            isOwn: boolean;
            /** @description Of the tenant's own claim to the domain @enum {string|null} */
            claim: "pending" | "active" | "inactive" | null;
            /** @description The tenant's connections, whether they serve the domain or not */
            connections: {
                /** Format: uuid */
                configurationId: string;
                name: string;
                type: components["schemas"]["SsoType"];
                isEnabled: boolean;
                namesDomain: boolean;
            }[];
        };
        SsoOption: {
            /** Format: uuid */
            configurationId: string;
            name: string;
            type: components["schemas"]["SsoType"];
            /** @description Origin of the upstream's own sign-in page, which a page with a policy for forms must name @example https://accounts.google.com */
            origin: string | null;
        };
        SsoRoute: {
            /** @description `offer`: the provider beside the password; `require`: the tenant takes nothing else @enum {string} */
            kind: "password" | "offer" | "require";
            options: components["schemas"]["SsoOption"][];
            /** @example acme.example is served by Acme directory */
            reason: string;
            /** @description Of the organization that has proven the domain, where a provider is told; null elsewhere */
            brand: {
                name: string;
                /** @description Path on this origin; another one for each picture */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description On dark pages; without it `color` is used there too @example #0b6e4f */
                darkColor: string | null;
            } | null;
        };
        SsoRouteStep: {
            /** @enum {string} */
            name: "address" | "domain" | "tenant" | "connection" | "enforced";
            /** @example Has an organization proven the domain? */
            question: string;
            /** @example acme.example is proven. */
            answer: string;
            isYes: boolean;
            /** @description Whether the way ends at this question */
            decides: boolean;
        };
        SsoConfigurationPage: { items: components["schemas"]["SsoConfiguration"][]; nextCursor: string | null; };
        SsoConfiguration: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Null for the platform's own */
            tenantId: string | null;
            name: string;
            type: components["schemas"]["SsoType"];
            isEnabled: boolean;
            clientId: string | null;
            clientSecretSet: boolean;
            /** @description What the upstream must know as our address */
            redirectUri: string | null;
            authorizationEndpoint: string | null;
            tokenEndpoint: string | null;
            userInfoEndpoint: string | null;
            issuer: string | null;
            directoryId: string | null;
            entityId: string | null;
            ssoUrl: string | null;
            sloUrl: string | null;
            sloResponseUrl: string | null;
            certificate: string | null;
            certificates: components["schemas"]["SsoCertificate"][];
            privateKeySet: boolean;
            scopes: string[];
            domains: string[];
            /** @description Null where the tenant does not claim the domain */
            domainStates: {
                domain: string;
                /** @enum {string|null} */
                status: "pending" | "active" | "inactive" | null;
            }[];
            metadataUrl: string | null;
            acsUrl: string | null;
            relayState: string | null;
            nameIdFormat: components["schemas"]["NameIdFormat"];
            signatureAlgorithm: components["schemas"]["SignatureAlgorithm"];
            /** @enum {string|null} */
            encryptionAlgorithm: "aes128" | "aes256" | "tripledes" | null;
            createsPeople: boolean;
            usesPlatformClient: boolean;
            allowIdpInitiated: boolean;
            parameters: components["schemas"]["SsoProviderParameters"];
            mapping: components["schemas"]["SsoMapping"];
            refresh: {
                /** Format: date-time @description When metadata and keys were last read */
                at: string | null;
                /** @description Why the last attempt failed */
                failure: string | null;
                /** @description Ids of the keys that are believed */
                keys: string[];
            };
            /** @description The last test that passed; fresh while nothing was changed since, for a day */
            lastTest: {
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                by: string;
                isFresh: boolean;
            } | null;
            warnings: { code: string; message: string; }[];
            managedBySettings: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        SsoCertificate: {
            subject: string;
            /** @description SHA-256, in hex with colons */
            fingerprint: string;
            /** Format: date-time */
            notBefore: string;
            /** Format: date-time */
            notAfter: string;
            /** @example RSA 2048 */
            key: string;
        };
        /** @enum {string} */
        NameIdFormat: "emailAddress" | "unspecified" | "persistent";
        /** @enum {string} */
        SignatureAlgorithm: "sha1" | "sha256" | "sha512";
        /** @enum {string} */
        EncryptionAlgorithm: "aes128" | "aes256" | "tripledes";
        /** @description What only this kind of provider needs, such as `teamId` and `keyId` of Apple */
        SsoProviderParameters: { teamId?: string; keyId?: string; };
        SsoMapping: {
            /** @default email */
            email: string;
            /** @default given_name */
            givenName: string;
            /** @default family_name */
            familyName: string;
            /** @default picture */
            picture: string;
            /** @default locale */
            locale: string;
            /** @default zoneinfo */
            zoneinfo: string;
            /** @default groups */
            groups: string;
            /** @default [] */
            groupRoles: { group: string; role: components["schemas"]["MembershipRole"]; }[];
            /** @default tenant_user */
            defaultRole: components["schemas"]["MembershipRole"];
        };
        /** @example { "type": "oauth2", "name": "Acme directory", "issuer": "https://login.acme.example", "clientId": "gatehouse", "clientSecret": "the secret that the provider gave", "domains": [ "acme.example" ] } */
        CreateSsoConfiguration: {
            /** Format: uuid @description Which tenant; from platform callers only. Without it the platform's own */
            tenantId?: string;
            type: components["schemas"]["SsoType"];
            name: string;
            /** @default false */
            isEnabled: boolean;
            /** @default null */
            clientId: string | null;
            /** Format: uri @default null */
            issuer: string | null;
            /** Format: uri @default null */
            authorizationEndpoint: string | null;
            /** Format: uri @default null */
            tokenEndpoint: string | null;
            /** Format: uri @default null */
            userInfoEndpoint: string | null;
            /** Format: uuid @description Microsoft: the one directory whose people may sign in @default null */
            directoryId: string | null;
            /** @default null */
            entityId: string | null;
            /** Format: uri @default null */
            ssoUrl: string | null;
            /** Format: uri @default null */
            sloUrl: string | null;
            /** Format: uri @description SAML: where answers about signing out go, when not to `sloUrl` (ResponseLocation of its metadata) @default null */
            sloResponseUrl: string | null;
            /** Format: uri @default null */
            metadataUrl: string | null;
            /** @description The upstream's signing certificates as PEM, one after another @default null */
            certificate: string | null;
            /** @default null */
            relayState: string | null;
            /** @default emailAddress */
            nameIdFormat: components["schemas"]["NameIdFormat"];
            /** @default sha256 */
            signatureAlgorithm: components["schemas"]["SignatureAlgorithm"];
            /** @default null @enum {string|null} */
            encryptionAlgorithm: "aes128" | "aes256" | "tripledes" | null;
            /** @default [ "openid", "profile", "email" ] */
            scopes: string[];
            /** @description Mail domains that it serves; each counts once the tenant has proven it @default [] */
            domains: string[];
            /** @description Whether somebody unknown joins by signing in @default true */
            createsPeople: boolean;
            /** @description Signs in with the platform's own client at this provider; the rules stay the tenant's @default false */
            usesPlatformClient: boolean;
            /** @description SAML: whether the upstream may begin a sign-in by itself, which nobody here asked for @default false */
            allowIdpInitiated: boolean;
            parameters?: components["schemas"]["SsoProviderParameters"];
            mapping?: components["schemas"]["SsoMapping"];
            /** @description Never returned. Left out: as it is; null: removed */
            clientSecret?: string | null;
            /** @description PEM. Never returned. Left out: as it is; null: removed */
            privateKey?: string | null;
            /** @description SAML metadata as a file or pasted; fills in what it says */
            metadata?: string;
        };
        /** @example { "version": 1, "name": "Acme directory" } */
        ChangeSsoConfiguration: {
            version: number;
            name?: string;
            clientId?: string | null;
            /** Format: uri */
            issuer?: string | null;
            /** Format: uri */
            authorizationEndpoint?: string | null;
            /** Format: uri */
            tokenEndpoint?: string | null;
            /** Format: uri */
            userInfoEndpoint?: string | null;
            /** Format: uuid @description Microsoft: the one directory whose people may sign in */
            directoryId?: string | null;
            entityId?: string | null;
            /** Format: uri */
            ssoUrl?: string | null;
            /** Format: uri */
            sloUrl?: string | null;
            /** Format: uri @description SAML: where answers about signing out go, when not to `sloUrl` (ResponseLocation of its metadata) */
            sloResponseUrl?: string | null;
            /** Format: uri */
            metadataUrl?: string | null;
            /** @description The upstream's signing certificates as PEM, one after another */
            certificate?: string | null;
            relayState?: string | null;
            nameIdFormat?: components["schemas"]["NameIdFormat"];
            signatureAlgorithm?: components["schemas"]["SignatureAlgorithm"];
            /** @enum {string|null} */
            encryptionAlgorithm?: "aes128" | "aes256" | "tripledes" | null;
            scopes?: string[];
            /** @description Mail domains that it serves; each counts once the tenant has proven it */
            domains?: string[];
            /** @description Whether somebody unknown joins by signing in */
            createsPeople?: boolean;
            /** @description Signs in with the platform's own client at this provider; the rules stay the tenant's */
            usesPlatformClient?: boolean;
            /** @description SAML: whether the upstream may begin a sign-in by itself, which nobody here asked for */
            allowIdpInitiated?: boolean;
            parameters?: components["schemas"]["SsoProviderParameters"];
            mapping?: components["schemas"]["SsoMapping"];
            /** @description Never returned. Left out: as it is; null: removed */
            clientSecret?: string | null;
            /** @description PEM. Never returned. Left out: as it is; null: removed */
            privateKey?: string | null;
            /** @description SAML metadata as a file or pasted; fills in what it says */
            metadata?: string;
        };
        /** @example { "version": 1 } */
        SsoVersionSeen: { version: number; };
        SsoConfigurationVersionPage: { items: components["schemas"]["SsoConfigurationVersion"][]; nextCursor: string | null; };
        SsoConfigurationVersion: {
            number: number;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid @description Null for the settings of the installation */
            changedBy: string | null;
            /** @example [ "name: Acme → Acme directory", "clientSecret: replaced" ] */
            changes: string[];
            isCurrent: boolean;
        };
        SsoProviders: { items: components["schemas"]["SsoOption"][]; };
        /** @example { "email": "ada@acme.example" } */
        DiscoverSso: { email: string; };
        /** @example { "configurationId": "01a1fe82-5409-754c-acd1-1916b1c9d4cc" } */
        StartSso: {
            /** Format: uuid */
            configurationId: string;
            /** @default signin @enum {string} */
            mode: "signin" | "signup";
            returnTo?: string;
            loginHint?: string;
        };
        SsoStarted: {
            /** @description Where the browser goes, in the page or a pop-up */
            authorizationUrl: string;
            state: string;
            /** @description Binds the sign-in to this browser: keep it in an httpOnly cookie and give it back at the end */
            browserSecret: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @example { "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ", "code": "SplxlOBeZQQYbYS6WxSbIA" } */
        CompleteSso: {
            state: string;
            browserSecret: string;
            code?: string;
            iss?: string;
            error?: string;
            errorDescription?: string;
            /** Format: uuid */
            configurationId?: string;
            /** @description What a provider posted beside its answer, as our form callback sealed it */
            user?: string;
        };
        SsoResult: components["schemas"]["SsoSignedIn"] | components["schemas"]["SsoLinkRequired"] | components["schemas"]["SsoTested"];
        SsoSignedIn: {
            /** @enum {string} */
            status: "signed_in";
            login: components["schemas"]["LoginResult"];
            returnTo: string | null;
            provider: components["schemas"]["SsoType"];
            email: string;
            domain: string;
            signedUp: boolean;
            /** @description Where the upstream ends its own session */
            logoutUrl: string | null;
        };
        SsoLinkRequired: {
            /** @enum {string} */
            status: "link_required";
            /** @description For POST /api/v1/sso/link, with the password of the account */
            ticket: string;
            email: string;
            message: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SsoTested: {
            /** @enum {string} */
            status: "tested";
            /** Format: uuid */
            configurationId: string;
            /** Format: uuid */
            traceId: string;
            passed: boolean;
        };
        /** @example { "reference": "sB0Zr6m3vJqk1o1bYkQy0uF4h8mQ2cX7eWn5tLd9pGa" } */
        ArriveSso: { reference: string; };
        SsoArrived: {
            result: components["schemas"]["SsoResult"];
            /** @description For POST /api/v1/sso/link, where the result asks for it */
            browserSecret: string;
        };
        /** @example { "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ" } */
        SsoStatusRequest: { state: string; browserSecret: string; };
        SsoStatus: {
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "expired";
            code: string | null;
        };
        /** @example { "ticket": "fZ3kQm", "browserSecret": "uqkWnY3iq1zQ", "password": "a password" } */
        LinkSso: { ticket: string; browserSecret: string; password: string; };
        SsoLogout: {
            /** @description Null where the provider offers no sign-out */
            logoutUrl: string | null;
            /** @example Acme directory */
            provider: string | null;
        };
        SsoPolicy: {
            /** Format: uuid */
            tenantId: string;
            enforced: boolean;
            /** @description Admins who may still use their password */
            breakGlass: string[];
            /** Format: date-time */
            updatedAt: string | null;
            version: number;
        };
        /** @example { "version": 0, "enforced": false, "breakGlass": [ "01a1fe82-5409-754c-acd1-1916b1c9d4cc" ] } */
        SaveSsoPolicy: {
            version: number;
            enforced: boolean;
            breakGlass: string[];
            /** Format: uuid */
            tenantId?: string;
        };
        SsoPolicyPreview: {
            /** @description A page of those who would no longer get in, by address */
            lockedOut: {
                /** Format: uuid */
                userId: string;
                email: string;
                name: string;
                reason: string;
            }[];
            lockedOutCount: number;
            nextCursor: string | null;
            /** @description Why it cannot be switched on */
            problems: { code: string; message: string; }[];
            /** @description Who may be named for emergencies: the active admins */
            admins: {
                /** Format: uuid */
                userId: string;
                email: string;
                name: string;
                hasPassword: boolean;
            }[];
        };
        SsoTracePage: { items: components["schemas"]["SsoTraceSummary"][]; nextCursor: string | null; };
        SsoTraceSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            configurationId: string;
            /** @enum {string} */
            purpose: "sign_in" | "test";
            /** @description `success` or the code of the refusal; null while it is under way @example wrong_audience */
            outcome: string | null;
            /** @description What the person was told */
            message: string | null;
            /** @description What an admin can do about it */
            fix: string | null;
            email: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @description What the person saw, and the log holds too */
            reference: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        SsoTrace: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            configurationId: string;
            /** @enum {string} */
            purpose: "sign_in" | "test";
            /** @description `success` or the code of the refusal; null while it is under way @example wrong_audience */
            outcome: string | null;
            /** @description What the person was told */
            message: string | null;
            /** @description What an admin can do about it */
            fix: string | null;
            email: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @description What the person saw, and the log holds too */
            reference: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            steps: components["schemas"]["SsoTraceStep"][];
            claims: { [key: string]: unknown; } | null;
        };
        SsoTraceStep: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "redirect" | "request" | "check" | "mapping" | "note";
            /** @example audience */
            name: string;
            /** @enum {string} */
            status: "pass" | "fail" | "info";
            /** @example The token is meant for gatehouse, which is us */
            message: string;
            /** @description Request and answer, or what was expected and found; secrets are masked */
            detail: { [key: string]: unknown; } | null;
        };
        WizardRunPage: { items: components["schemas"]["WizardRun"][]; nextCursor: string | null; };
        WizardRun: {
            /** Format: uuid */
            id: string;
            mode: components["schemas"]["WizardMode"];
            provider: components["schemas"]["WizardProvider"];
            type: components["schemas"]["SsoType"];
            step: components["schemas"]["WizardStep"];
            /** @description Null for the platform's own, and for a new one */
            tenantName: string | null;
            /** @description Whether the platform has a client at this provider to ask for an admin's consent with */
            canConsent: boolean;
            addresses: components["schemas"]["WizardAddresses"];
            captured: {
                /** Format: date-time */
                at: string;
                /** @description What the connection would be called */
                name: string;
                /** @description Who consented, as the provider says */
                adminEmail: string | null;
                adminName: string | null;
                organisation: string | null;
                /** @description Null where there is none to ask */
                directory: {
                    answered: boolean;
                    /** @description What the directory said, or why it said nothing */
                    message: string;
                } | null;
                /** @description Everything that would be saved, with where it came from; no secret */
                values: { label: string; value: string; source: string; }[];
                domains: components["schemas"]["WizardDomain"][];
            } | null;
            /** @description What became of the last attempt, where it failed */
            failure: { message: string; detail: string; } | null;
            saved: {
                /** Format: uuid */
                configurationId: string;
                name: string;
                domains: { domain: string; proven: boolean; message: string; }[];
            } | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: uuid */
            tenantId: string | null;
            newOrganisation: boolean;
            /** Format: uuid */
            startedBy: string;
            links: components["schemas"]["WizardLink"][];
        };
        WizardLink: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "active" | "expired" | "revoked" | "done";
            /** Format: uuid */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Who used it, the newest first */
            uses: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                what: "opened" | "consent_begun" | "captured" | "failed" | "saved";
                /** @description As the provider or they themselves said */
                who: string | null;
                address: string | null;
                userAgent: string | null;
            }[];
        };
        /** @example { "provider": "okta", "type": "saml" } */
        StartSsoWizard: {
            /** @default wizard */
            mode: components["schemas"]["WizardMode"];
            provider: components["schemas"]["WizardProvider"];
            /** @description `oauth2` or `saml`, for a provider that offers both */
            type?: components["schemas"]["SsoType"];
            /** Format: uuid @description Which tenant; from platform callers only */
            tenantId?: string;
            /** @description Whether saving makes a tenant, named as the directory says; from platform callers only @default false */
            newOrganisation: boolean;
        };
        /** @example { "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ", "code": "SplxlOBeZQQYbYS6WxSbIA" } */
        CompleteWizardConsent: { state: string; browserSecret: string; code?: string; iss?: string; error?: string; errorDescription?: string; };
        /** @example { "issuer": "https://login.acme.example", "clientId": "gatehouse", "clientSecret": "its secret" } */
        CaptureSsoWizard: {
            /** Format: uri */
            issuer?: string;
            clientId?: string;
            /** @description Never returned */
            clientSecret?: string;
            /** Format: uri */
            metadataUrl?: string;
            /** @description SAML metadata as a file or pasted */
            metadata?: string;
            entityId?: string;
            /** Format: uri */
            ssoUrl?: string;
            certificate?: string;
        };
        /** @example { "version": 2, "name": "Acme directory", "domains": [ "acme.example" ] } */
        SaveSsoWizard: {
            version: number;
            name: string;
            domains: string[];
            /** @description Whether somebody unknown joins by signing in @default true */
            createsPeople: boolean;
        };
        /** @example { "hours": 72 } */
        MakeWizardLink: {
            /** @description How long it works @default 72 */
            hours: number;
        };
        MadeWizardLink: {
            link: components["schemas"]["WizardLink"];
            /** @description Shown this once; only a hash of it is kept */
            url: string;
        };
        /** @example { "name": "Expense reports", "redirect_uris": [ "https://expenses.example.com/callback" ], "scopes": [ "openid", "profile", "email", "tenant" ], "is_active": true } */
        CreateOAuthClient: {
            name: string;
            /** @description Made by us where it is left out */
            client_id?: string;
            /** @description Made by us where it is left out; never for public clients */
            client_secret?: string;
            /** @description For good. `native`: loopback addresses with any port, and schemes of its own (RFC 8252) @default web @enum {string} */
            application_type: "web" | "native";
            /** @description `authorization_code` for people in a browser, the device code for people at a device without one, `client_credentials` for machines @default [ "authorization_code" ] */
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /** @default [] */
            redirect_uris: string[];
            /** @default [ "openid", "profile", "email" ] */
            scopes: ("openid" | "profile" | "email" | "tenant" | "offline_access")[];
            /** @description The APIs that it may get tokens for, and with which of their scopes (RFC 8707) @default [] */
            resources: {
                resource: string;
                /** @description Of those that the API has @default [] */
                scopes: string[];
            }[];
            /** @description For good. `pairwise`: `sub` is another for each sector, which is the host of the redirect addresses or of `sector_identifier_uri`, and for good too (OIDC Core §8.1) @default public @enum {string} */
            subject_type: "public" | "pairwise";
            /** @description For `pairwise` with several hosts: its host is the sector of all. Read by us at each change: a JSON list that has every redirect address (OIDC Core §8.1) @default null */
            sector_identifier_uri: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile: `private_key_jwt`, pushed requests and sender-constrained tokens, always @default standard @enum {string} */
            security_profile: "standard" | "fapi2";
            /** @default true */
            is_active: boolean;
            /** @default client_secret_basic @enum {string} */
            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
            /** @default [] */
            post_logout_redirect_uris: string[];
            /** @description For `private_key_jwt`: its public keys */
            jwks?: {
                keys: ({
                    /** @enum {string} */
                    kty: "RSA" | "EC" | "OKP";
                    kid?: string;
                } & { [key: string]: unknown; })[];
            };
            /** @description Where the public keys of the client are; fetched by us, from public addresses only */
            jwks_uri?: string;
            /** @description Its access tokens are worth nothing without the key that they were asked for with (RFC 9449) @default false */
            dpop_bound_access_tokens: boolean;
            /** @description What it asks for comes from its server, not through the browser (RFC 9126) @default false */
            require_pushed_authorization_requests: boolean;
            /** @description `false` is the weaker choice: the client may begin a sign-in without PKCE, and then only its authentication protects a stolen code. For confidential web clients whose software has no PKCE; native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) @default true */
            require_pkce: boolean;
            /** @description `true`: ID tokens carry the claims of `profile`, `email` and `tenant`. `false`: the userinfo endpoint alone has them, and an ID token only what `claims` asks for there (OIDC Core §5.4) @default true */
            id_token_scope_claims: boolean;
            /** @description How long a refresh token lasts that nobody uses; null: as the tenant of the person says @default null */
            offline_idle_seconds: number | null;
            /** @description How long after the sign-in tokens can be refreshed; null: as the tenant of the person says @default null */
            offline_total_seconds: number | null;
            /** @description Where our server tells the application that a person was signed out; null: it is not told @default null */
            backchannel_logout_uri: string | null;
            /** @description The notice, and the ID token before it, say which session by `sid` @default false */
            backchannel_logout_session_required: boolean;
            /** @description People aren't asked before the client learns who they are; a superadmin's to grant @default false */
            skip_consent: boolean;
            /** Format: uuid @description The tenant that owns the client; from platform callers only */
            tenant_id?: string | null;
        };
        CreatedOAuthClient: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            name: string;
            client_id: string;
            /** @description For good. `native`: loopback addresses with any port, and schemes of its own (RFC 8252) @enum {string} */
            application_type: "web" | "native";
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: ("openid" | "profile" | "email" | "tenant" | "offline_access")[];
            resources: { resource: string; scopes: string[]; }[];
            /** @description For good. `pairwise`: `sub` is another for each sector, which is the host of the redirect addresses or of `sector_identifier_uri`, and for good too (OIDC Core §8.1) @enum {string} */
            subject_type: "public" | "pairwise";
            sector_identifier_uri: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile: `private_key_jwt`, pushed requests and sender-constrained tokens, always @enum {string} */
            security_profile: "standard" | "fapi2";
            /** @enum {string} */
            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
            jwks: { keys: { [key: string]: unknown; }[]; } | null;
            jwks_uri: string | null;
            /** @description Its access tokens are worth nothing without the key that they were asked for with (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description What it asks for comes from its server, not through the browser (RFC 9126) */
            require_pushed_authorization_requests: boolean;
            /** @description `false` is the weaker choice: the client may begin a sign-in without PKCE, and then only its authentication protects a stolen code. For confidential web clients whose software has no PKCE; native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) */
            require_pkce: boolean;
            /** @description `true`: ID tokens carry the claims of `profile`, `email` and `tenant`. `false`: the userinfo endpoint alone has them, and an ID token only what `claims` asks for there (OIDC Core §5.4) */
            id_token_scope_claims: boolean;
            /** @description How long a refresh token lasts that nobody uses; null: as the tenant of the person says */
            offline_idle_seconds: number | null;
            /** @description How long after the sign-in tokens can be refreshed; null: as the tenant of the person says */
            offline_total_seconds: number | null;
            /** @description Where our server tells the application that a person was signed out; null: it is not told */
            backchannel_logout_uri: string | null;
            /** @description The notice, and the ID token before it, say which session by `sid` */
            backchannel_logout_session_required: boolean;
            skip_consent: boolean;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /** @description Shown this once; kept as a keyed hash. Public clients have none */
            client_secret?: string;
        };
        OAuthClientPage: { items: components["schemas"]["OAuthClient"][]; nextCursor: string | null; };
        OAuthClient: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            name: string;
            client_id: string;
            /** @description For good. `native`: loopback addresses with any port, and schemes of its own (RFC 8252) @enum {string} */
            application_type: "web" | "native";
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: ("openid" | "profile" | "email" | "tenant" | "offline_access")[];
            resources: { resource: string; scopes: string[]; }[];
            /** @description For good. `pairwise`: `sub` is another for each sector, which is the host of the redirect addresses or of `sector_identifier_uri`, and for good too (OIDC Core §8.1) @enum {string} */
            subject_type: "public" | "pairwise";
            sector_identifier_uri: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile: `private_key_jwt`, pushed requests and sender-constrained tokens, always @enum {string} */
            security_profile: "standard" | "fapi2";
            /** @enum {string} */
            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
            jwks: { keys: { [key: string]: unknown; }[]; } | null;
            jwks_uri: string | null;
            /** @description Its access tokens are worth nothing without the key that they were asked for with (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description What it asks for comes from its server, not through the browser (RFC 9126) */
            require_pushed_authorization_requests: boolean;
            /** @description `false` is the weaker choice: the client may begin a sign-in without PKCE, and then only its authentication protects a stolen code. For confidential web clients whose software has no PKCE; native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) */
            require_pkce: boolean;
            /** @description `true`: ID tokens carry the claims of `profile`, `email` and `tenant`. `false`: the userinfo endpoint alone has them, and an ID token only what `claims` asks for there (OIDC Core §5.4) */
            id_token_scope_claims: boolean;
            /** @description How long a refresh token lasts that nobody uses; null: as the tenant of the person says */
            offline_idle_seconds: number | null;
            /** @description How long after the sign-in tokens can be refreshed; null: as the tenant of the person says */
            offline_total_seconds: number | null;
            /** @description Where our server tells the application that a person was signed out; null: it is not told */
            backchannel_logout_uri: string | null;
            /** @description The notice, and the ID token before it, say which session by `sid` */
            backchannel_logout_session_required: boolean;
            skip_consent: boolean;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        /** @example { "version": 1, "is_active": false } */
        ChangeOAuthClient: {
            version: number;
            name?: string;
            /** @description `authorization_code` for people in a browser, the device code for people at a device without one, `client_credentials` for machines */
            grant_types?: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
            redirect_uris?: string[];
            post_logout_redirect_uris?: string[];
            scopes?: ("openid" | "profile" | "email" | "tenant" | "offline_access")[];
            /** @description The APIs that it may get tokens for, and with which of their scopes (RFC 8707) */
            resources?: {
                resource: string;
                /** @description Of those that the API has @default [] */
                scopes: string[];
            }[];
            /** @description For `pairwise` with several hosts: its host is the sector of all. Read by us at each change: a JSON list that has every redirect address (OIDC Core §8.1) */
            sector_identifier_uri?: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile: `private_key_jwt`, pushed requests and sender-constrained tokens, always @enum {string} */
            security_profile?: "standard" | "fapi2";
            jwks?: {
                keys: ({
                    /** @enum {string} */
                    kty: "RSA" | "EC" | "OKP";
                    kid?: string;
                } & { [key: string]: unknown; })[];
            };
            /** @description Where the public keys of the client are; fetched by us, from public addresses only */
            jwks_uri?: string;
            /** @description Its access tokens are worth nothing without the key that they were asked for with (RFC 9449) */
            dpop_bound_access_tokens?: boolean;
            /** @description What it asks for comes from its server, not through the browser (RFC 9126) */
            require_pushed_authorization_requests?: boolean;
            /** @description `false` is the weaker choice: the client may begin a sign-in without PKCE, and then only its authentication protects a stolen code. For confidential web clients whose software has no PKCE; native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) */
            require_pkce?: boolean;
            /** @description `true`: ID tokens carry the claims of `profile`, `email` and `tenant`. `false`: the userinfo endpoint alone has them, and an ID token only what `claims` asks for there (OIDC Core §5.4) */
            id_token_scope_claims?: boolean;
            /** @description How long a refresh token lasts that nobody uses; null: as the tenant of the person says */
            offline_idle_seconds?: number | null;
            /** @description How long after the sign-in tokens can be refreshed; null: as the tenant of the person says */
            offline_total_seconds?: number | null;
            /** @description Where our server tells the application that a person was signed out; null: it is not told */
            backchannel_logout_uri?: string | null;
            /** @description The notice, and the ID token before it, say which session by `sid` */
            backchannel_logout_session_required?: boolean;
            skip_consent?: boolean;
            is_active?: boolean;
        };
        OAuthClientSecretList: { items: components["schemas"]["OAuthClientSecret"][]; nextCursor: string | null; };
        OAuthClientSecret: {
            /** Format: uuid */
            id: string;
            /** @description Tells secrets apart; empty where they were not noted */
            last_four: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time @description Null: until it is replaced */
            expires_at: string | null;
            /** @description Whoever created it may not manage the application any more, and still knows it: rotate it */
            creator_left: boolean;
        };
        /** @example { "keep_old_seconds": 86400 } */
        RotateClientSecret: {
            /** @description How long the secret of before still works, so that nothing stands still meanwhile @default 86400 */
            keep_old_seconds: number;
        };
        RotatedClientSecret: {
            /** @description Shown this once */
            client_secret: string;
            /** Format: date-time */
            old_secret_expires_at: string;
        };
        ConnectedApplicationPage: { items: components["schemas"]["ConnectedApplication"][]; nextCursor: string | null; };
        ConnectedApplication: {
            /** Format: uuid */
            id: string;
            name: string;
            client_id: string;
            scopes: {
                scope: string;
                /** @description Identifier of the API; null: about the person */
                resource: string | null;
                description: string;
                /** @description It can be withdrawn alone: the person allowed it, and it is not `openid` */
                can_withdraw: boolean;
            }[];
            /** Format: date-time */
            allowed_at: string;
            /** Format: date-time */
            changed_at: string;
            /** @description False: the application is switched off */
            is_active: boolean;
            /** @description It holds codes or tokens of this person that still live */
            has_access: boolean;
            /** @description It keeps access while the person is away */
            is_offline: boolean;
            /** Format: date-time @description When it last got tokens */
            last_used_at: string | null;
            /** Format: date-time @description When its access ends unless it is used before; null: it has none now */
            expires_at: string | null;
        };
        /** @example { "scope": "email" } */
        WithdrawScope: {
            scope: string;
            /** @description Identifier of the API that the scope belongs to; without it, a scope about the person */
            resource?: string | null;
        };
        /** @example { "user_code": "BCDF-GHJK" } */
        FindDeviceRequest: {
            /** @description The code that the device shows; case, blanks and hyphens don’t count @example BCDF-GHJK */
            user_code: string;
        };
        DeviceRequest: {
            /** @description As the device shows it, to compare @example BCDF-GHJK */
            user_code: string;
            client: { client_id: string; name: string; };
            scopes: { scope: string; description: string; }[];
            lifetime: components["schemas"]["AccessLifetime"];
            /** Format: date-time @description When the code expires */
            expires_at: string;
        };
        AccessLifetime: {
            /** @description How long one access token opens anything */
            accessSeconds: number;
            /** @description While the person is away; null: not asked for */
            offline: {
                /** @description How long it may go unused */
                idleSeconds: number;
                /** @description When the person has to sign in again at the latest */
                totalSeconds: number;
            } | null;
        };
        /** @example { "user_code": "BCDF-GHJK", "answer": "allow" } */
        AnswerDeviceRequest: {
            /** @description The code that the device shows; case, blanks and hyphens don’t count @example BCDF-GHJK */
            user_code: string;
            /** @enum {string} */
            answer: "allow" | "deny";
        };
        /** @example { "identifier": "https://api.expenses.example.com", "name": "Expenses API", "token_format": "jwt", "scopes": [ "expenses:read", "expenses:write" ] } */
        CreateOAuthResource: {
            /** @description Asked for as `resource` (RFC 8707), and the `aud` of the token; for good, and one owner’s */
            identifier: string;
            name: string;
            /** @description `jwt`: signed (RFC 9068), good for 5 minutes, not to be revoked. `opaque`: for an hour, revoked at once on every replica, and the API introspects it @default jwt @enum {string} */
            token_format: "jwt" | "opaque";
            /** @default [] */
            scopes: string[];
            /** Format: uuid @description The tenant that owns the API; from platform callers only */
            tenant_id?: string | null;
        };
        OAuthResource: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            identifier: string;
            name: string;
            /** @description `jwt`: signed (RFC 9068), good for 5 minutes, not to be revoked. `opaque`: for an hour, revoked at once on every replica, and the API introspects it @enum {string} */
            token_format: "jwt" | "opaque";
            scopes: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        OAuthResourcePage: { items: components["schemas"]["OAuthResource"][]; nextCursor: string | null; };
        /** @example { "version": 1, "token_format": "opaque" } */
        ChangeOAuthResource: {
            version: number;
            name?: string;
            /** @enum {string} */
            token_format?: "jwt" | "opaque";
            scopes?: string[];
        };
        Interaction: {
            uid: string;
            /** @enum {string} */
            prompt: "login" | "consent" | "select_account";
            /** @description Why the person is asked: `no_session` (Nobody is signed in), `login_prompt` (The application asks to sign in again), `max_age` (The sign-in is too long ago for the application), `acr` (The application asks for a second factor), `not_a_member` (The application serves another organization than the one of who is signed in), `select_account_prompt` (The application asks which account to use), `consent_prompt` (The application asks for consent again), `op_scopes_missing` (The person has not yet allowed what the application asks for), or a code of a later version @example [ "no_session" ] */
            reasons: string[];
            client: {
                client_id: string;
                name: string;
                /** @description The application's home page, where it told one */
                uri: string | null;
            };
            /** @description What the application asks for; on a consent page, what is not yet allowed */
            scopes: { scope: string; description: string; }[];
            /** @description What to fill into the email field: a hint of the application, not a fact */
            loginHint: string | null;
            /** @description Who was signed in in this browser when the application sent it here */
            user: { name: string; email: string; tenantName: string | null; } | null;
            /** @description How long the application has access; null where nobody is asked for consent */
            lifetime: {
                /** @description How long one access token opens anything */
                accessSeconds: number;
                /** @description While the person is away; null: not asked for */
                offline: {
                    /** @description How long it may go unused */
                    idleSeconds: number;
                    /** @description When the person has to sign in again at the latest */
                    totalSeconds: number;
                } | null;
            } | null;
            /** @description Of the organization whose application it is; null for one of the platform */
            brand: {
                name: string;
                /** @description Path on this origin; another one for each picture */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description On dark pages; without it `color` is used there too @example #0b6e4f */
                darkColor: string | null;
            } | null;
            /** @description Origin of the address that the browser ends at, for the form-action of the page @example https://expenses.example.com */
            redirectOrigin: string;
        };
        /** @example { "answer": "allow" } */
        AnswerInteraction: {
            /** @description `continue`: the person of the bearer token has signed in or chosen this account, on any page; 403 `fresh_proof_required` where the application asks for a second factor that `POST /api/v1/auth/step-up` has not seen yet. `allow`: they consent. `deny`: the application is told `access_denied`; needs nobody to be signed in @enum {string} */
            answer: "continue" | "allow" | "deny";
        };
        InteractionResult: {
            /** @description Absolute address at which the browser goes on; send it there with a full navigation */
            redirectTo: string;
        };
        SignOutRequest: {
            /** @description Which application asks; null where it did not say */
            client: { client_id: string; name: string; } | null;
            /** @description Where the form of the page is posted, by the browser itself */
            action: string;
            /** @description Hidden fields of the form; with `logout=yes` beside them the person is signed out @example { "xsrf": "7f3a…" } */
            fields: { [key: string]: string; };
            /** @description Origin at which the browser ends, for the form-action of the page */
            redirectOrigin: string | null;
        };
        SigningKeyPage: { items: components["schemas"]["SigningKey"][]; nextCursor: string | null; };
        SigningKey: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Whose issuer; null for the shared one */
            tenant_id: string | null;
            kid: string;
            /** @enum {string} */
            alg: "RS256" | "ES256";
            /** @enum {string} */
            status: "next" | "current" | "retired";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            activated_at: string | null;
            /** Format: date-time */
            retired_at: string | null;
        };
        /** @example { "tenant_id": null } */
        RotateSigningKeys: {
            /** Format: uuid @description Whose issuer; the shared one without it @default null */
            tenant_id: string | null;
        };
        LogoutDeliveryPage: { items: components["schemas"]["LogoutDelivery"][]; nextCursor: string | null; };
        LogoutDelivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Who was signed out */
            user_id: string;
            /** @enum {string} */
            reason: "signed_out" | "revoked" | "replaced" | "suspended";
            /** @description `queued`: is tried, or tried again. `sent`: the application took it. `dead`: given up @enum {string} */
            status: "queued" | "sent" | "dead";
            attempts: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** @description Why the last attempt failed */
            last_error: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @example { "name": "Expense reports", "entity_id": "https://expenses.example.com/saml/metadata", "acs_url": "https://expenses.example.com/saml/acs", "attributes": [ "email", "name" ], "is_active": true } */
        CreateSamlServiceProvider: {
            /** @description Taken from the metadata or the entity id otherwise */
            name?: string;
            entity_id?: string;
            /** @description Where assertions are posted to */
            acs_url?: string;
            /** @description Read now, and once a day. With entity_id and acs_url the application is registered although it cannot be read: `warnings` says so, and it is read again within minutes */
            metadata_url?: string;
            /** @description The metadata document itself, instead of its address */
            metadata?: string;
            slo_url?: string | null;
            /** @enum {string} */
            slo_binding?: "redirect" | "post";
            attributes?: ("email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role")[] | components["schemas"]["SamlAttribute"][] | { [key: string]: "email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role"; };
            /** @enum {string} */
            name_id_format?: "email" | "unspecified" | "persistent" | "transient";
            /** @enum {string} */
            sign?: "assertion" | "response" | "both";
            /** @enum {string} */
            signature_algorithm?: "rsa-sha256" | "rsa-sha512" | "rsa-sha1";
            /** @enum {string|null} */
            encryption_algorithm?: "aes128-gcm" | "aes256-gcm" | "aes128-cbc" | "aes256-cbc" | "tripledes-cbc" | null;
            signing_certificates?: string[];
            /** @description X.509, PEM or base64 of its DER */
            encryption_certificate?: string | null;
            require_signed_requests?: boolean;
            allow_idp_initiated?: boolean;
            /** @default true */
            is_active: boolean;
            /** Format: uuid @description The tenant whose members it receives; from platform callers only */
            tenant_id?: string | null;
        };
        SamlAttribute: {
            /** @description What the service provider calls it */
            name: string;
            /** @enum {string} */
            source: "email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role";
            /** @default basic @enum {string} */
            name_format: "basic" | "uri" | "unspecified";
        };
        SamlServiceProvider: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            name: string;
            entity_id: string;
            acs_url: string;
            assertion_consumer_services: { url: string; index: number | null; is_default: boolean; }[];
            slo_url: string | null;
            /** @enum {string} */
            slo_binding: "redirect" | "post";
            metadata_url: string | null;
            /** Format: date-time @description The last time that its metadata could be read */
            metadata_refreshed_at: string | null;
            /** @description Why its metadata could not be read the last time; null once it could */
            metadata_problem: string | null;
            attributes: components["schemas"]["SamlAttribute"][];
            /** @enum {string} */
            name_id_format: "email" | "unspecified" | "persistent" | "transient";
            /** @enum {string} */
            sign: "assertion" | "response" | "both";
            /** @enum {string} */
            signature_algorithm: "rsa-sha256" | "rsa-sha512" | "rsa-sha1";
            /** @enum {string|null} */
            encryption_algorithm: "aes128-gcm" | "aes256-gcm" | "aes128-cbc" | "aes256-cbc" | "tripledes-cbc" | null;
            require_signed_requests: boolean;
            allow_idp_initiated: boolean;
            certificates: components["schemas"]["SamlCertificate"][];
            /** @description Weak algorithms, certificates that run out, a refresh that fails */
            warnings: string[];
            identity_provider: components["schemas"]["SamlIdentityProvider"];
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        SamlCertificate: {
            /** @enum {string} */
            use: "signing" | "encryption";
            /** @description SHA-256 of the DER, hexadecimal */
            fingerprint: string;
            subject: string;
            /** Format: date-time */
            not_before: string;
            /** Format: date-time */
            not_after: string;
            /** Format: date-time @description Since when the metadata has it no more; it is trusted a while longer */
            retired_at: string | null;
        };
        SamlIdentityProvider: {
            entity_id: string;
            sso_url: string;
            slo_url: string;
            metadata_url: string;
            /** @description Begins a sign-on from our side, where that is allowed */
            launch_url: string;
        };
        SamlServiceProviderPage: { items: components["schemas"]["SamlServiceProvider"][]; nextCursor: string | null; };
        /** @example { "version": 1, "is_active": false } */
        ChangeSamlServiceProvider: {
            name?: string;
            /** @description Where assertions are posted to */
            acs_url?: string;
            slo_url?: string | null;
            /** @enum {string} */
            slo_binding?: "redirect" | "post";
            attributes?: ("email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role")[] | components["schemas"]["SamlAttribute"][] | { [key: string]: "email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role"; };
            /** @enum {string} */
            name_id_format?: "email" | "unspecified" | "persistent" | "transient";
            /** @enum {string} */
            sign?: "assertion" | "response" | "both";
            /** @enum {string} */
            signature_algorithm?: "rsa-sha256" | "rsa-sha512" | "rsa-sha1";
            /** @enum {string|null} */
            encryption_algorithm?: "aes128-gcm" | "aes256-gcm" | "aes128-cbc" | "aes256-cbc" | "tripledes-cbc" | null;
            signing_certificates?: string[];
            /** @description X.509, PEM or base64 of its DER */
            encryption_certificate?: string | null;
            require_signed_requests?: boolean;
            allow_idp_initiated?: boolean;
            is_active?: boolean;
            metadata_url?: string | null;
            version: number;
        };
        SamlSignOn: {
            service_provider: { name: string; };
            /** @description What the person must do first; null when the browser may go on @enum {string|null} */
            reason: "no_session" | "force_authn" | "not_a_member" | null;
            /** @description What the application thinks the email is */
            loginHint: string | null;
            user: { name: string; email: string; } | null;
            /** @description Where the browser goes on, with a full navigation */
            continueUrl: string;
            /** @description Where it goes when the person does not want to */
            cancelUrl: string;
        };
        SamlLogoutStart: {
            /** @description The page that signs out of the applications, one by one; null when there are none */
            redirectTo: string | null;
            /** @description Where the OpenID provider that signed this session in ends its own session */
            logoutUrl: string | null;
            /** @example Acme directory */
            provider: string | null;
        };
        SamlLogoutReport: {
            done: boolean;
            /** @description Where the browser goes on, passing over whoever does not answer; null when done */
            continueUrl: string | null;
            participants: {
                /** @description An application that the session signed in to, or the directory that it came from @enum {string} */
                kind: "application" | "directory";
                name: string;
                /** @enum {string} */
                outcome: "waiting" | "signed_out" | "failed" | "not_supported";
            }[];
        };
        /** @description Settings of the API process that answers */
        SystemSettings: {
            items: {
                /** @example PUBLIC_URL */
                name: string;
                /** @description Null for a secret, and for what is not set */
                value: string | null;
                /** @enum {string} */
                source: "environment" | "file" | "default" | "unset";
                secret: boolean;
            }[];
        };
        SystemJobs: { items: components["schemas"]["SystemJob"][]; };
        SystemJob: {
            /** @example outbox-delivery */
            name: string;
            everySeconds: number;
            /** @description Whether one run serves all processes; others run in each, and tell of this one */
            shared: boolean;
            /** @description Schedule of a shared job by UTC @example 7 * * * * */
            cron: string | null;
            /** Format: date-time @description When the schedule sends it next */
            nextAt: string | null;
            /** @enum {string} */
            state: "idle" | "waiting" | "retrying" | "running";
            /** Format: date-time @description Of one that failed and is tried again */
            nextTryAt: string | null;
            /** Format: date-time @description Of the last run; null before the first */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            succeededAt: string | null;
            /** @description Kind of the error of the last run @example Error */
            failure: string | null;
        };
        /** @description Runs of shared jobs, the newest first; kept for a day to a week */
        JobRecords: {
            items: components["schemas"]["JobRecord"][];
            /** Format: date-time */
            nextCursor: string | null;
        };
        JobRecord: {
            /** Format: uuid */
            id: string;
            job: string;
            /** @enum {string} */
            state: "waiting" | "retrying" | "running" | "done" | "skipped" | "failed";
            /** @description The schedule, the start of a process that found it overdue, somebody, or a retry by hand @enum {string} */
            cause: "schedule" | "start" | "hand" | "retry";
            /** @description How often it was tried again */
            tries: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            nextTryAt: string | null;
            durationMs: number | null;
            /** @description Kind of the last error @example TypeError */
            failure: string | null;
        };
        /** @description Runs that were given up, the newest first, at most 100 */
        DeadLetters: { items: components["schemas"]["DeadLetter"][]; total: number; };
        DeadLetter: {
            /** Format: uuid */
            id: string;
            job: string;
            /** @description Kind of the last error @example TypeError */
            failure: string;
            tries: number;
            /** Format: date-time @description When the run was sent that was given up */
            sentAt: string | null;
            /** Format: date-time */
            givenUpAt: string;
            /** Format: date-time @description When the job worked after that; null while it has not */
            workedSince: string | null;
        };
        JobRun: {
            /** @description busy: it is being run at this moment already @enum {string} */
            outcome: "done" | "failed" | "busy";
            failure: string | null;
        };
        SystemDatabase: {
            /** @example 18.1 */
            version: string;
            name: string;
            sizeBytes: number;
            maxConnections: number;
            connections: { role: string; count: number; }[];
            tables: components["schemas"]["DatabaseTable"][];
            migrations: {
                applied: {
                    name: string;
                    /** Format: date-time */
                    at: string;
                }[];
                /** @description That this version needs and the database lacks */
                pending: string[];
                /** @description That a later version made */
                ahead: string[];
            };
            /** @description Tables and columns in which the database and this version differ @example [ "tenants.name is missing" ] */
            drift: string[];
        };
        DatabaseTable: {
            /** @example public */
            schema: string;
            /** @example memberships */
            name: string;
            /** @description As the planner estimates it; null before the first analysis */
            rows: number | null;
            /** @description With what is stored out of line */
            tableBytes: number;
            indexBytes: number;
            /** @description 0 for a table that is not partitioned */
            partitions: number;
            isolation: {
                /** @description Row-level security holds for whoever does not own the table */
                enabled: boolean;
                /** @description And for its owner */
                forced: boolean;
                policies: components["schemas"]["DatabasePolicy"][];
            };
        };
        DatabasePolicy: {
            /** @example tenant */
            name: string;
            /** @example [ "gatehouse_app" ] */
            roles: string[];
            /** @enum {string} */
            command: "all" | "select" | "insert" | "update" | "delete";
            /** @description Which rows are seen; null: the command sees none */
            using: string | null;
            /** @description Which rows may be written; null: as `using` */
            check: string | null;
        };
        SsoAttention: {
            items: {
                /** @description `application`: the metadata of a SAML application could not be read @enum {string} */
                kind: "certificate" | "refresh" | "sign_ins" | "application" | "domain";
                /** Format: uuid @description Of the connection, the application or the domain */
                id: string;
                /** Format: uuid */
                tenantId: string | null;
                tenantName: string | null;
                name: string;
                /** @example Its certificate ends in 7 days. */
                message: string;
                /** @description Until a certificate ends; not above 0 once it has */
                daysLeft: number | null;
            }[];
        };
        /** @enum {string} */
        AuditAction: "sign_in.succeeded" | "sign_in.refused" | "sign_in.failed" | "session.ended" | "session.revoked" | "session.role_switched" | "session.tenant_switched" | "sign_up.requested" | "sign_up.completed" | "password.changed" | "password.reset_requested" | "password.reset" | "mail.opened" | "audit.heads_recorded" | "factor.added" | "factor.removed" | "factor.failed" | "recovery_codes.renewed" | "recovery_code.used" | "session.proved" | "email.change_requested" | "email.changed" | "account.updated" | "device.new" | "device.forgotten" | "sign_in_policy.updated" | "user.created" | "user.updated" | "user.suspended" | "user.reactivated" | "user.removed" | "user.erased" | "membership.created" | "membership.updated" | "membership.suspended" | "membership.reactivated" | "membership.removed" | "membership.factor_required" | "membership.factor_released" | "import.started" | "import.finished" | "import.stopped" | "invitation.sent" | "invitation.resent" | "invitation.revoked" | "invitation.accepted" | "role.created" | "role.updated" | "role.deleted" | "tenant.created" | "tenant.updated" | "tenant.activated" | "tenant.status_changed" | "tenant.deleted" | "tenant.restored" | "tenant.exported" | "tenant.erased" | "tenant.payment_overdue" | "plan.requested" | "plan.changed" | "plan.declined" | "product.requested" | "product.granted" | "product.declined" | "product.revoked" | "domain.claimed" | "domain.verified" | "domain.updated" | "domain.proof_lost" | "domain.removed" | "oauth_client.created" | "oauth_client.updated" | "oauth_client.secret_rotated" | "oauth_client.deleted" | "oauth_resource.created" | "oauth_resource.updated" | "oauth_resource.deleted" | "device.allowed" | "device.refused" | "consent.granted" | "consent.refused" | "grant.revoked" | "token.issued" | "token.refused" | "token.reuse_detected" | "signing_key.created" | "signing_key.retired" | "master_key.rotated" | "demo_data.removed" | "saml_provider.created" | "saml_provider.updated" | "saml_provider.deleted" | "saml.signed_in" | "saml.refused" | "saml.signed_out" | "saml_key.created" | "saml_key.activated" | "sso_configuration.created" | "sso_configuration.updated" | "sso_configuration.enabled" | "sso_configuration.disabled" | "sso_configuration.deleted" | "sso_policy.updated" | "sign_in.break_glass" | "slow_down.lifted" | "external_identity.linked" | "sso_wizard.started" | "sso_wizard.consent_begun" | "sso_wizard.captured" | "sso_wizard.failed" | "sso_wizard.saved" | "sso_wizard.left" | "sso_wizard.link_made" | "sso_wizard.link_opened" | "sso_wizard.link_revoked" | "job.run";
        /** @enum {string} */
        AuditOutcome: "success" | "failure";
        AuditEventPage: { items: components["schemas"]["AuditEvent"][]; nextCursor: string | null; };
        AuditEvent: {
            /** @description Grows with time @example 1042 */
            id: string;
            /** Format: date-time @example 2026-11-21T14:00:00.123456Z */
            at: string;
            /** Format: uuid @description Null on the trail of the platform */
            tenantId: string | null;
            /** @description One of AuditAction, or one of a later version @example sign_in.succeeded */
            action: string;
            outcome: components["schemas"]["AuditOutcome"];
            actor: components["schemas"]["AuditActor"];
            /** @description Address of the person, where they are still known @example ada@acme.test */
            actorName: string | null;
            target: {
                /** @example session */
                type: string;
                id: string | null;
            } | null;
            /** @description IP address of the client @example 192.0.2.7 */
            address: string | null;
            /** @description The reference that the log has too */
            requestId: string | null;
            detail: { [key: string]: string | number | boolean | (null) | string[]; };
            /** @description Whether the chain holds it already; within seconds of `at` */
            sealed: boolean;
        };
        AuditActor: {
            /** @enum {string} */
            type: "user" | "client" | "system" | "anonymous";
            /** @description Of the user or client; null where nobody is known */
            id: string | null;
        };
        AuditTarget: {
            /** @example session */
            type: string;
            id: string | null;
        };
        SystemDeployment: {
            /** Format: date-time */
            asOf: string;
            instances: components["schemas"]["Instance"][];
            migrations: { applied: number; last: string | null; pending: string[]; ahead: string[]; };
            /** @description Those of the shared issuer that sign or will sign */
            signingKeys: {
                kid: string;
                alg: string;
                /** @enum {string} */
                status: "next" | "current" | "retired";
                /** Format: date-time */
                since: string;
            }[];
        };
        Instance: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "api" | "web" | "gateway";
            /** @description Name of the machine or container */
            host: string;
            pid: number;
            /** @example 0.1.0 */
            version: string;
            /** @example 24.21.0 */
            nodeVersion: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description late: not heard of for a minute; gone: for five, and forgotten after an hour @enum {string} */
            standing: "running" | "late" | "gone";
            /** @description The newest that it knows; of the API alone */
            migration: string | null;
            /** @description Ids, the current one first; of the API alone */
            masterKeys: string[];
        };
        /** @description Of web app and gateway, by the process of each that was heard of last */
        ReportedSettings: {
            items: {
                /** @enum {string} */
                kind: "api" | "web" | "gateway";
                host: string;
                pid: number;
                /** Format: date-time */
                lastSeenAt: string;
                settings: {
                    name: string;
                    value: string | null;
                    /** @enum {string} */
                    source: "environment" | "file" | "default" | "unset";
                    secret: boolean;
                }[];
            }[];
        };
        SystemInfrastructure: {
            /** Format: date-time */
            asOf: string;
            database: {
                /** @example 18.1 */
                version: string;
                /** @description Whether the API reads from a standby */
                isStandby: boolean;
                sizeBytes: number;
                connections: number;
                maxConnections: number;
            };
            /** @description Standbys that receive changes from this server now */
            replicas: {
                /** @description As the standby names itself */
                name: string;
                /** @description Null where the role of the API lacks pg_monitor; the same for the other fields @example streaming */
                state: string | null;
                /** @example async */
                sync: string | null;
                lagBytes: number | null;
                /** @description Null while nothing is written */
                lagSeconds: number | null;
            }[];
            storage: {
                /** @description Of the database, by days in UTC, the oldest first */
                sizes: {
                    /** Format: date */
                    day: string;
                    bytes: number;
                }[];
                /** @description Null for a history of less than seven days */
                forecast: {
                    /** @description Slope of the line by least squares */
                    bytesPerDay: number;
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    until: string;
                    /** @description Days with a size */
                    days: number;
                    expected: { inDays: number; bytes: number; }[];
                } | null;
            };
            /** @description Of enabled connections and SAML applications: the 20 that expire next */
            certificates: {
                name: string;
                /** Format: date-time */
                endsAt: string;
            }[];
        };
        SystemChanges: {
            /** Format: date-time */
            asOf: string;
            /** Format: date-time */
            since: string;
            /** @description Since `since` */
            counts: {
                /** @enum {string} */
                kind: "settings" | "keys" | "connections" | "applications" | "features";
                count: number;
            }[];
            items: {
                id: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "settings" | "keys" | "connections" | "applications" | "features";
                /** @example signing_key.created */
                action: string;
                actor: {
                    /** @enum {string} */
                    type: "user" | "client" | "system" | "anonymous";
                    /** @description Address of the person, where they are still known */
                    name: string | null;
                };
                /** @description Null for a change of the platform */
                tenantName: string | null;
                target: {
                    /** @example session */
                    type: string;
                    id: string | null;
                } | null;
                detail: { [key: string]: string | number | boolean | (null) | string[]; };
            }[];
        };
        SystemHealth: {
            /** Format: date-time */
            asOf: string;
            standings: {
                /** @enum {string} */
                database: "good" | "wait" | "wrong";
                /** @enum {string} */
                jobs: "good" | "wait" | "wrong";
                /** @enum {string} */
                mail: "good" | "wait" | "wrong";
                /** @enum {string} */
                keys: "good" | "wait" | "wrong";
                /** @enum {string} */
                certificates: "good" | "wait" | "wrong";
                /** @enum {string} */
                upstreams: "good" | "wait" | "wrong";
                /** @enum {string} */
                audit: "good" | "wait" | "wrong";
            };
            database: {
                /** @example 18.1 */
                version: string;
                answeredInMs: number;
                connections: number;
                maxConnections: number;
                /** @description Connections for look-ups of the process that answers, and who waits for one */
                pool: { size: number; used: number; waiting: number; };
                sizeBytes: number;
                migrations: number;
                lastMigration: string;
            };
            jobs: {
                total: number;
                /** @description Names of those whose last run failed */
                failing: string[];
                waiting: number;
                /** Format: date-time */
                waitsSince: string | null;
                lastHour: { done: number; givenUp: number; };
            };
            mail: {
                /** @description False without a mail server: mail stays in the outbox */
                leaves: boolean;
                queued: number;
                /** Format: date-time @description Since when the one waits that waits longest */
                dueSince: string | null;
                lastHour: { written: number; sent: number; dead: number; };
            };
            /** @description Signing keys of the shared issuer, and since when the oldest in use signs */
            keys: {
                current: number;
                next: number;
                /** Format: date-time */
                turnedAt: string | null;
            };
            /** @description Of enabled directories and SAML applications */
            certificates: {
                watched: number;
                /** @description Within 30 days */
                ending: number;
                ended: number;
                next: {
                    name: string;
                    /** Format: date-time */
                    endsAt: string;
                } | null;
            };
            /** @description Enabled connections, those whose metadata can not be read, and sign-ins */
            upstreams: {
                connections: number;
                failing: number;
                /** @description Connections whose last three or more sign-ins failed */
                refusing: number;
                lastHour: { succeeded: number; failed: number; };
            };
            audit: {
                /** @description Events that wait for their seal; 10,000 stands for any more */
                unsealed: number;
                /** Format: date-time */
                unsealedSince: string | null;
                /** Format: date-time @description Time of the newest event with a seal */
                sealedAt: string | null;
                /** @description The last verification; null before the first */
                verified: {
                    /** Format: date-time */
                    at: string;
                    /** @description Every chain, or one that somebody looked at */
                    isWhole: boolean;
                    events: number;
                    sound: boolean;
                } | null;
            };
            /** @description A sample a minute, the oldest first; a minute without one is left out */
            lastHour: {
                /** @enum {string} */
                part: "database" | "jobs" | "mail" | "keys" | "certificates" | "upstreams" | "audit";
                minutes: {
                    /** Format: date-time */
                    at: string;
                    /** @enum {string} */
                    standing: "good" | "wait" | "wrong";
                    value: number;
                }[];
            }[];
        };
        TenantExport: {
            /** Format: date-time */
            exportedAt: string;
            tenant: { [key: string]: unknown; }[];
            domains: { [key: string]: unknown; }[];
            people: { [key: string]: unknown; }[];
            roles: { [key: string]: unknown; }[];
            invitations: { [key: string]: unknown; }[];
            applications: { [key: string]: unknown; }[];
            ssoConfigurations: { [key: string]: unknown; }[];
            audit: { [key: string]: unknown; }[];
        };
        TenantHealth: {
            /** Format: date-time */
            asOf: string;
            connections: {
                /** Format: uuid */
                id: string;
                name: string;
                type: components["schemas"]["SsoType"];
                isEnabled: boolean;
                /** @description Null where there is nothing to read from it */
                reachable: boolean | null;
                /** Format: date-time @description When its metadata was last read */
                readAt: string | null;
                /** @description Why its metadata could not be read */
                failure: string | null;
                /** Format: date-time */
                certificateEndsAt: string | null;
                /** Format: date-time */
                lastSignInAt: string | null;
                /** Format: date-time */
                lastFailureAt: string | null;
                /** @description What the person was told */
                lastFailure: string | null;
                /** @description Failed sign-ins since the last one that succeeded */
                failuresSinceSuccess: number;
                lastHour: {
                    /** Format: date-time */
                    at: string;
                    good: number;
                    failed: number;
                }[];
            }[];
            domains: {
                /** Format: uuid */
                id: string;
                domain: string;
                status: components["schemas"]["DomainStatus"];
                /** Format: date-time */
                lastCheckAt: string | null;
                /** Format: date-time */
                lastSeenAt: string | null;
            }[];
            /** @description Mail that was written in the last hour */
            mail: {
                delivered: number;
                waiting: number;
                failed: number;
                lastHour: {
                    /** Format: date-time */
                    at: string;
                    good: number;
                    failed: number;
                }[];
            };
        };
        /** @description Kinds of which nothing is found, or that are not theirs, are missing */
        SearchResults: {
            groups: {
                /** @enum {string} */
                kind: "tenants" | "users" | "applications" | "connections" | "domains";
                items: components["schemas"]["SearchHit"][];
                /** @description Whether there are others */
                more: boolean;
            }[];
        };
        SearchHit: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            thing: "tenant" | "user" | "oauth_client" | "saml_provider" | "connection" | "domain";
            title: string;
            /** @description What tells it from others: an address, a code, a client id */
            detail: string;
            /** @description Whose it is, for a superadmin; null where that is the platform, or is known anyhow */
            tenantName: string | null;
        };
        Launchpad: {
            items: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uri */
                url: string;
            }[];
        };
        /** @description 10001 stands for more than 10000 */
        Overview: {
            /** @description Null within a tenant */
            tenants: number | null;
            users: number;
            /** @description Those that wait for an answer */
            invitations: number;
            /** @description The tenants' own, beside the built-in ones */
            roles: number;
            applications: number;
            samlProviders: number;
            apis: number;
            connections: number;
            enabledConnections: number;
            domains: number;
            provenDomains: number;
            /** @description Open at this moment */
            sessions: number;
            /** @description What people let applications know of them */
            consents: number;
            /** @description On the audit trail, in the last 24 hours */
            events: number;
        };
        Dashboard: {
            sessions: components["schemas"]["OwnSession"][];
            devices: components["schemas"]["Device"][];
            factors: components["schemas"]["Factors"];
            /** @description The first by name */
            connected: components["schemas"]["ConnectedApplication"][];
            launches: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uri */
                url: string;
            }[];
            /** @description Null for a caller of no organization */
            products: components["schemas"]["TenantProduct"][] | null;
            /** @description Null without `tenant_management` in an organization or `platform_management` */
            overview: {
                /** @description Null within a tenant */
                tenants: number | null;
                users: number;
                /** @description Those that wait for an answer */
                invitations: number;
                /** @description The tenants' own, beside the built-in ones */
                roles: number;
                applications: number;
                samlProviders: number;
                apis: number;
                connections: number;
                enabledConnections: number;
                domains: number;
                provenDomains: number;
                /** @description Open at this moment */
                sessions: number;
                /** @description What people let applications know of them */
                consents: number;
                /** @description On the audit trail, in the last 24 hours */
                events: number;
            } | null;
        };
        ConsoleDashboard: {
            attention: {
                /** @description `application`: the metadata of a SAML application could not be read @enum {string} */
                kind: "certificate" | "refresh" | "sign_ins" | "application" | "domain";
                /** Format: uuid @description Of the connection, the application or the domain */
                id: string;
                /** Format: uuid */
                tenantId: string | null;
                tenantName: string | null;
                name: string;
                /** @example Its certificate ends in 7 days. */
                message: string;
                /** @description Until a certificate ends; not above 0 once it has */
                daysLeft: number | null;
            }[];
            signIns: components["schemas"]["SignInFigures"];
            overview: components["schemas"]["Overview"];
            /** @description Null for a caller of no organization */
            plan: {
                plan: components["schemas"]["Plan"];
                /** @description Members and open invitations; where there is no bound, counted to 10,001 at most */
                users: components["schemas"]["Usage"];
                domains: components["schemas"]["Usage"];
                ssoConfigurations: components["schemas"]["Usage"];
                products: {
                    /** @description In the plan, or granted beside it */
                    used: number;
                    /** @description In the catalogue */
                    limit: number;
                };
                /** @description The plan of the request that waits @enum {string|null} */
                requested: "trial" | "pro" | "enterprise" | null;
                /** Format: date-time @description When that request was sent */
                requestedAt: string | null;
            } | null;
            /** @description Open requests, newest first; null without `platform_management` */
            platform: {
                tenants: components["schemas"]["TenantSummary"];
                planRequests: components["schemas"]["PlanRequest"][];
                productRequests: components["schemas"]["ProductRequest"][];
            } | null;
        };
        SignInFigures: {
            /** Format: date-time @description Up to when sign-ins are counted */
            asOf: string;
            /** @description The last 14 days by UTC, the oldest first; one without a sign-in as well */
            days: {
                /** Format: date */
                day: string;
                succeeded: number;
                failed: number;
            }[];
            last24Hours: components["schemas"]["SignInCounts"];
            last7Days: components["schemas"]["SignInCounts"];
            /** @description Active people, and how many of them have an authenticator app or a passkey */
            secondFactors: { people: number; enrolled: number; };
        };
        /** @description By whole hours, the one under way among them */
        SignInCounts: {
            succeeded: number;
            /** @description Wrong passwords, and sign-ins that a rule refused */
            failed: number;
            /** @description How many different people signed in */
            people: number;
        };
        LeftBehind: {
            /** @description Pending invitations that they sent, by address. Removal and suspension end them; a smaller role ends those that it could not send. */
            invitations: components["schemas"]["LeftBehindList"];
            /** @description Valid set-up links that they made. They end unless the person stays an admin. */
            setUpLinks: components["schemas"]["LeftBehindList"];
            /** @description Imports that they started and that still run. They stop. */
            imports: components["schemas"]["LeftBehindList"];
            /** @description Applications with a valid client secret that they created and so have read. Rotate each secret. */
            secrets: components["schemas"]["LeftBehindList"];
            /** @description OIDC clients that they registered. Each keeps working; keep or delete it. */
            applications: components["schemas"]["LeftBehindList"];
            /** @description SAML service providers that they registered. Each keeps working; keep or delete it. */
            samlProviders: components["schemas"]["LeftBehindList"];
            /** @description Connections to identity providers that they set up or changed, whose secrets they may know. Check each one. */
            connections: components["schemas"]["LeftBehindList"];
        };
        LeftBehindItem: {
            /** Format: uuid @description The object that the operations of its kind take */
            id: string;
            /** Format: uuid @description Null for the platform's own */
            tenantId: string | null;
            /** @description Null where the kind has no name, and for callers who may not read the object itself */
            name: string | null;
        };
        LeftBehindList: {
            /** @description 10001 stands for more than 10000 */
            total: number;
            /** @description The newest */
            items: components["schemas"]["LeftBehindItem"][];
        };
        OpenSessionPage: { items: components["schemas"]["OpenSession"][]; nextCursor: string | null; };
        /** @description A sign-in that stands at this moment */
        OpenSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            email: string;
            name: string;
            /** Format: uuid */
            tenantId: string | null;
            /** @description Null for people of the platform */
            tenantName: string | null;
            role: components["schemas"]["Role"];
            deviceName: string;
            address: string | null;
            /** @description How they proved who they are. Source: RFC 8176 §2 */
            methods: string[];
            /** Format: date-time */
            authenticatedAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether it is the caller's own */
            isCurrent: boolean;
        };
        /** @description Of the last 24 hours; up to half a minute old */
        SecurityOverview: {
            /** Format: date-time */
            asOf: string;
            failures: {
                total: number;
                /** @description There are more than the 20000 newest */
                isCapped: boolean;
                /** @description The last 24 hours by UTC, the oldest first; one without a failure as well */
                hours: {
                    /** Format: date-time */
                    hour: string;
                    failed: number;
                }[];
                reasons: { reason: string; count: number; }[];
                networks: { network: string; count: number; people: number; }[];
                targets: {
                    /** Format: uuid */
                    userId: string | null;
                    /** @description Masked; null with its id for addresses that are nobody’s @example a…@acme.test */
                    email: string | null;
                    count: number;
                }[];
            };
            roles: {
                /** @enum {string} */
                role: "superadmin" | "tenant_admin" | "tenant_user";
                people: number;
                enrolled: number;
            }[];
            platform: { superadminsNeedSecondFactor: boolean; tenantsRequiringSecondFactor: number; tenantsRequiringSso: number; };
        };
        TenantSecurityPage: { items: components["schemas"]["TenantSecurity"][]; nextCursor: string | null; };
        /** @description What a tenant asks, and how its people stand */
        TenantSecurity: {
            /** Format: uuid */
            tenantId: string;
            code: string;
            name: string;
            people: number;
            enrolled: number;
            /** @enum {string} */
            secondFactor: "optional" | "required";
            graceDays: number;
            passwordMinLength: number;
            ssoRequired: boolean;
            sessionIdleSeconds: number;
        };
        SignInPicture: {
            /** Format: date-time */
            asOf: string;
            days: number;
            signIns: number;
            /** @description There were more than the 20000 newest */
            isCapped: boolean;
            /** @description The busiest; `others` are the rest */
            tenants: { id: string; name: string; count: number; }[];
            ways: {
                /** @enum {string} */
                id: "password" | "passkey" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "other";
                count: number;
            }[];
            /** @description `none`: sign-ins that opened no application */
            applications: { id: string; name: string; count: number; }[];
            /** @description From tenants to ways */
            entered: { from: string; to: string; count: number; }[];
            /** @description From ways to applications; a sign-in that opened two counts at both */
            opened: { from: string; to: string; count: number; }[];
        };
        ContractDocument: {
            /** @example 3.0.0 */
            openapi: string;
            info: { title: string; version: string; } & { [key: string]: unknown; };
            paths: { [key: string]: { [key: string]: unknown; }; };
        } & { [key: string]: unknown; };
        PostSsoAnswerForm: { code?: string; state?: string; };
        PostSsoConnectionAnswerForm: { code?: string; state?: string; };
        PostSamlSsoForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Carried untouched */
            RelayState?: string;
        };
        PostSamlSloForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Carried untouched */
            RelayState?: string;
        };
        PostTenantSamlSsoForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Carried untouched */
            RelayState?: string;
        };
        PostTenantSamlSloForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Carried untouched */
            RelayState?: string;
        };
        PostSamlConnectionAnswerForm: {
            /** @description Base64 */
            SAMLResponse?: string;
            /** @description Carried untouched */
            RelayState?: string;
        };
        PostSamlConnectionLogoutForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Carried untouched */
            RelayState?: string;
        };
        OAuthError: {
            /** @description Code of the RFC that defines it, e.g. `invalid_grant` */
            error: string;
            /** @description A sentence for whoever develops the client */
            error_description?: string;
        };
        OAuthProblem: {
            /** @description Always `about:blank` */
            type: string;
            /** @description The status in words */
            title: string;
            status: number;
            /** @description What went wrong */
            detail: string;
            /** @description The same as `error` */
            code: string;
            /** @description The reference, which the log has too */
            requestId: string;
            /** @description Code of the RFC that defines it, e.g. `invalid_grant` */
            error: string;
            /** @description A sentence for whoever develops the client */
            error_description?: string;
        };
        ProviderMetadata: Record<string, never>;
        AuthorizationForm: {
            /** @description Always `code` @enum {string} */
            response_type: "code";
            /** @description The client */
            client_id: string;
            /** @description One of the registered addresses, exactly */
            redirect_uri: string;
            /** @description Separated by spaces, e.g. `openid profile email tenant` */
            scope: string;
            /** @description Comes back unchanged; ties the answer to the browser that asked */
            state?: string;
            /** @description Comes back in the ID token */
            nonce?: string;
            /** @description SHA-256 of the `code_verifier`, in base64url without padding */
            code_challenge: string;
            /** @description Always `S256` @enum {string} */
            code_challenge_method: "S256";
            /** @description `none`, `login`, `consent` or `select_account` */
            prompt?: string;
            /** @description Seconds since the last sign-in at most */
            max_age?: string;
            /** @description What to fill into the email field */
            login_hint?: string;
            /** @description An API that the application wants to call (RFC 8707); may come more than once */
            resource?: string;
            /** @description How sure the sign-in should be, e.g. `urn:gatehouse:aal2`; the ID token says what it was */
            acr_values?: string;
            /** @description How the answer comes back; `query` by default @enum {string} */
            response_mode?: "query" | "fragment" | "form_post";
        };
        PushedAuthorizationForm: {
            /** @description Always `code` @enum {string} */
            response_type: "code";
            /** @description Of a client that sends its secret in the body, or has none */
            client_id: string;
            /** @description One of the registered addresses, exactly */
            redirect_uri: string;
            /** @description Separated by spaces, e.g. `openid profile email tenant` */
            scope: string;
            /** @description Comes back unchanged; ties the answer to the browser that asked */
            state?: string;
            /** @description Comes back in the ID token */
            nonce?: string;
            /** @description SHA-256 of the `code_verifier`, in base64url without padding */
            code_challenge: string;
            /** @description Always `S256` @enum {string} */
            code_challenge_method: "S256";
            /** @description `none`, `login`, `consent` or `select_account` */
            prompt?: string;
            /** @description Seconds since the last sign-in at most */
            max_age?: string;
            /** @description What to fill into the email field */
            login_hint?: string;
            /** @description An API that the application wants to call (RFC 8707); may come more than once */
            resource?: string;
            /** @description How sure the sign-in should be, e.g. `urn:gatehouse:aal2`; the ID token says what it was */
            acr_values?: string;
            /** @description How the answer comes back; `query` by default @enum {string} */
            response_mode?: "query" | "fragment" | "form_post";
            /** @description Of a client registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed, for this issuer, once (RFC 7523) */
            client_assertion?: string;
        };
        PushedAuthorizationResponse: {
            /** @description Works once and for a minute */
            request_uri: string;
            /** @description Seconds */
            expires_in: number;
        };
        TokenForm: {
            /** @enum {string} */
            grant_type: "authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code";
            /** @description The code; works once and for a minute */
            code?: string;
            /** @description The address that the code came to */
            redirect_uri?: string;
            /** @description What `code_challenge` was made from */
            code_verifier?: string;
            /** @description A refresh token; a new one comes with the answer */
            refresh_token?: string;
            /** @description What the device got, asked for again until its person has answered */
            device_code?: string;
            /** @description Of what was granted, for a refresh that asks for less; of its APIs, for a machine */
            scope?: string;
            /** @description The API that the access token is for (RFC 8707) */
            resource?: string;
            /** @description Of a client that sends its secret in the body, or has none */
            client_id?: string;
            /** @description Of a client registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed, for this issuer, once (RFC 7523) */
            client_assertion?: string;
        };
        TokenResponse: {
            /** @description Opaque, or a JWT where the API takes them (RFC 9068) */
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer" | "DPoP";
            /** @description Seconds */
            expires_in: number;
            /** @description With `openid` */
            id_token?: string;
            /** @description With `offline_access` */
            refresh_token?: string;
            /** @description What was granted */
            scope?: string;
        };
        DeviceAuthorizationForm: {
            /** @description Separated by spaces, e.g. `openid profile email tenant` */
            scope?: string;
            /** @description An API that the application wants to call (RFC 8707); may come more than once */
            resource?: string;
            /** @description Seconds since the last sign-in at most */
            max_age?: string;
            /** @description Of a client that sends its secret in the body, or has none */
            client_id?: string;
            /** @description Of a client registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed, for this issuer, once (RFC 7523) */
            client_assertion?: string;
        };
        DeviceAuthorizationResponse: {
            /** @description Known to the device alone */
            device_code: string;
            /** @description What the person types, such as `BCDF-GHJK` */
            user_code: string;
            /** @description Where they type it */
            verification_uri: string;
            /** @description The same with the code, for a QR code */
            verification_uri_complete?: string;
            /** @description Seconds */
            expires_in: number;
            /** @description Seconds between two questions */
            interval?: number;
        };
        UserInfo: {
            /** @description The person */
            sub: string;
        };
        JwkSet: { keys: Record<string, never>[]; };
        TokenReferenceForm: {
            /** @description The token */
            token: string;
            /** @description `access_token` or `refresh_token` */
            token_type_hint?: string;
            /** @description Of a client that sends its secret in the body, or has none */
            client_id?: string;
            /** @description Of a client registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed, for this issuer, once (RFC 7523) */
            client_assertion?: string;
        };
        IntrospectionResponse: { active: boolean; };
        EndSessionForm: {
            /** @description An ID token of the person: they are signed out without a question */
            id_token_hint?: string;
            /** @description The client, where no ID token is sent */
            client_id?: string;
            /** @description One of the registered addresses, exactly */
            post_logout_redirect_uri?: string;
            /** @description Comes back unchanged */
            state?: string;
        };
    };
    responses: {
        /** @description Refused */
        BadGateway: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request is not valid; `errors` names the fields */
        BadRequest: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request can’t be answered by sending the browser back, and no page was asked for */
        BadRequest2: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["OAuthProblem"];
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The object was changed in the meantime, or the name is taken */
        Conflict: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The body is too large */
        ContentTooLarge: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The form is too long */
        ContentTooLarge2: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The role does not allow it, or the standing of the organization does not */
        Forbidden: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description It has run out or was used already */
        Gone: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The address and the headers are too long */
        HeaderFieldsTooLarge: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description There is no such object, or it belongs to somebody else */
        NotFound: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request is not valid */
        OAuthBadRequest: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_request", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The token is missing, or given in more than one way */
        OAuthBadRequest2: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_request", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Too many wrong secrets from this network; `Retry-After` says how many seconds to wait */
        OAuthTooManyRequests: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /** @example { "error": "invalid_client", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The client did not prove itself */
        OAuthUnauthorized: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_client", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The token is not valid (any more) */
        OAuthUnauthorized2: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_token", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The body did not arrive in time */
        RequestTimeout: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The form did not arrive in time */
        RequestTimeout2: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description Busy, or the database is away; `Retry-After` says how many seconds to wait */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: { "application/problem+json": components["schemas"]["Problem"]; };
        };
        /** @description The database is away; `Retry-After` says how many seconds to wait */
        ServiceUnavailable2: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Too many attempts; `Retry-After` says how many seconds to wait */
        TooManyRequests: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: { "application/problem+json": components["schemas"]["Problem"]; };
        };
        /** @description There is no session, or it has ended */
        Unauthorized: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request is as the schema says, and breaks a rule that no schema states; `errors` names the fields */
        UnprocessableContent: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The form is not `application/x-www-form-urlencoded` */
        UnsupportedMediaType: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
    };
    parameters: {
        /** @description `nextCursor` of the page before */
        CursorQuery: string;
        IdPath: string;
        /** @description How many items at most */
        LimitQuery: number;
        LimitQuery2: number;
        OutcomeQuery: components["schemas"]["ImportOutcome"];
        ProductPath: components["schemas"]["ProductSlug"];
        ReferencePath: string;
        RelayStateQuery: string;
        SAMLRequestQuery: string;
        SAMLResponseQuery: string;
        /** @description Beginning of the email address, the name or the family name */
        SearchQuery: string;
        ServiceProviderQuery: string;
        SigAlgQuery: string;
        SignatureQuery: string;
        SlugPath: string;
        StateQuery: "open" | "granted" | "declined";
        /** @description Which tenant; from platform callers only */
        TenantIdQuery: string;
        /** @description Which tenant; from platform callers only */
        TenantIdQuery2: string;
        /** @description Platform callers only, who must name one */
        TenantIdQuery3: string;
        UidPath: string;
        VersionQuery: number;
        /** @description The one that was read */
        VersionQuery2: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyAudit: {
        requestBody: { content: { "application/json": components["schemas"]["VerifyAudit"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["AuditVerification"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOutboxMails: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                status?: components["schemas"]["MailStatus"];
                /** @description Beginning of the address */
                to?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OutboxPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOutboxMail: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OutboxMailDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openOutboxMail: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OutboxMailDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPlanRequests: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                state?: components["parameters"]["StateQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanRequestPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    requestPlan: {
        requestBody: { content: { "application/json": components["schemas"]["CreatePlanRequest"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanRequest"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    decidePlanRequest: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["DecidePlanRequest"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanRequest"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    checkTenantImport: {
        requestBody: { content: { "application/json": components["schemas"]["CheckTenantImport"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["TenantImportCheck"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listTenantImports: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ImportPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startTenantImport: {
        requestBody: { content: { "application/json": components["schemas"]["StartTenantImport"]; }; };
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Import"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantImport: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Import"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listTenantImportLines: {
        parameters: {
            query?: {
                limit?: components["parameters"]["LimitQuery2"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                outcome?: components["parameters"]["OutcomeQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ImportLinePage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listTenants: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                status?: components["schemas"]["TenantStatus"];
                plan?: components["schemas"]["Plan"];
                payment?: components["schemas"]["PaymentStatus"];
                /** @description Part of the name, code or slug */
                search?: string;
                /** @description `true`: those that can be brought back */
                deleted?: "true" | "false";
                sort?: "created" | "name" | "nextPayment";
                order?: "asc" | "desc";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createTenant: {
        requestBody: { content: { "application/json": components["schemas"]["CreateTenant"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tenant"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    summariseTenants: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantSummary"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeTenants: {
        requestBody: { content: { "application/json": components["schemas"]["BulkTenants"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["BulkTenantsResult"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenant: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tenant"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteTenant: {
        parameters: { query: { version: components["parameters"]["VersionQuery"]; }; path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeTenant: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeTenant"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tenant"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantPlan: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanUsage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    activateTenant: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ActivateTenant"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tenant"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    restoreTenant: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ActivateTenant"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tenant"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listTenantProducts: {
        parameters: {
            query?: {
                /** @description For superadmins; for everybody else it is their own */
                tenantId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantProducts"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listProductRequests: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                state?: components["parameters"]["StateQuery"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProductRequestPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    requestProduct: {
        requestBody: { content: { "application/json": components["schemas"]["CreateProductRequest"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProductRequest"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    decideProductRequest: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["DecideProductRequest"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProductRequest"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    grantProduct: {
        parameters: { path: { id: components["parameters"]["IdPath"]; product: components["parameters"]["ProductPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["GrantProduct"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantProducts"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    takeBackProduct: {
        parameters: { path: { id: components["parameters"]["IdPath"]; product: components["parameters"]["ProductPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantProducts"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOrganization: {
        parameters: {
            query?: {
                /** @description Platform callers only, who must name one */
                tenantId?: components["parameters"]["TenantIdQuery3"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Organization"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeOrganization: {
        requestBody: { content: { "application/json": components["schemas"]["ChangeOrganization"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Organization"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    setLogo: {
        requestBody: { content: { "application/json": components["schemas"]["SetLogo"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Organization"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeLogo: {
        parameters: {
            query: {
                /** @description Platform callers only, who must name one */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                version: components["parameters"]["VersionQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Organization"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOwnBrand: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OwnBrand"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getLogo: {
        parameters: { path: { hash: string; }; };
        responses: { /** @description The picture Done */
        200: {
            headers: { [name: string]: unknown; };
            content: { "image/png": string; "image/jpeg": string; "image/webp": string; };
        }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDomains: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; counts from platform callers only */
                tenantId?: string;
                status?: components["schemas"]["DomainStatus"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DomainPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    claimDomain: {
        requestBody: { content: { "application/json": components["schemas"]["ClaimDomain"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Domain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDomain: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Domain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeDomain: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeDomain: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeDomain"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Domain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    verifyDomain: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Domain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description Beginning of the email address, the name or the family name */
                search?: components["parameters"]["SearchQuery"];
                role?: components["schemas"]["MembershipRole"];
                /** @description Those who hold this role of the tenant's own */
                roleId?: string;
                status?: components["schemas"]["MembershipStatus"];
                sort?: "name" | "email" | "newest" | "oldest";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    summarizeUsers: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["TenantUserSummary"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeUser: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description The one that was read */
                version?: components["parameters"]["VersionQuery2"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeUserRole: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeTenantUser"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    suspendUser: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["Versioned"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reactivateUser: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["Versioned"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    requireUserFactor: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["Versioned"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    releaseUserFactor: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description The one that was read */
                version?: components["parameters"]["VersionQuery2"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    signOutUser: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignedOut"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserSessions: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserSessionPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endUserSession: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; sessionId: string; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Beginning of the email address, the name or the family name */
                search?: components["parameters"]["SearchQuery"];
                /** @description In any tenant; `none`: of people who belong to no tenant and do not run the platform */
                role?: "superadmin" | "tenant_admin" | "tenant_user" | "none";
                status?: components["schemas"]["PersonStatus"];
                /** @description A search that more than 500 match is not sorted: by name come those whose name begins so, then by family name, then by address */
                sort?: "name" | "email" | "newest" | "oldest";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PersonPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    summarizePeople: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PeopleSummary"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getPerson: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Person"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    erasePerson: {
        parameters: {
            query: {
                /** @description The one that was read */
                version: number;
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Person"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changePerson: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangePerson"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Person"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    suspendPerson: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["Versioned"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Person"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reactivatePerson: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["Versioned"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Person"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    signOutPerson: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignedOut"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPersonSessions: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserSessionPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantRolePage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createRole: {
        requestBody: { content: { "application/json": components["schemas"]["CreateTenantRole"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantRole"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteRole: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeRole: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeTenantRole"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantRole"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    login: {
        requestBody: { content: { "application/json": components["schemas"]["Login"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    logout: {
        responses: { 204: { headers: { [name: string]: unknown; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    me: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Me"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    recordActivity: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ActivityResult"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    register: {
        requestBody: { content: { "application/json": components["schemas"]["Register"]; }; };
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RegisterResult"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    verifyEmail: {
        requestBody: { content: { "application/json": components["schemas"]["VerifyEmail"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    switchRole: {
        requestBody: { content: { "application/json": components["schemas"]["SwitchRole"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOwnTenants: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OwnTenantList"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    switchTenant: {
        requestBody: { content: { "application/json": components["schemas"]["SwitchTenant"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getVisit: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Visit"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    requestPasswordReset: {
        requestBody: { content: { "application/json": components["schemas"]["RequestPasswordReset"]; }; };
        responses: { 202: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["PasswordResetRequested"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    resetPassword: {
        requestBody: { content: { "application/json": components["schemas"]["ResetPassword"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changePassword: {
        requestBody: { content: { "application/json": components["schemas"]["ChangePassword"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    answerSecondFactor: {
        requestBody: { content: { "application/json": components["schemas"]["AnswerSecondFactor"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginSecondFactorPasskey: {
        requestBody: { content: { "application/json": components["schemas"]["SignInTicket"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyChallenge"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginEnrolment: {
        requestBody: { content: { "application/json": components["schemas"]["SignInTicket"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TotpSetup"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    confirmEnrolment: {
        requestBody: { content: { "application/json": components["schemas"]["EnrolTotp"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Enrolled"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginPasskeySignIn: {
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyChallenge"]; }; }; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completePasskeySignIn: {
        requestBody: { content: { "application/json": components["schemas"]["PasskeySignIn"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listFactors: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Factors"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    setUpTotp: {
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TotpSetup"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeTotp: {
        responses: { 204: { headers: { [name: string]: unknown; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    confirmTotp: {
        requestBody: { content: { "application/json": components["schemas"]["ConfirmTotp"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RecoveryCodes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    renewRecoveryCodes: {
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RecoveryCodes"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginPasskey: {
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyChallenge"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    addPasskey: {
        requestBody: { content: { "application/json": components["schemas"]["AddPasskey"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RecoveryCodes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removePasskey: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    renamePasskey: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["Rename"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    resetFactors: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ResetFactors"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getStepUpWays: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["StepUpWays"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    proveAgain: {
        requestBody: { content: { "application/json": components["schemas"]["StepUpAnswer"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SteppedUp"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInPolicy: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveSignInPolicy: {
        requestBody: { content: { "application/json": components["schemas"]["SaveSignInPolicy"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getAccount: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Account"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    updateAccount: {
        requestBody: { content: { "application/json": components["schemas"]["UpdateAccount"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Account"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveAccountNotices: {
        requestBody: { content: { "application/json": components["schemas"]["AccountNotices"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Account"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    requestEmailChange: {
        requestBody: { content: { "application/json": components["schemas"]["ChangeEmail"]; }; };
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Account"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    cancelEmailChange: {
        responses: { 204: { headers: { [name: string]: unknown; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    confirmEmailChange: {
        requestBody: { content: { "application/json": components["schemas"]["ConfirmEmailChange"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["EmailChangeResult"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOwnSessions: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OwnSessions"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endOtherSessions: {
        responses: { 204: { headers: { [name: string]: unknown; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endOwnSession: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDevices: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Devices"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    forgetDevice: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    renameDevice: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["RenameDevice"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    signOutDevice: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserDevices: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DevicesOfPerson"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPersonDevices: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DevicesOfPerson"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endOpenSession: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endOpenSessions: {
        requestBody: { content: { "application/json": components["schemas"]["EndSessions"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SessionsEnded"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSlowDowns: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SlowDowns"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    liftSlowDown: {
        parameters: { path: { key: string; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    checkInvitationImport: {
        requestBody: { content: { "application/json": components["schemas"]["CheckInvitationImport"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["InvitationImportCheck"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listInvitationImports: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ImportPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startInvitationImport: {
        requestBody: { content: { "application/json": components["schemas"]["StartInvitationImport"]; }; };
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Import"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getInvitationImport: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Import"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listInvitationImportLines: {
        parameters: {
            query?: {
                limit?: components["parameters"]["LimitQuery2"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                outcome?: components["parameters"]["OutcomeQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ImportLinePage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description From platform callers only */
                tenantId?: string;
                /** @description Beginning of the email address */
                search?: string;
                status?: components["schemas"]["InvitationStatus"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["InvitationPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createInvitation: {
        requestBody: { content: { "application/json": components["schemas"]["CreateInvitation"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Invitation"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    resendInvitation: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Invitation"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openInvitation: {
        requestBody: { content: { "application/json": components["schemas"]["InvitationToken"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OpenInvitation"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    acceptInvitation: {
        requestBody: { content: { "application/json": components["schemas"]["AcceptInvitation"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    acceptInvitationAs: {
        requestBody: { content: { "application/json": components["schemas"]["AcceptInvitationAs"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    joinTenant: {
        requestBody: { content: { "application/json": components["schemas"]["InvitationToken"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Joined"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSsoAnswer: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["PostSsoAnswerForm"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSsoConnectionAnswer: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["PostSsoConnectionAnswerForm"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openHandedOn: {
        requestBody: { content: { "application/json": components["schemas"]["OpenWizardLink"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["HandedOnWizardRun"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginHandedOnConsent: {
        requestBody: { content: { "application/json": components["schemas"]["OpenWizardLink"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardConsent"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completeHandedOnConsent: {
        requestBody: { content: { "application/json": components["schemas"]["CompleteHandedOnConsent"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["HandedOnWizardRun"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    captureHandedOn: {
        requestBody: { content: { "application/json": components["schemas"]["CaptureHandedOn"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["HandedOnWizardRun"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveHandedOn: {
        requestBody: { content: { "application/json": components["schemas"]["SaveHandedOn"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["HandedOnWizardRun"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    explainSsoRoute: {
        requestBody: { content: { "application/json": components["schemas"]["ExplainSso"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SsoRouteExplanation"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoConfigurations: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                type?: components["schemas"]["SsoType"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SsoConfigurationPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createSsoConfiguration: {
        requestBody: { content: { "application/json": components["schemas"]["CreateSsoConfiguration"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeSsoConfiguration"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    enableSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoVersionSeen"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    disableSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoVersionSeen"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    refreshSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoConfigurationVersions: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SsoConfigurationVersionPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    restoreSsoConfigurationVersion: {
        parameters: { path: { id: components["parameters"]["IdPath"]; number: number; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoVersionSeen"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoProviders: {
        parameters: {
            query?: {
                /** @description Slug of a tenant; without it the platform's own */
                tenant?: string;
                /** @description Entity id of a SAML identity provider; its connections, whosever they are */
                entityId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoProviders"]; }; }; 400: components["responses"]["BadRequest"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    discoverSso: {
        requestBody: { content: { "application/json": components["schemas"]["DiscoverSso"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoRoute"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startSsoSignIn: {
        requestBody: { content: { "application/json": components["schemas"]["StartSso"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoStarted"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completeSsoSignIn: {
        requestBody: { content: { "application/json": components["schemas"]["CompleteSso"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    arriveBySso: {
        requestBody: { content: { "application/json": components["schemas"]["ArriveSso"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoArrived"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoSignInStatus: {
        requestBody: { content: { "application/json": components["schemas"]["SsoStatusRequest"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoStatus"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    linkSsoIdentity: {
        requestBody: { content: { "application/json": components["schemas"]["LinkSso"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    takeSsoLogout: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoLogout"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoPolicy: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveSsoPolicy: {
        requestBody: { content: { "application/json": components["schemas"]["SaveSsoPolicy"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    previewSsoPolicy: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
            };
        };
        requestBody: { content: { "application/json": components["schemas"]["SaveSsoPolicy"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoPolicyPreview"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    testSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoStarted"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoTraces: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Part of an email address, or the reference that the person was shown */
                search?: string;
                /** @description `open`: nobody came back yet */
                result?: "success" | "failure" | "open";
                purpose?: "sign_in" | "test";
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoTracePage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoTrace: {
        parameters: { path: { id: components["parameters"]["IdPath"]; traceId: string; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoTrace"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listWizardRuns: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardRunPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startWizardRun: {
        requestBody: { content: { "application/json": components["schemas"]["StartSsoWizard"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getWizardRun: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    leaveWizardRun: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginWizardConsent: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardConsent"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completeWizardConsent: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CompleteWizardConsent"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    captureWizardRun: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CaptureSsoWizard"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveWizardRun: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SaveSsoWizard"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    makeWizardLink: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["MakeWizardLink"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["MadeWizardLink"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeWizardLink: {
        parameters: { path: { id: components["parameters"]["IdPath"]; linkId: string; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOAuthClients: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Part of the name or of the client_id */
                search?: string;
                /** @description Which tenant; from platform callers only */
                tenant_id?: components["parameters"]["TenantIdQuery2"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthClientPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createOAuthClient: {
        requestBody: { content: { "application/json": components["schemas"]["CreateOAuthClient"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CreatedOAuthClient"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOAuthClient: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthClient"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteOAuthClient: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeOAuthClient: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeOAuthClient"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthClient"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOAuthClientSecrets: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["OAuthClientSecretList"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    rotateOAuthClientSecret: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["RotateClientSecret"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["RotatedClientSecret"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listConnectedApplications: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ConnectedApplicationPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    withdrawConsent: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    withdrawScope: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["WithdrawScope"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserApplications: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ConnectedApplicationPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    findDeviceRequest: {
        requestBody: { content: { "application/json": components["schemas"]["FindDeviceRequest"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DeviceRequest"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    answerDeviceRequest: {
        requestBody: { content: { "application/json": components["schemas"]["AnswerDeviceRequest"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOAuthResources: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenant_id?: components["parameters"]["TenantIdQuery2"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["OAuthResourcePage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createOAuthResource: {
        requestBody: { content: { "application/json": components["schemas"]["CreateOAuthResource"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthResource"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOAuthResource: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthResource"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteOAuthResource: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeOAuthResource: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeOAuthResource"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthResource"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getInteraction: {
        parameters: { path: { uid: components["parameters"]["UidPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Interaction"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    answerInteraction: {
        parameters: { path: { uid: components["parameters"]["UidPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["AnswerInteraction"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["InteractionResult"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignOutRequest: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignOutRequest"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSigningKeys: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Whose issuer; the shared one without it */
                tenant_id?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SigningKeyPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    rotateSigningKeys: {
        requestBody: { content: { "application/json": components["schemas"]["RotateSigningKeys"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listLogoutDeliveries: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `queued`: is tried, or tried again. `sent`: the application took it. `dead`: given up */
                status?: "queued" | "sent" | "dead";
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["LogoutDeliveryPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSamlServiceProviders: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Which tenant; from platform callers only */
                tenant_id?: components["parameters"]["TenantIdQuery2"];
                /** @description Part of the name or of the entity_id */
                search?: string;
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProviderPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createSamlServiceProvider: {
        requestBody: { content: { "application/json": components["schemas"]["CreateSamlServiceProvider"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProvider"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlServiceProvider: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProvider"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteSamlServiceProvider: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeSamlServiceProvider: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeSamlServiceProvider"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProvider"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    refreshSamlServiceProvider: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProvider"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlMetadata: {
        responses: { /** @description Done Done */
        200: { headers: { [name: string]: unknown; }; content: { "application/samlmetadata+xml": string; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlSso: {
        parameters: {
            query?: {
                SAMLRequest?: components["parameters"]["SAMLRequestQuery"];
                RelayState?: components["parameters"]["RelayStateQuery"];
                SigAlg?: components["parameters"]["SigAlgQuery"];
                Signature?: components["parameters"]["SignatureQuery"];
                entity_id?: string;
                service_provider?: components["parameters"]["ServiceProviderQuery"];
            };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSamlSso: {
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostSamlSsoForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlSlo: {
        parameters: {
            query?: {
                SAMLRequest?: components["parameters"]["SAMLRequestQuery"];
                SAMLResponse?: components["parameters"]["SAMLResponseQuery"];
                RelayState?: components["parameters"]["RelayStateQuery"];
                SigAlg?: components["parameters"]["SigAlgQuery"];
                Signature?: components["parameters"]["SignatureQuery"];
            };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSamlSlo: {
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostSamlSloForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlSignOn: {
        parameters: { path: { reference: components["parameters"]["ReferencePath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SamlSignOn"]; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startSamlLogout: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SamlLogoutStart"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlLogout: {
        parameters: { path: { reference: components["parameters"]["ReferencePath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SamlLogoutReport"]; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantSamlMetadata: {
        parameters: { path: { slug: components["parameters"]["SlugPath"]; }; };
        responses: { /** @description Done Done */
        200: { headers: { [name: string]: unknown; }; content: { "application/samlmetadata+xml": string; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantSamlSso: {
        parameters: {
            query?: {
                SAMLRequest?: components["parameters"]["SAMLRequestQuery"];
                RelayState?: components["parameters"]["RelayStateQuery"];
                SigAlg?: components["parameters"]["SigAlgQuery"];
                Signature?: components["parameters"]["SignatureQuery"];
                service_provider?: components["parameters"]["ServiceProviderQuery"];
            };
            path: { slug: components["parameters"]["SlugPath"]; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postTenantSamlSso: {
        parameters: { path: { slug: components["parameters"]["SlugPath"]; }; };
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostTenantSamlSsoForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantSamlSlo: {
        parameters: {
            query?: {
                SAMLRequest?: components["parameters"]["SAMLRequestQuery"];
                SAMLResponse?: components["parameters"]["SAMLResponseQuery"];
                RelayState?: components["parameters"]["RelayStateQuery"];
                SigAlg?: components["parameters"]["SigAlgQuery"];
                Signature?: components["parameters"]["SignatureQuery"];
            };
            path: { slug: components["parameters"]["SlugPath"]; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postTenantSamlSlo: {
        parameters: { path: { slug: components["parameters"]["SlugPath"]; }; };
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostTenantSamlSloForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlConnectionMetadata: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { /** @description Done Done */
        200: { headers: { [name: string]: unknown; }; content: { "application/samlmetadata+xml": string; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSamlConnectionAnswer: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PostSamlConnectionAnswerForm"];
                "application/xml": string;
            };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlConnectionLogout: {
        parameters: {
            query?: {
                SAMLRequest?: components["parameters"]["SAMLRequestQuery"];
                SAMLResponse?: components["parameters"]["SAMLResponseQuery"];
                RelayState?: components["parameters"]["RelayStateQuery"];
                SigAlg?: components["parameters"]["SigAlgQuery"];
                Signature?: components["parameters"]["SignatureQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSamlConnectionLogout: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PostSamlConnectionLogoutForm"];
                "application/xml": string;
            };
        };
        responses: { /** @description Done A page whose form posts the message on */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description The browser goes on */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSettings: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SystemSettings"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listJobs: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SystemJobs"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listJobRuns: {
        parameters: {
            query?: {
                job?: string;
                state?: "waiting" | "retrying" | "running" | "done" | "skipped" | "failed";
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["JobRecords"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDeadLetters: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DeadLetters"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    retryDeadLetter: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["JobRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    runJob: {
        parameters: { path: { name: string; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["JobRun"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDatabase: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SystemDatabase"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoAttention: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoAttention"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Platform callers only; the trail of the platform without it */
                tenantId?: string;
                action?: components["schemas"]["AuditAction"];
                /** @description Id of the user or client who did it */
                actor?: string;
                /** @description What somebody did, and what was done to them */
                person?: string;
                /** @description As `person`, by the address that they have now: upper or lower case, its domain in Unicode or ASCII */
                email?: string;
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Not before this time */
                from?: string;
                /** @description Before this time */
                to?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["AuditEventPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDeployment: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SystemDeployment"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listReportedSettings: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ReportedSettings"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getInfrastructure: {
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SystemInfrastructure"]; };
        }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSystemChanges: {
        parameters: { query?: { kind?: "settings" | "keys" | "connections" | "applications" | "features"; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SystemChanges"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSystemHealth: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SystemHealth"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    exportTenant: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantExport"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantHealth: {
        parameters: {
            query?: {
                /** @description Platform callers only, and needed of them */
                tenantId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantHealth"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    searchConsole: {
        parameters: {
            query: {
                /** @description Beginning of a name or an address, or a part of a name of three characters or more */
                q: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SearchResults"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listLaunchpad: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Launchpad"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description Platform callers only; of all tenants together without it */
                tenantId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Overview"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDashboard: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Dashboard"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getConsoleDashboard: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ConsoleDashboard"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPersonLeftBehind: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LeftBehind"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserLeftBehind: {
        parameters: {
            query?: {
                /** @description Which tenant; from platform callers only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LeftBehind"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOpenSessions: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                tenantId?: string;
                /** @description Whole address of a person */
                email?: string;
                /** @description An address, or the /64 of an IPv6 one as `2001:db8:0:1::/64` */
                network?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OpenSessionPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSecurityOverview: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SecurityOverview"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listTenantSecurity: {
        parameters: {
            query?: {
                /** @description How many items at most */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the page before */
                cursor?: components["parameters"]["CursorQuery"];
                secondFactor?: "optional" | "required";
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["TenantSecurityPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInFigures: {
        parameters: {
            query?: {
                /** @description Platform callers only; all tenants together without it */
                tenantId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInFigures"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInWays: {
        parameters: { query?: { days?: number; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPicture"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    readContract: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ContractDocument"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    discoverOpenId: {
        responses: { /** @description Metadata of the issuer */
        200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProviderMetadata"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    discoverOAuth: {
        responses: { /** @description Metadata of the issuer */
        200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProviderMetadata"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    authorize: {
        parameters: {
            query: {
                /** @description Always `code` */
                response_type: "code";
                /** @description The client */
                client_id: string;
                /** @description One of the registered addresses, exactly */
                redirect_uri: string;
                /** @description Separated by spaces, e.g. `openid profile email tenant` */
                scope: string;
                /** @description Comes back unchanged; ties the answer to the browser that asked */
                state?: string;
                /** @description Comes back in the ID token */
                nonce?: string;
                /** @description SHA-256 of the `code_verifier`, in base64url without padding */
                code_challenge: string;
                /** @description Always `S256` */
                code_challenge_method: "S256";
                /** @description `none`, `login`, `consent` or `select_account` */
                prompt?: string;
                /** @description Seconds since the last sign-in at most */
                max_age?: string;
                /** @description What to fill into the email field */
                login_hint?: string;
                /** @description An API that the application wants to call (RFC 8707); may come more than once */
                resource?: string;
                /** @description How sure the sign-in should be, e.g. `urn:gatehouse:aal2`; the ID token says what it was */
                acr_values?: string;
                /** @description How the answer comes back; `query` by default */
                response_mode?: "query" | "fragment" | "form_post";
            };
        };
        responses: { /** @description On to the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page where the application can’t be trusted with it */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    authorizeByForm: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["AuthorizationForm"]; }; };
        responses: { /** @description On to the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page where the application can’t be trusted with it */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 408: components["responses"]["RequestTimeout2"]; 413: components["responses"]["ContentTooLarge2"]; 415: components["responses"]["UnsupportedMediaType"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    pushAuthorizationRequest: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["PushedAuthorizationForm"]; }; };
        responses: { /** @description What the browser is sent with instead */
        201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["PushedAuthorizationResponse"]; };
        }; 400: components["responses"]["OAuthBadRequest"]; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    redeem: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["TokenForm"]; }; };
        responses: { /** @description Tokens */
        200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TokenResponse"]; }; }; /** @description The code, the token or the request is not valid */
        400: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_grant", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        }; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    authorizeDevice: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["DeviceAuthorizationForm"]; }; };
        responses: { /** @description What the device shows, and what it asks the token endpoint with */
        200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DeviceAuthorizationResponse"]; };
        }; 400: components["responses"]["OAuthBadRequest"]; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    getUserinfo: {
        responses: { /** @description Claims */
        200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserInfo"]; }; }; 400: components["responses"]["OAuthBadRequest2"]; 401: components["responses"]["OAuthUnauthorized2"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    postUserinfo: {
        responses: { /** @description Claims */
        200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserInfo"]; }; }; 400: components["responses"]["OAuthBadRequest2"]; 401: components["responses"]["OAuthUnauthorized2"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    getJwks: {
        responses: { /** @description Keys: those that sign, will sign and did sign */
        200: { headers: { [name: string]: unknown; }; content: { "application/jwk-set+json": components["schemas"]["JwkSet"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    introspect: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["TokenReferenceForm"]; }; };
        responses: { /** @description What the asking client may know */
        200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["IntrospectionResponse"]; };
        }; 400: components["responses"]["OAuthBadRequest"]; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    revoke: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["TokenReferenceForm"]; }; };
        responses: { /** @description It is dead, on every replica, or never lived */
        200: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["OAuthBadRequest"]; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    endSession: {
        parameters: {
            query?: {
                /** @description An ID token of the person: they are signed out without a question */
                id_token_hint?: string;
                /** @description The client, where no ID token is sent */
                client_id?: string;
                /** @description One of the registered addresses, exactly */
                post_logout_redirect_uri?: string;
                /** @description Comes back unchanged */
                state?: string;
            };
        };
        responses: { /** @description A form that submits itself */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description On to the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page where the application can’t be trusted with it */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    endSessionByForm: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["EndSessionForm"]; }; };
        responses: { /** @description On to the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page where the application can’t be trusted with it */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 408: components["responses"]["RequestTimeout2"]; 413: components["responses"]["ContentTooLarge2"]; 415: components["responses"]["UnsupportedMediaType"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
}

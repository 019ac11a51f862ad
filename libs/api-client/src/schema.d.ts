/** Generated from openapi.yaml by `npm run contract`. */

export interface paths {
    "/api/v1/batch": {
        /** Answers up to 12 GET operations in one request @description Each read is checked, limited and logged as a request of its own and has its own status, so a failed read does not affect the others. Responses come in the order in which they are ready, each on its own line. A read gets 403 `not_batchable` if its operation does not return JSON, 413 `response_too_large` above 1 MiB, and 503 `batch_timeout` after 10 seconds. */
        post: operations["readBatch"];
    };
    "/api/v1/audit/chain": {
        /** Lists sealed events as they are in the chain, with a signed head @description Everything that is needed to verify the audit log offline. Takes no filter: only a part without gaps can be verified. */
        get: operations["listAuditChain"];
    };
    "/api/v1/audit/verifications": {
        /** Verifies every event of an audit log against its seal @description One run at a time on each server. */
        post: operations["verifyAudit"];
    };
    "/.well-known/gatehouse-audit-heads": {
        /** Lists the keys that sign heads of audit logs */
        get: operations["listAuditHeadKeys"];
    };
    "/.well-known/gatehouse-audit-heads/{chain}": {
        /** Lists the published heads of an audit log, the newest 400 @description The ID of the chain is in each export. There is no list of chains. */
        get: operations["listAuditHeads"];
    };
    "/api/v1/mail/outbox": {
        /** Lists emails that are waiting, sent or failed, newest first */
        get: operations["listOutboxMails"];
    };
    "/api/v1/mail/outbox/{id}": {
        /** Get an email @description Links are masked, except in a demo without a mail server. `POST …/open` returns them. */
        get: operations["getOutboxMail"];
    };
    "/api/v1/mail/outbox/{id}/open": {
        /** Get an email with its links @description A link acts for the user it was sent to. Requires re-authentication and is recorded in the audit log. */
        post: operations["openOutboxMail"];
    };
    "/api/v1/tenants/plan-requests": {
        /** Lists plan requests of tenants, newest first */
        get: operations["listPlanRequests"];
        /** Requests a plan for the caller's tenant @description Only one request can be pending. The same request again changes nothing. Another one is rejected until the first is decided. */
        post: operations["requestPlan"];
    };
    "/api/v1/tenants/plan-requests/{id}/decision": {
        /** Grants or declines a plan request @description A paid plan starts when it is granted. */
        post: operations["decidePlanRequest"];
    };
    "/api/v1/tenants/imports/check": {
        /** Check a CSV file of tenants @description Names the invalid lines and creates nothing. */
        post: operations["checkTenantImport"];
    };
    "/api/v1/tenants/imports": {
        /** List imports of tenants, newest first @description Finished imports are kept for 30 days. */
        get: operations["listTenantImports"];
        /** Start an import of tenants from a CSV file @description A background job creates the tenants in batches. Invalid lines are recorded as failed and do not block the others. */
        post: operations["startTenantImport"];
    };
    "/api/v1/tenants/imports/{id}": {
        /** Get the progress and outcome of an import of tenants */
        get: operations["getTenantImport"];
    };
    "/api/v1/tenants/imports/{id}/lines": {
        /** List the lines of an import of tenants, in the order of the file */
        get: operations["listTenantImportLines"];
    };
    "/api/v1/tenants": {
        /** Lists tenants, oldest first by default */
        get: operations["listTenants"];
        /** Creates a tenant @description The domain waits for verification. The admin is invited by email. */
        post: operations["createTenant"];
    };
    "/api/v1/tenants/summary": {
        /** Counts tenants by status */
        get: operations["summariseTenants"];
    };
    "/api/v1/tenants/bulk": {
        /** Runs a bulk action on tenants @description Each tenant is processed independently. Failures do not affect the others. */
        post: operations["changeTenants"];
    };
    "/api/v1/tenants/{id}": {
        /** Get a tenant: any for a superadmin, their own for a tenant admin */
        get: operations["getTenant"];
        /** Deletes a tenant @description The tenant can be restored for 30 days. `version` must match the current version. */
        delete: operations["deleteTenant"];
        /** Updates the given fields. `version` must match the current version (optimistic locking) */
        patch: operations["changeTenant"];
    };
    "/api/v1/tenants/{id}/plan": {
        /** Get a tenant's usage and the limits of its plan @description Any tenant for a superadmin, their own for a tenant admin. */
        get: operations["getTenantPlan"];
    };
    "/api/v1/tenants/{id}/activate": {
        /** Activates a tenant and starts its trial */
        post: operations["activateTenant"];
    };
    "/api/v1/tenants/{id}/restore": {
        /** Restores a deleted tenant with its previous status */
        post: operations["restoreTenant"];
    };
    "/api/v1/products": {
        /** Lists the products and which of them a tenant has: the caller's own, or the one that a superadmin names */
        get: operations["listTenantProducts"];
    };
    "/api/v1/products/requests": {
        /** Lists product requests of tenants, newest first */
        get: operations["listProductRequests"];
        /** Requests a product that the plan of the caller's tenant does not include */
        post: operations["requestProduct"];
    };
    "/api/v1/products/requests/{id}/decision": {
        /** Grants or declines a product request */
        post: operations["decideProductRequest"];
    };
    "/api/v1/tenants/{id}/products/{product}": {
        /** Grants a tenant a product in addition to its plan @description Granting a product again changes its expiry. */
        put: operations["grantProduct"];
        /** Revokes a product that was granted in addition to the plan @description Products of the plan stay. */
        delete: operations["takeBackProduct"];
    };
    "/api/v1/organization": {
        /** Get the settings of the organization: brand, contacts and limits */
        get: operations["getOrganization"];
        /** Updates the given fields. `version` must match the current version (optimistic locking) @description Changes of session limits require re-authentication. They apply to each member from their next sign-in. */
        patch: operations["changeOrganization"];
    };
    "/api/v1/organization/logo": {
        /** Sets the logo @description A still PNG, JPEG or WebP image. The content decides the type, not the file name. */
        put: operations["setLogo"];
        /** Removes the logo */
        delete: operations["removeLogo"];
    };
    "/api/v1/organization/brand": {
        /** Get the brand of the caller's organization @description For every member. */
        get: operations["getOwnBrand"];
    };
    "/api/v1/logos/{hash}": {
        /** Get the logo of an organization or an application as PNG, JPEG or WebP @description The brand or the application contains the image's path. It changes with the image, so clients may cache it forever. */
        get: operations["getLogo"];
    };
    "/api/v1/custom-domain": {
        /** Get the custom domain of the organization, with its DNS records and the result of the last check */
        get: operations["getCustomDomain"];
        /** Adds the custom domain of the organization @description Requires re-authentication, and a plan that includes a custom domain. It serves sign-ins once its records are found. */
        post: operations["addCustomDomain"];
        /** Removes the custom domain @description Requires re-authentication. Sessions there end, and applications can no longer use its issuer. */
        delete: operations["removeCustomDomain"];
    };
    "/api/v1/custom-domain/check": {
        /** Checks the DNS records now @description `status` and `lastCheck` contain the result. */
        post: operations["checkCustomDomain"];
    };
    "/api/v1/domains": {
        /** Lists domains, newest first: those of the caller's tenant; for superadmins all, or those of `tenantId` */
        get: operations["listDomains"];
        /** Adds a domain to a tenant @description The domain takes effect once it is verified. Add the `challenge` to its DNS. */
        post: operations["claimDomain"];
    };
    "/api/v1/domains/{id}": {
        /** Get a domain with its challenge and the result of the last check */
        get: operations["getDomain"];
        /** Removes a domain @description New users no longer join by this domain. Existing members stay. */
        delete: operations["removeDomain"];
        /** Changes whether users join by the domain, and whether it covers its subdomains @description `version` must match the current version. Subdomains stay covered while the organization requires single sign-on. */
        patch: operations["changeDomain"];
    };
    "/api/v1/domains/{id}/verify": {
        /** Checks the DNS for the challenge now @description `status` and `lastCheck` contain the result. */
        post: operations["verifyDomain"];
    };
    "/api/v1/users": {
        /** Lists the members of the caller's tenant, or of the one that a superadmin names */
        get: operations["listUsers"];
    };
    "/api/v1/users/summary": {
        /** Counts members and pending invitations of a tenant, with the limit of its plan */
        get: operations["summarizeUsers"];
    };
    "/api/v1/users/{id}": {
        /** Get a member of a tenant */
        get: operations["getUser"];
        /** Removes a member from the tenant @description The user's account and other memberships stay. */
        delete: operations["removeUser"];
        /** Changes a member's role. `version` must match the current version */
        patch: operations["changeUserRole"];
    };
    "/api/v1/users/{id}/suspend": {
        /** Suspends a member @description Ends the member's sessions and revokes their tokens in this tenant immediately. */
        post: operations["suspendUser"];
    };
    "/api/v1/users/{id}/reactivate": {
        /** Reactivates a suspended member, who has to sign in again */
        post: operations["reactivateUser"];
    };
    "/api/v1/users/{id}/second-factor": {
        /** Requires a member to set up a new second factor at their next sign-in to the tenant @description The member keeps their factors. Their other tenants do not require new ones. */
        post: operations["requireUserFactor"];
        /** Withdraws the requirement of a new second factor */
        delete: operations["releaseUserFactor"];
    };
    "/api/v1/users/{id}/sign-out": {
        /** Ends a member's sessions and applications' access in the tenant */
        post: operations["signOutUser"];
    };
    "/api/v1/users/{id}/sessions": {
        /** Lists a member's sessions in the tenant, newest first */
        get: operations["listUserSessions"];
    };
    "/api/v1/users/{id}/sessions/{sessionId}": {
        /** Ends one of a member's sessions in the tenant */
        delete: operations["endUserSession"];
    };
    "/api/v1/people": {
        /** Lists all users */
        get: operations["listPeople"];
    };
    "/api/v1/people/summary": {
        /** Counts users by status */
        get: operations["summarizePeople"];
    };
    "/api/v1/people/{id}": {
        /** Get a user with their tenants */
        get: operations["getPerson"];
        /** Erases a user on their request @description The user loses access to all tenants immediately and is erased within minutes. This cannot be undone. */
        delete: operations["erasePerson"];
        /** Changes a user's name. `version` must match the current version */
        patch: operations["changePerson"];
    };
    "/api/v1/people/{id}/suspend": {
        /** Suspends a user on the whole platform @description Ends the user's sessions and revokes their tokens in all tenants immediately. */
        post: operations["suspendPerson"];
    };
    "/api/v1/people/{id}/reactivate": {
        /** Reactivates a suspended user */
        post: operations["reactivatePerson"];
    };
    "/api/v1/people/{id}/sign-out": {
        /** Ends a user's sessions and applications' access in all tenants */
        post: operations["signOutPerson"];
    };
    "/api/v1/people/{id}/sessions": {
        /** Lists a user's sessions in all tenants, newest first */
        get: operations["listPersonSessions"];
    };
    "/api/v1/roles": {
        /** Lists a tenant's custom roles by name. `Role` has the built-in ones */
        get: operations["listRoles"];
        /** Creates a role with permissions that the caller holds */
        post: operations["createRole"];
    };
    "/api/v1/roles/{id}": {
        /** Deletes a role that nobody holds */
        delete: operations["deleteRole"];
        /** Updates a role. The change applies to its holders immediately. `version` must match the current version */
        patch: operations["changeRole"];
    };
    "/api/v1/works-council-mode": {
        /** Get whether a tenant's admins see aggregates only, since when and by which admin */
        get: operations["getWorksCouncilMode"];
        /** Enables or disables the works-council mode of a tenant @description Under it, operations about the sign-ins of single users return 403 `works_council_mode` to admins of the tenant. After it is disabled, what was recorded until then stays hidden. Every admin gets an email. */
        put: operations["saveWorksCouncilMode"];
    };
    "/api/v1/auth/login": {
        /** Signs in with email and password @description The token is that of the session. Keep it secret. After several failures the response is 429 `proof_of_work_required` with a challenge: solve it and send `proofOfWork`, or wait `retryAfter` seconds. */
        post: operations["login"];
    };
    "/api/v1/auth/logout": {
        /** Ends the session and revokes its token immediately */
        post: operations["logout"];
    };
    "/api/v1/auth/me": {
        /** Get the signed-in user and the session's expiry @description Does not count as activity. */
        get: operations["me"];
    };
    "/api/v1/auth/activity": {
        /** Reports activity and restarts the idle timeout */
        post: operations["recordActivity"];
    };
    "/api/v1/auth/register": {
        /** Requests a new organization @description The response is the same whether or not the address is known. */
        post: operations["register"];
    };
    "/api/v1/auth/verify-email": {
        /** Creates the requested organization and signs its first admin in, with the link from the email */
        post: operations["verifyEmail"];
    };
    "/api/v1/auth/switch-role": {
        /** Selects a lower role view, or returns to the superadmin's own @description The old token is revoked immediately. */
        post: operations["switchRole"];
    };
    "/api/v1/auth/tenants": {
        /** Lists the caller's organizations, most recently used first */
        get: operations["listOwnTenants"];
    };
    "/api/v1/auth/switch-tenant": {
        /** Switches to another organization of the caller @description The organization's sign-in policy applies. The response contains the token of a new session. The old session ends. */
        post: operations["switchTenant"];
    };
    "/api/v1/auth/visit": {
        /** Get what every page shows about the caller @description Combines the responses of `me`, `organization/brand` and `tenants`, and adds the language of the account. Does not count as activity. */
        get: operations["getVisit"];
    };
    "/api/v1/auth/password-reset": {
        /** Sends a password reset link @description The response and its time are the same whether or not the address is known. */
        post: operations["requestPasswordReset"];
    };
    "/api/v1/auth/password-reset/complete": {
        /** Sets a new password with the link from the email, ends all sessions and signs in @description The link works once and expires after 30 minutes. A rejected password does not use it up. */
        post: operations["resetPassword"];
    };
    "/api/v1/auth/new-password": {
        /** Sets the new password that a sign-in requires, ends all sessions and completes the sign-in @description For a ticket with `mustChangePassword`. It works once; a rejected password does not use it up. */
        post: operations["changeRequiredPassword"];
    };
    "/api/v1/account/password": {
        /** Changes the caller's password and ends their other sessions */
        post: operations["changePassword"];
    };
    "/api/v1/auth/second-factor": {
        /** Completes a sign-in with the second factor @description A ticket creates one session. A code works once. 409: another admin must release the emergency code. */
        post: operations["answerSecondFactor"];
    };
    "/api/v1/auth/second-factor/passkey": {
        /** Starts passkey authentication as the second factor @description For `navigator.credentials.get`. */
        post: operations["beginSecondFactorPasskey"];
    };
    "/api/v1/auth/second-factor/enrolment": {
        /** Starts the set-up of the authenticator app that the sign-in requires */
        post: operations["beginEnrolment"];
    };
    "/api/v1/auth/second-factor/enrolment/confirm": {
        /** Confirms the authenticator app with a code and completes the sign-in @description The recovery codes are returned only once. */
        post: operations["confirmEnrolment"];
    };
    "/api/v1/auth/passkey": {
        /** Starts a sign-in with a passkey instead of a password @description For `navigator.credentials.get`. */
        post: operations["beginPasskeySignIn"];
    };
    "/api/v1/auth/passkey/complete": {
        /** Signs in with a passkey */
        post: operations["completePasskeySignIn"];
    };
    "/api/v1/account/factors": {
        /** Lists the caller's factors */
        get: operations["listFactors"];
    };
    "/api/v1/account/factors/totp": {
        /** Starts the set-up of an authenticator app @description The app takes effect once a code confirms it. */
        post: operations["setUpTotp"];
        /** Removes the authenticator app */
        delete: operations["removeTotp"];
    };
    "/api/v1/account/factors/totp/confirm": {
        /** Confirms an authenticator app with a code @description The first factor comes with recovery codes. */
        post: operations["confirmTotp"];
    };
    "/api/v1/account/factors/recovery-codes": {
        /** Creates new recovery codes and invalidates the old ones immediately */
        post: operations["renewRecoveryCodes"];
    };
    "/api/v1/account/factors/passkeys/options": {
        /** Starts the registration of a passkey @description For `navigator.credentials.create`. The passkey works at the requested host: the platform or a custom domain. */
        post: operations["beginPasskey"];
    };
    "/api/v1/account/factors/passkeys": {
        /** Adds a passkey @description The first factor comes with recovery codes. */
        post: operations["addPasskey"];
    };
    "/api/v1/account/factors/passkeys/{id}": {
        /** Removes a passkey */
        delete: operations["removePasskey"];
        /** Renames a passkey */
        patch: operations["renamePasskey"];
    };
    "/api/v1/people/{id}/factors/reset": {
        /** Removes all second factors of a user who lost them @description Ends the user's sessions. They sign in again with their password or identity provider. `identifiedBy` is recorded in the audit log. */
        post: operations["resetFactors"];
    };
    "/api/v1/auth/step-up/options": {
        /** Lists the caller's re-authentication methods @description If the list is empty, the caller has to sign in again. */
        post: operations["getReauthenticationMethods"];
    };
    "/api/v1/auth/step-up": {
        /** Re-authenticates the caller @description Re-authenticates the session for five minutes. Required by operations that otherwise return 403 `reauthentication_required`. */
        post: operations["proveAgain"];
    };
    "/api/v1/auth/approval/state": {
        /** Get the state of a sign-in that waits for the approval of an admin @description For a ticket with `mustAwaitApproval`. Ask every few seconds. A sign-in waits for at most 15 minutes. */
        post: operations["getApprovalState"];
    };
    "/api/v1/auth/approval": {
        /** Completes a sign-in that an admin approved @description An approval counts once, for the ticket and the browser of the sign-in. 409 `approval_pending`: no admin has decided yet. 403 `approval_rejected`: an admin rejected the sign-in. 410 `approval_expired`: none decided within 15 minutes. */
        post: operations["completeApproved"];
    };
    "/api/v1/auth/approval/cancel": {
        /** Cancels a sign-in that waits for the approval of an admin */
        post: operations["cancelApproval"];
    };
    "/api/v1/sign-in-approvals": {
        /** List sign-ins that wait for the approval of an admin, newest first @description Of the caller's organization, at most 50. The sign-in policy holds them because of their risk. Under the works-council mode, device, address, country and reasons are left out. */
        get: operations["listSignInApprovals"];
    };
    "/api/v1/sign-in-approvals/{id}/approve": {
        /** Approves a sign-in @description Compare the number with the one that the user sees first. 403: it is the sign-in of the caller. 409 `approval_decided`: it no longer waits. */
        post: operations["approveSignIn"];
    };
    "/api/v1/sign-in-approvals/{id}/reject": {
        /** Rejects a sign-in @description The user learns that an administrator rejected it. 403: it is the sign-in of the caller. 409 `approval_decided`: it no longer waits. */
        post: operations["rejectSignIn"];
    };
    "/api/v1/sign-in-policy": {
        /** Get a tenant's sign-in policy */
        get: operations["getSignInPolicy"];
        /** Updates a tenant's sign-in policy @description A required second factor applies to each member after the grace period. Networks apply to new sessions, and those of an application whenever a user enters it. Lists that would exclude the address of the calling admin are rejected with 422 `own_network_excluded`, unless `acceptOwnExclusion` is true. */
        put: operations["saveSignInPolicy"];
    };
    "/api/v1/sign-in-policy/model": {
        /** Get the training of a tenant's sign-in model @description A job trains the model once a day with the successful sign-ins of the last 30 days. It needs 500 of them, and counts them every hour until then. */
        get: operations["getSignInModel"];
    };
    "/api/v1/sign-in-policy/targets": {
        /** List what a rule of a tenant's sign-in policy can be about @description Groups and applications of the tenant, and applications of the platform, by name: the first 100 of each type. A rule can name any of them. */
        get: operations["listSignInPolicyTargets"];
    };
    "/api/v1/account": {
        /** Get the caller's profile */
        get: operations["getAccount"];
        /** Changes the caller's name and profile @description A name that a directory manages can only be changed there (`managed_by_directory`). */
        patch: operations["updateAccount"];
    };
    "/api/v1/account/notices": {
        /** Selects which account notifications the caller receives */
        put: operations["saveAccountNotices"];
    };
    "/api/v1/account/email": {
        /** Requests a change of the caller's email address @description The address changes once the links sent to the old and the new address are both confirmed. An address that a directory manages can only be changed there (`managed_by_directory`). */
        post: operations["requestEmailChange"];
        /** Cancels a change of address */
        delete: operations["cancelEmailChange"];
    };
    "/api/v1/auth/email-change/confirm": {
        /** Confirms a change of address with the link from one of its two emails */
        post: operations["confirmEmailChange"];
    };
    "/api/v1/account/sessions": {
        /** Lists the caller's sessions in all organizations */
        get: operations["listOwnSessions"];
    };
    "/api/v1/account/sessions/end-others": {
        /** Ends the caller's other sessions */
        post: operations["endOtherSessions"];
    };
    "/api/v1/account/sessions/{id}": {
        /** Ends one of the caller's sessions */
        delete: operations["endOwnSession"];
    };
    "/api/v1/account/devices": {
        /** Lists the caller's devices */
        get: operations["listDevices"];
    };
    "/api/v1/account/devices/{id}": {
        /** Signs a device out and removes it */
        delete: operations["forgetDevice"];
        /** Renames a device */
        patch: operations["renameDevice"];
    };
    "/api/v1/account/devices/{id}/sign-out": {
        /** Ends every session on a device */
        post: operations["signOutDevice"];
    };
    "/api/v1/users/{id}/devices": {
        /** Lists the devices from which a member signed in to the tenant, most recently seen first */
        get: operations["listUserDevices"];
    };
    "/api/v1/people/{id}/devices": {
        /** Lists the devices from which a user signed in to any tenant */
        get: operations["listPersonDevices"];
    };
    "/api/v1/account/data": {
        /** Get what is stored about the caller, with the number of entries @description docs/privacy.md states the purpose, the period and the readers of each category. */
        get: operations["getPersonalData"];
    };
    "/api/v1/account/data/export": {
        /** Export what is stored about the caller @description A JSON file with one entry a line. It contains no secrets and no data of other users, and says what it leaves out. */
        get: operations["exportPersonalData"];
    };
    "/api/v1/users/{id}/data-export": {
        /** Export what is stored about a member @description To answer the request of a member. A member of another organization too is rejected (`not_exportable`): only a superadmin can export their data. */
        get: operations["exportUserData"];
    };
    "/api/v1/people/{id}/data-export": {
        /** Export what is stored about a user of any tenant @description To answer the request of a user. */
        get: operations["exportPersonData"];
    };
    "/api/v1/account/saved-views": {
        /** Lists the caller's saved views of a list @description At most 20, in the order of their names. */
        get: operations["listSavedViews"];
        /** Saves a view of a list @description Returns 409 if the list has a view of that name or 20 views, and 422 if the query has a parameter that the list does not know. A new default replaces the previous one. */
        post: operations["createSavedView"];
    };
    "/api/v1/account/saved-views/{id}": {
        /** Deletes a saved view */
        delete: operations["deleteSavedView"];
        /** Changes a saved view @description Updates the given fields. A new default replaces the previous one. */
        patch: operations["changeSavedView"];
    };
    "/api/v1/auth/sign-in-report": {
        /** Reports a sign-in that was not the user, with the link from the email about it @description Ends every session of its device, or its session without a device, and removes the device. A user with a password gets an email to choose a new one, and the old one stops working. Otherwise the administrators are notified. The link works once and expires after 7 days. */
        post: operations["reportSignIn"];
    };
    "/api/v1/account/sign-ins": {
        /** Lists the caller's sign-ins of the last 90 days in all organizations, newest first @description With the requests of applications that they answered. Successes are kept for 30 days, failures as long as the organization sets. An attempt appears within a second. */
        get: operations["listOwnSignIns"];
    };
    "/api/v1/account/sign-ins/{id}/report": {
        /** Reports a sign-in that was not the caller @description The same as by the link of an email. The session of the request stays, so it needs a recent re-authentication. */
        post: operations["reportOwnSignIn"];
    };
    "/api/v1/auth/weekly-email/unsubscribe": {
        /** Redirects a browser to the page that confirms the unsubscription @description Changes nothing, because mail scanners open links. */
        get: operations["openWeeklyEmailUnsubscription"];
        /** Unsubscribes a user from the weekly email to administrators, with the link of the email @description For the one-click unsubscription of mail programs (RFC 8058). Ignores the body. The link works repeatedly, for 90 days. */
        post: operations["unsubscribeFromWeeklyEmail"];
    };
    "/api/v1/sessions/{id}": {
        /** Ends any session and notifies applications */
        delete: operations["endOpenSession"];
    };
    "/api/v1/sessions/end": {
        /** Ends all sessions of a user or a tenant @description The caller's own session stays. */
        post: operations["endOpenSessions"];
    };
    "/api/v1/security/rate-limits": {
        /** List the active rate limits @description A limit is active while it blocks, and for 15 minutes after it rejected an attempt. Returns at most 100, latest first. */
        get: operations["listRateLimits"];
    };
    "/api/v1/security/rate-limits/{key}/lift": {
        /** Lift a rate limit */
        post: operations["liftRateLimit"];
    };
    "/api/v1/incidents": {
        /** List incidents, newest first @description Of the caller's tenant. A superadmin names one, or gets those of all tenants and of the platform. An attack on sign-ins opens an incident within ten seconds. Closed incidents are kept for a year. */
        get: operations["listIncidents"];
    };
    "/api/v1/incidents/{id}": {
        /** Get an incident with its timeline, affected users, networks and sessions, and suggested actions */
        get: operations["getIncident"];
        /** Changes the state or the assignee of an incident @description `version` must match the current version. `open` reopens a closed incident; other changes of a closed one return 409 `incident_closed`. */
        patch: operations["changeIncident"];
    };
    "/api/v1/incidents/{id}/comments": {
        /** Adds a comment to the timeline of an incident */
        post: operations["commentIncident"];
    };
    "/api/v1/incidents/{id}/close": {
        /** Closes an incident with a reason @description `version` must match the current version. A new attack of the same network or user opens a new incident after ten minutes. */
        post: operations["closeIncident"];
    };
    "/api/v1/incidents/{id}/actions": {
        /** Takes an action against an incident @description `end_sessions` ends sessions and tokens of one or of all listed users, `require_factor` requires a new second factor of one user at the next sign-in, `block_network` adds a network to the sign-in policy. All are recorded in the timeline and the audit log. The caller's own sessions stay open unless the caller is named, and a network with the caller's own address is rejected with 422 `own_network_excluded`. */
        post: operations["actOnIncident"];
    };
    "/api/v1/detection-suppressions": {
        /** List suppressions of detections that have not expired, newest first */
        get: operations["listDetectionSuppressions"];
        /** Creates a suppression @description Until it expires, a detection of this kind opens no incident and joins none if all of its networks are in `network`, or if `userId` is the only user. Without both, it applies to all detections of the kind. */
        post: operations["createDetectionSuppression"];
    };
    "/api/v1/detection-suppressions/{id}": {
        /** Deletes a suppression */
        delete: operations["deleteDetectionSuppression"];
    };
    "/api/v1/invitations/imports/check": {
        /** Check a list or a CSV file of users @description Returns the outcome for each line. Sends no invitation. */
        post: operations["checkInvitationImport"];
    };
    "/api/v1/invitations/imports": {
        /** List imports of invitations, newest first @description Finished imports are kept for 30 days. */
        get: operations["listInvitationImports"];
        /** Start an import of invitations from a list or a CSV file @description A background job sends the invitations in batches. Invalid lines are recorded as failed and do not block the others. Requires re-authentication if a line grants more than the role of a member. */
        post: operations["startInvitationImport"];
    };
    "/api/v1/invitations/imports/{id}": {
        /** Get the progress and outcome of an import of invitations */
        get: operations["getInvitationImport"];
    };
    "/api/v1/invitations/imports/{id}/lines": {
        /** List the lines of an import of invitations, in the order of the file */
        get: operations["listInvitationImportLines"];
    };
    "/api/v1/invitations": {
        /** Lists the invitations of a tenant, newest first */
        get: operations["listInvitations"];
        /** Invites a user by email @description The link works once and expires after seven days. */
        post: operations["createInvitation"];
    };
    "/api/v1/invitations/{id}/resend": {
        /** Resends the invitation with a new link and invalidates the old one */
        post: operations["resendInvitation"];
    };
    "/api/v1/invitations/{id}": {
        /** Revokes an invitation and invalidates its link immediately */
        delete: operations["revokeInvitation"];
    };
    "/api/v1/invitations/open": {
        /** Get what an invitation's link is for, and how to accept it */
        post: operations["openInvitation"];
    };
    "/api/v1/invitations/accept": {
        /** Accepts an invitation with a new account and signs in */
        post: operations["acceptInvitation"];
    };
    "/api/v1/invitations/accept-as": {
        /** Accepts an invitation with the address's existing account and its password, and signs in */
        post: operations["acceptInvitationAs"];
    };
    "/api/v1/invitations/join": {
        /** Accepts an invitation as the signed-in user @description The session stays in its tenant. `POST /api/v1/auth/switch-tenant` switches to the new one. */
        post: operations["joinTenant"];
    };
    "/api/v1/sso-configurations/{id}/connectors": {
        /** Lists the connectors of an LDAP connection, which reach its directory from inside its network */
        get: operations["listConnectors"];
    };
    "/api/v1/sso-configurations/{id}/connector-codes": {
        /** Creates a code that enrolls one connector @description The code expires after 15 minutes and works once. A code that was created before stops working. */
        post: operations["createConnectorCode"];
    };
    "/api/v1/sso-configurations/{id}/connectors/{connectorId}": {
        /** Revokes a connector. Its next request is rejected */
        delete: operations["revokeConnector"];
    };
    "/api/v1/sso-configurations/{id}/draft": {
        /** Get the draft of a connection, with the outcomes of sign-ins with and without it @description Returns 404 if there is no draft. Connections of the platform have none. */
        get: operations["getSsoDraft"];
        /** Saves an edit of a connection as its draft, after the checks of an update @description Omitted fields stay as in the existing draft, or else as in the connection. `version` must match the current version of the connection. Saving ends the release and invalidates the test of the previous draft. */
        put: operations["saveSsoDraft"];
        /** Discards the draft of a connection, and ends its release */
        delete: operations["discardSsoDraft"];
    };
    "/api/v1/sso-configurations/{id}/draft/tests": {
        /** Starts a test sign-in with the draft, without a session @description Complete it as a test of the connection. The trace shows every step. */
        post: operations["testSsoDraft"];
    };
    "/api/v1/sso-configurations/{id}/draft/release": {
        /** Releases the draft to users or to a share of the sign-ins @description Each address or browser stays on its side. The release ends by itself if at least 5 sign-ins used the draft and their failure rate exceeds the connection's by more than 20 percentage points. Failures of users do not count. */
        put: operations["releaseSsoDraft"];
    };
    "/api/v1/sso-configurations/{id}/draft/end-release": {
        /** Ends the release of a draft. All sign-ins that start afterwards use the connection */
        post: operations["endSsoDraftRelease"];
    };
    "/api/v1/sso-configurations/{id}/draft/publish": {
        /** Publishes the draft: the connection gets its values, as a new version @description If single sign-on is required and this is the only tested connection, the draft must have passed a test within the last 24 hours. */
        post: operations["publishSsoDraft"];
    };
    "/api/v1/sso/callback": {
        /** Receives a response that an identity provider posts, and redirects the browser to the callback */
        post: operations["postSsoAnswer"];
    };
    "/api/v1/sso/callback/{id}": {
        /** The same for the connection of an organization, at the shared address */
        post: operations["postSsoConnectionAnswer"];
    };
    "/api/v1/sso-routes/explain": {
        /** Explains where an address is sent on the sign-in page @description Each question of the decision table with its answer. For domains of others it contains only what everybody may know. */
        post: operations["explainSsoRoute"];
    };
    "/api/v1/set-up-links": {
        /** Lists set-up links with their state and last use, newest first */
        get: operations["listSetUpLinks"];
        /** Creates a set-up link for an organization @description The link gives access to the set-up portal without an account, for one identity provider. The link expires after `hours`. Its URL is returned only once. At most 20 links of an organization can be active. */
        post: operations["createSetUpLink"];
    };
    "/api/v1/set-up-links/{id}": {
        /** Revokes a set-up link */
        delete: operations["revokeSetUpLink"];
    };
    "/api/v1/set-up-portal/open": {
        /** Get the task that a set-up link is for @description Returns this task only: the brand of the organization, the domains that were added through the link, and its last test. */
        post: operations["openSetUpPortal"];
    };
    "/api/v1/set-up-portal/provider": {
        /** Chooses the identity provider and the protocol @description Can be repeated until the connection is saved. Another choice discards what was captured. */
        post: operations["choosePortalProvider"];
    };
    "/api/v1/set-up-portal/domains": {
        /** Adds a domain and checks its DNS record @description A link can add up to 10 domains. */
        post: operations["addPortalDomain"];
    };
    "/api/v1/set-up-portal/domains/check": {
        /** Checks the DNS record of a domain now @description The domain must have been added through this link. */
        post: operations["checkPortalDomain"];
    };
    "/api/v1/set-up-portal/consent": {
        /** Starts admin consent at the identity provider */
        post: operations["beginPortalConsent"];
    };
    "/api/v1/set-up-portal/consent/complete": {
        /** Completes admin consent with the callback's parameters and reads the identity provider's directory */
        post: operations["completePortalConsent"];
    };
    "/api/v1/set-up-portal/capture": {
        /** Reads the issuer or metadata that was entered */
        post: operations["capturePortal"];
    };
    "/api/v1/set-up-portal/save": {
        /** Creates the connection from the collected values and notifies the tenant's admins @description The connection starts disabled. The tenant's admins enable it. The link can test it until it expires. */
        post: operations["savePortal"];
    };
    "/api/v1/set-up-portal/reopen": {
        /** Reopens a saved task to correct its values @description Fails with 409 if the connection is enabled or deleted. */
        post: operations["reopenPortal"];
    };
    "/api/v1/set-up-portal/test": {
        /** Starts a test sign-in through the saved connection @description Creates no session. Send the browser to `authorizationUrl`, and complete the sign-in as usual. */
        post: operations["testPortal"];
    };
    "/api/v1/sso-configurations": {
        /** Lists connections, oldest first: those of the caller's tenant; for superadmins all, or those of `tenantId` */
        get: operations["listSsoConfigurations"];
        /** Creates a connection after checking its identity provider @description Errors name the field and what was found there. */
        post: operations["createSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}": {
        /** Get a connection. Secrets are only reported as set or not set */
        get: operations["getSsoConfiguration"];
        /** Deletes a connection and ends its sessions, except that of the caller. Its users stay */
        delete: operations["deleteSsoConfiguration"];
        /** Updates the given fields. `version` must match the current version (optimistic locking) */
        patch: operations["changeSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/enable": {
        /** Enables sign-in through a connection */
        post: operations["enableSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/disable": {
        /** Disables sign-in through a connection, and ends the sessions that began through it @description Applications are notified by back-channel logout. The session of the caller continues. */
        post: operations["disableSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/open-sessions": {
        /** Get the number of open sessions that end when the connection is disabled or deleted */
        get: operations["countSessionsOfConnection"];
    };
    "/api/v1/sso-configurations/{id}/refresh": {
        /** Refreshes the identity provider's metadata and keys */
        post: operations["refreshSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/versions": {
        /** Lists the versions of a connection, newest first, with author, time and changes */
        get: operations["listSsoConfigurationVersions"];
    };
    "/api/v1/sso-configurations/{id}/versions/{number}/restore": {
        /** Restores an earlier version of a connection, including its secrets @description Checks the identity provider again. The result is a new version. */
        post: operations["restoreSsoConfigurationVersion"];
    };
    "/api/v1/sso/providers": {
        /** Lists the buttons of a sign-in page: of the platform, of a tenant, or of a SAML identity provider */
        get: operations["listSsoProviders"];
    };
    "/api/v1/sso/left-pages": {
        /** Counts a sign-in page that was left without sending anything @description For the statistics of sign-ins. An unknown tenant or application counts for all organizations together. Limited to 600 pages a minute for each network and process. */
        post: operations["countLeftSignInPage"];
    };
    "/api/v1/sso/discover": {
        /** Get how an address signs in @description The response depends on the domain only. It never reveals whether an account exists. */
        post: operations["discoverSso"];
    };
    "/api/v1/sso/sign-ins": {
        /** Starts a sign-in through a connection @description Send the browser to `authorizationUrl`. It returns to Gatehouse's callback. */
        post: operations["startSsoSignIn"];
    };
    "/api/v1/sso/sign-ins/complete": {
        /** Completes a sign-in with the callback's parameters @description Works once, in the browser that started it. */
        post: operations["completeSsoSignIn"];
    };
    "/api/v1/sso/sign-ins/password/open": {
        /** Get what the password page of a directory shows @description For the browser that began the sign-in. The sign-in remains open. */
        post: operations["openSsoPasswordPage"];
    };
    "/api/v1/sso/sign-ins/password": {
        /** Completes a sign-in with the password of a directory @description For connections of the type `ldap`. Gatehouse binds as the user and does not store the password. After a wrong password, the sign-in remains open for another attempt. */
        post: operations["completeSsoSignInByPassword"];
    };
    "/api/v1/sso/arrivals": {
        /** Completes a sign-in that a SAML identity provider initiated @description With the reference from the browser's request. Works once, and only if the connection allows IdP-initiated sign-in. */
        post: operations["arriveBySso"];
    };
    "/api/v1/sso/sign-ins/host": {
        /** Get the custom domain where a sign-in through a connection, or a consent, began @description For the callback on the platform's host, which leads the browser back there with the response. */
        post: operations["findSsoSignInHost"];
    };
    "/api/v1/sso/sign-ins/status": {
        /** Get whether a sign-in has completed @description For the page that opened a pop-up. It may treat a closed pop-up as canceled only while this returns pending. */
        post: operations["getSsoSignInStatus"];
    };
    "/api/v1/sso/link": {
        /** Links an identity of an identity provider with the account of the same address @description Requires the password of the account. A ticket works once. */
        post: operations["linkSsoIdentity"];
    };
    "/api/v1/sso/logout": {
        /** Get the sign-out URL of the identity provider that signed this session in @description Returned once. It ends nothing by itself: request it, end the session, then go there. */
        post: operations["takeSsoLogout"];
    };
    "/api/v1/sso-policy/emergency-codes": {
        /** Get how many emergency codes are left, and who waits for the release of one */
        get: operations["getEmergencyCodes"];
        /** Creates new emergency codes @description The old ones stop working immediately. */
        post: operations["renewEmergencyCodes"];
    };
    "/api/v1/sso-policy/emergency-codes/{id}/release": {
        /** Releases the emergency code that another admin requested @description The code works within 15 minutes of the request. Nobody releases their own. */
        post: operations["releaseEmergencyCode"];
    };
    "/api/v1/sso-policy": {
        /** Get whether a tenant requires single sign-on */
        get: operations["getSsoPolicy"];
        /** Enables or disables the single sign-on requirement @description Requires a passed test of each enabled connection, one of them recent, and an emergency administrator who has used their password. Every admin gets an email. New emergency codes are returned once. */
        put: operations["saveSsoPolicy"];
    };
    "/api/v1/sso-policy/preview": {
        /** Lists who would lose access and what prevents the requirement, page by page */
        get: operations["previewSsoPolicy"];
    };
    "/api/v1/account/sso-requirement": {
        /** Get whether, and from when on, the caller's organization requires single sign-on */
        get: operations["getSsoRequirement"];
    };
    "/api/v1/sso-configurations/{id}/responses": {
        /** List the stored responses of the identity provider, newest first @description Responses are kept for 7 days: the latest 200 failures and 5 successes of a connection. */
        get: operations["listStoredSsoResponses"];
    };
    "/api/v1/sso-configurations/{id}/responses/{responseId}": {
        /** Get a stored response without its content @description `POST …/open` returns the content. */
        get: operations["getStoredSsoResponse"];
    };
    "/api/v1/sso-configurations/{id}/responses/{responseId}/open": {
        /** Get a stored response without personal data and secrets @description The audit log records who read it. */
        post: operations["openStoredSsoResponse"];
    };
    "/api/v1/sso-configurations/{id}/responses/{responseId}/replay": {
        /** Runs a stored response against the connection and against edited settings @description Signs nobody in and saves nothing. The checks of the response use the time of its reception. Whether the user may sign in is decided as of now. The audit log records each replay. */
        post: operations["replaySsoResponse"];
    };
    "/api/v1/sso-configurations/{id}/tests": {
        /** Starts a test sign-in without a session @description Also works before the connection is enabled. The trace shows every step. */
        post: operations["testSsoConfiguration"];
    };
    "/api/v1/sso-configurations/{id}/traces": {
        /** List the sign-ins and tests of a connection, newest first @description Failures are kept for 90 days, successes for 30 days. Steps are kept for the latest 500 failures, 50 successes and 50 unfinished sign-ins. */
        get: operations["listSsoTraces"];
    };
    "/api/v1/sso-configurations/{id}/traces/{traceId}": {
        /** Get a sign-in with its requests, checks, claims and result */
        get: operations["getSsoTrace"];
    };
    "/api/v1/sso-wizard/runs": {
        /** Lists wizard runs that can be resumed, newest first */
        get: operations["listWizardRuns"];
        /** Starts the connection wizard */
        post: operations["startWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}": {
        /** Get a wizard run: its step, and the collected values with their sources */
        get: operations["getWizardRun"];
        /** Discards a wizard run and its links */
        delete: operations["leaveWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}/consent": {
        /** Starts admin consent at the identity provider @description Send the browser to `authorizationUrl`, in a pop-up or the page. It returns to Gatehouse's callback. */
        post: operations["beginWizardConsent"];
    };
    "/api/v1/sso-wizard/runs/{id}/consent/complete": {
        /** Completes admin consent with the callback's parameters and reads the identity provider's directory @description Works once, in the browser that started it. */
        post: operations["completeWizardConsent"];
    };
    "/api/v1/sso-wizard/runs/{id}/capture": {
        /** Reads the issuer or metadata that was entered @description Errors name the field. */
        post: operations["captureWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}/save": {
        /** Creates the connection from the collected values. It starts disabled */
        post: operations["saveWizardRun"];
    };
    "/api/v1/sso-wizard/runs/{id}/links": {
        /** Creates a set-up link for a person without an account @description The link expires and works for this task only. Its URL is returned only once. */
        post: operations["makeWizardLink"];
    };
    "/api/v1/sso-wizard/runs/{id}/links/{linkId}": {
        /** Revokes a set-up link */
        delete: operations["revokeWizardLink"];
    };
    "/api/v1/admin/oauth2/agents": {
        /** Lists agents, newest first: applications that registered themselves, and those with a metadata document that users of the organization know */
        get: operations["listAgents"];
    };
    "/api/v1/admin/oauth2/agents/{id}/access": {
        /** Ends the access of an agent to the data of all users of the organization @description Deletes their consents, and its tokens immediately. Users can allow it again, unless the organization blocks it. */
        delete: operations["endAgentAccess"];
    };
    "/api/v1/admin/oauth2/clients": {
        /** Lists applications, newest first: those of the caller's tenant; for superadmins all, or those of `tenant_id` */
        get: operations["listOAuthClients"];
        /** Registers an application. Its secret is returned only once */
        post: operations["createOAuthClient"];
    };
    "/api/v1/admin/oauth2/clients/{id}": {
        /** Get an application: any for a superadmin, those of their own tenant for its admins */
        get: operations["getOAuthClient"];
        /** Deletes an application and everything issued to it. Its `client_id` is never reused */
        delete: operations["deleteOAuthClient"];
        /** Updates the given fields. `version` must match the current version. Disabling takes effect immediately */
        patch: operations["changeOAuthClient"];
    };
    "/api/v1/admin/oauth2/clients/{id}/secrets": {
        /** Lists the valid secrets, newest first, without their values */
        get: operations["listOAuthClientSecrets"];
    };
    "/api/v1/admin/oauth2/clients/{id}/rotate-secret": {
        /** Creates a new secret and returns it once. The previous one stays valid for a while */
        post: operations["rotateOAuthClientSecret"];
    };
    "/api/v1/admin/oauth2/clients/{id}/logo": {
        /** Sets the logo @description A still PNG, JPEG or WebP image. The content decides the type, not the file name. */
        put: operations["setOAuthClientLogo"];
        /** Removes the logo */
        delete: operations["removeOAuthClientLogo"];
    };
    "/api/v1/oauth2/grants": {
        /** Lists the applications that the caller uses in the session's tenant, and what they may access */
        get: operations["listConnectedApplications"];
    };
    "/api/v1/oauth2/grants/{id}": {
        /** Revokes the caller's consent and an application's tokens immediately */
        delete: operations["withdrawConsent"];
    };
    "/api/v1/oauth2/grants/{id}/scopes/withdraw": {
        /** Revokes one scope of an application @description Revokes the tokens that carry the scope. The other scopes stay allowed, and the next sign-in only asks for the missing one. `openid` is revoked with the application. */
        post: operations["withdrawScope"];
    };
    "/api/v1/users/{id}/applications": {
        /** Lists the applications that a member uses in the tenant, and what they may access */
        get: operations["listUserApplications"];
    };
    "/api/v1/oauth2/device/find": {
        /** Get the application and the scopes of a device code. Wrong codes are rate-limited */
        post: operations["findDeviceRequest"];
    };
    "/api/v1/oauth2/device/answer": {
        /** Signs the device in as the caller, or denies it. Either uses up the code */
        post: operations["answerDeviceRequest"];
    };
    "/api/v1/admin/oauth2/registration-policy": {
        /** Get which applications may register themselves with the caller's organization */
        get: operations["getRegistrationPolicy"];
        /** Saves which applications may register themselves @description Applications that are registered keep their settings. `version` must match the current version. */
        put: operations["saveRegistrationPolicy"];
    };
    "/api/v1/admin/oauth2/initial-access-tokens": {
        /** Lists the initial access tokens, newest first, without their values */
        get: operations["listInitialAccessTokens"];
        /** Creates an initial access token and returns it once */
        post: operations["createInitialAccessToken"];
    };
    "/api/v1/admin/oauth2/initial-access-tokens/{id}": {
        /** Revokes an initial access token. Applications that registered with it stay */
        delete: operations["revokeInitialAccessToken"];
    };
    "/api/v1/admin/oauth2/resources": {
        /** Lists APIs, oldest first: those of the caller's tenant; for superadmins all, or those of `tenant_id` */
        get: operations["listOAuthResources"];
        /** Registers an API for which applications of the same owner can get tokens */
        post: operations["createOAuthResource"];
    };
    "/api/v1/admin/oauth2/resources/{id}": {
        /** Get an API: any for a superadmin, those of their own tenant for its admins */
        get: operations["getOAuthResource"];
        /** Deletes an API that no application uses */
        delete: operations["deleteOAuthResource"];
        /** Updates the given fields. `version` must match the current version. Applies from the next token */
        patch: operations["changeOAuthResource"];
    };
    "/api/v1/oauth2/interactions/{uid}": {
        /** Get what to ask the user of this browser, and for which application */
        get: operations["getInteraction"];
        /** Completes the interaction. `continue` and `allow` require the user's bearer token */
        post: operations["answerInteraction"];
    };
    "/api/v1/oauth2/sign-out": {
        /** Get the application that requests a sign-out, and the form that confirms it */
        get: operations["getSignOutRequest"];
    };
    "/api/v1/admin/oauth2/signing-keys": {
        /** Lists the signing keys of the shared issuer or that of `tenant_id`, newest first */
        get: operations["listSigningKeys"];
    };
    "/api/v1/admin/oauth2/signing-keys/rotate": {
        /** Rotates the signing keys. The previous keys stay published for a while */
        post: operations["rotateSigningKeys"];
    };
    "/api/v1/admin/oauth2/clients/{id}/logout-deliveries": {
        /** Lists back-channel logout deliveries to an application, newest first. They are kept for 30 days */
        get: operations["listLogoutDeliveries"];
    };
    "/api/v1/admin/oauth2/clients/{id}/signals": {
        /** Get whether an application may receive security events, and the stream that it set up */
        get: operations["getClientSignals"];
        /** Allows an application to receive security events about its organization's users, or no longer @description An application that is no longer allowed loses its stream. */
        put: operations["saveClientSignals"];
    };
    "/api/v1/sso-configurations/{id}/signals": {
        /** Get from which transmitter a connection receives security events (Shared Signals Framework) */
        get: operations["getSignalSettings"];
        /** Sets up or changes from which transmitter a connection receives security events @description Reads the transmitter's metadata. Returns the bearer secret of the endpoint once, when the receiver is set up. `version` must match the current version. */
        put: operations["saveSignalReceiver"];
        /** Stops receiving security events, deletes the log of them, and lets users of disabled accounts sign in again */
        delete: operations["removeSignalReceiver"];
    };
    "/api/v1/sso-configurations/{id}/signals/secret": {
        /** Replaces the bearer secret of the endpoint and returns it once @description The previous secret stops working. A stream that Gatehouse created at the transmitter gets the new one. */
        post: operations["rotateSignalSecret"];
    };
    "/api/v1/sso-configurations/{id}/signals/verification": {
        /** Requests a verification event from the transmitter */
        post: operations["requestSignalVerification"];
    };
    "/api/v1/sso-configurations/{id}/signals/events": {
        /** Lists the most recent security events that a connection received, newest first */
        get: operations["listSignalEvents"];
    };
    "/api/v1/users/{id}/custom-attributes": {
        /** Lists the custom attributes of a member with their values @description If a directory manages the user (`isManaged`), the values come from there. Otherwise admins set them. */
        get: operations["listUserCustomAttributes"];
        /** Changes custom attributes of a member that no directory manages @description Attributes that are not named keep their values. The values of a member of a directory can only be changed there (409 `managed_by_directory`). */
        patch: operations["changeUserCustomAttributes"];
    };
    "/api/v1/account/custom-attributes": {
        /** Lists the custom attributes of the caller in the organization of the session @description If a directory manages the user (`isManaged`), the values come from there. Otherwise admins set them. */
        get: operations["listOwnCustomAttributes"];
    };
    "/api/v1/custom-attributes": {
        /** Lists the custom attributes of an organization, oldest first */
        get: operations["listCustomAttributes"];
        /** Defines a custom attribute for the users of all directories of an organization @description Directories send it in the SCIM extension that `listCustomAttributes` names. The name has no case and cannot change. */
        post: operations["createCustomAttribute"];
    };
    "/api/v1/custom-attributes/{id}": {
        /** Deletes a custom attribute and its values. Directories that still send it get an error @description An attribute that an application uses is not deleted (409 `custom_attribute_in_use`). The message names the applications. */
        delete: operations["deleteCustomAttribute"];
    };
    "/api/v1/sso-configurations/{id}/directory": {
        /** Get the directory of a connection. The state is `off` if it has none */
        get: operations["getDirectory"];
        /** Turns on provisioning for a connection @description The directory begins as a preview: it records users, and nothing takes effect until it is approved. */
        post: operations["createDirectory"];
        /** Turns off provisioning for a connection @description Deletes the users, tokens, changes and requests of the directory. Members keep their status, and admins manage them again. */
        delete: operations["deleteDirectory"];
        /** Updates the given settings. `version` must match the current version (optimistic locking) */
        patch: operations["changeDirectory"];
    };
    "/api/v1/sso-configurations/{id}/directory/approve": {
        /** Approves what waits: the preview, or the deactivations of a paused directory @description The first 500 changes take effect immediately, the others within a minute. The last administrator is never deactivated. */
        post: operations["approveDirectory"];
    };
    "/api/v1/sso-configurations/{id}/directory/reject": {
        /** Rejects the deactivations of a paused directory @description The members keep their access until the directory changes them again. The directory is active again. */
        post: operations["rejectDirectory"];
    };
    "/api/v1/sso-configurations/{id}/directory/retry": {
        /** Tries again to link active users that have no account, for example after a domain was verified */
        post: operations["retryDirectory"];
    };
    "/api/v1/sso-configurations/{id}/directory/undo": {
        /** Undoes what the directory changed on a day @description Users get the access, name and email address from before. Users that were created on the day lose their access. The directory is paused. */
        post: operations["undoDirectoryDay"];
    };
    "/api/v1/sso-configurations/{id}/directory/tokens": {
        /** Lists the tokens and OAuth clients of a directory, without their values */
        get: operations["listDirectoryTokens"];
        /** Creates a token or an OAuth client for the SCIM endpoints of the connection @description The token or client secret is returned only once. A directory can have two of them, so that one can replace the other. A client gets access tokens for these endpoints alone. Send no `resource` or the base URL, and no `scope` or `scim`. */
        post: operations["createDirectoryToken"];
    };
    "/api/v1/sso-configurations/{id}/directory/tokens/{tokenId}": {
        /** Revokes a token or an OAuth client of a directory. Its requests are rejected immediately */
        delete: operations["revokeDirectoryToken"];
    };
    "/api/v1/sso-configurations/{id}/directory/requests": {
        /** Lists the last SCIM requests of a directory, newest first */
        get: operations["listDirectoryRequests"];
    };
    "/api/v1/sso-configurations/{id}/directory/changes": {
        /** Lists what a directory changed, newest first */
        get: operations["listDirectoryChanges"];
    };
    "/api/v1/sso-configurations/{id}/directory/days": {
        /** Counts what a directory changed on each day, newest first */
        get: operations["listDirectoryDays"];
    };
    "/api/v1/sso-configurations/{id}/directory/users": {
        /** Lists users of a directory, oldest first */
        get: operations["listDirectoryUsers"];
    };
    "/api/v1/set-up-portal/directory/open": {
        /** Get the provisioning of the connection that was saved through a set-up link */
        post: operations["openPortalDirectory"];
    };
    "/api/v1/set-up-portal/directory/connect": {
        /** Turns on provisioning by SCIM and creates a token or an OAuth client @description Replaces earlier ones. Fails with 409 once an administrator has approved the first sync. */
        post: operations["connectPortalDirectory"];
    };
    "/api/v1/set-up-portal/directory/read": {
        /** Turns on reads of the directory and starts one @description A directory that needs a consent is read after it. Fails with 409 once an administrator has approved the first read. */
        post: operations["readPortalDirectory"];
    };
    "/api/v1/set-up-portal/directory/consent": {
        /** Turns on reads and begins the consent of an administrator of the directory @description Send the browser to `authorizationUrl`. The response arrives at the callback of the connection. */
        post: operations["beginPortalDirectoryConsent"];
    };
    "/api/v1/set-up-portal/directory/consent/complete": {
        /** Completes the consent with the parameters of the callback. The directory is read soon */
        post: operations["completePortalDirectoryConsent"];
    };
    "/api/v1/set-up-portal/directory/connectors": {
        /** Lists the connectors of the LDAP connection that was saved through a set-up link */
        post: operations["listPortalConnectors"];
    };
    "/api/v1/set-up-portal/directory/connectors/codes": {
        /** Creates a code that enrolls one connector @description The code expires after 15 minutes and works once. Fails with 409 once an administrator has enabled the connection or approved the first read. */
        post: operations["createPortalConnectorCode"];
    };
    "/api/v1/sso-configurations/{id}/directory/pull": {
        /** Get how a directory is read that does not push: its consent, its runs and the next one */
        get: operations["getDirectoryPull"];
        /** Updates the settings. Everything is read again soon */
        patch: operations["changeDirectoryPull"];
    };
    "/api/v1/sso-configurations/{id}/directory/pull/runs": {
        /** Lists the last runs of a directory that is read, newest first */
        get: operations["listDirectoryPullRuns"];
        /** Starts a run, in the background @description A run that is under way goes on, and the new one follows it. */
        post: operations["startDirectoryPull"];
    };
    "/api/v1/sso-configurations/{id}/directory/pull/consent": {
        /** Begins the consent of an administrator of the directory @description Send the browser to `authorizationUrl`. The response arrives at the callback of the connection. */
        post: operations["beginDirectoryConsent"];
        /** Deletes the stored consent. The directory is no longer read, and its users stay as they are */
        delete: operations["withdrawDirectoryConsent"];
    };
    "/api/v1/sso-configurations/{id}/directory/pull/consent/complete": {
        /** Completes the consent with the parameters of the callback. The directory is read soon */
        post: operations["completeDirectoryConsent"];
    };
    "/api/v1/groups": {
        /** Lists a tenant's groups by name: those made here and those of directories */
        get: operations["listGroups"];
        /** Creates a group without members */
        post: operations["createGroup"];
    };
    "/api/v1/groups/{id}": {
        /** Get a group with what it is nested in and what it gives */
        get: operations["getGroup"];
        /** Deletes a group that was made here @description Its members lose what it gives immediately. */
        delete: operations["deleteGroup"];
        /** Updates a group that was made here. `version` must match the current version */
        patch: operations["changeGroup"];
    };
    "/api/v1/groups/{id}/members": {
        /** Lists members of a group @description `effective` lists users, also of nested groups, each with the groups in between. */
        get: operations["listGroupMembers"];
        /** Adds and removes members of a group that was made here @description At most 1,000 of each kind. Members get what the group gives immediately. If the group gives a role, the caller must be allowed to give it to these users. */
        post: operations["changeGroupMembers"];
    };
    "/api/v1/groups/{id}/role": {
        /** Sets the role that members of a group get @description While a group gives a member a role, it replaces the role of the member. An admin role takes precedence, then the custom role with the most permissions. Without any, the member has their own role again. The last admin of the tenant stays admin. */
        put: operations["setGroupRole"];
    };
    "/api/v1/users/{id}/groups": {
        /** Lists a member's groups by name, also those that contain a group of theirs, with the way to each */
        get: operations["listUserGroups"];
    };
    "/api/v1/users/{id}/access": {
        /** Explains the access of a member @description Their role and applications, each with its reason: their own, assigned to them, for everybody, or by a group with the way to it. */
        get: operations["getUserAccess"];
    };
    "/api/v1/admin/oauth2/clients/{id}/assignments": {
        /** Says who may use an OAuth2 application, and which groups it receives */
        get: operations["getOAuthClientAssignments"];
        /** Changes who may use an OAuth2 application @description With `assignedOnly`, sign-ins of other users are denied, and those who are not assigned any more lose their tokens immediately. `groupsClaim` says which groups the application receives. */
        patch: operations["changeOAuthClientAssignments"];
    };
    "/api/v1/admin/saml/service-providers/{id}/assignments": {
        /** Says who may use a SAML application, and which groups it receives */
        get: operations["getServiceProviderAssignments"];
        /** Changes who may use a SAML application @description With `assignedOnly`, sign-ins of other users are denied, and those who are not assigned any more lose their tokens immediately. `groupsClaim` says which groups the application receives. */
        patch: operations["changeServiceProviderAssignments"];
    };
    "/api/v1/admin/saml/service-providers": {
        /** Lists service providers, newest first: those of the caller's tenant; for superadmins all, or those of `tenant_id` */
        get: operations["listSamlServiceProviders"];
        /** Registers a SAML service provider @description With entity_id and acs_url, or with its metadata */
        post: operations["createSamlServiceProvider"];
    };
    "/api/v1/admin/saml/service-providers/{id}": {
        /** Get a service provider: any for a superadmin, those of their own tenant for its admins */
        get: operations["getSamlServiceProvider"];
        /** Deletes a service provider. Its entity ID stays reserved for its owner */
        delete: operations["deleteSamlServiceProvider"];
        /** Updates the given fields. `version` must match the current version. The entity ID cannot change */
        patch: operations["changeSamlServiceProvider"];
    };
    "/api/v1/admin/saml/service-providers/{id}/refresh": {
        /** Refreshes a service provider's metadata. Certificates that it no longer contains are trusted for another week */
        post: operations["refreshSamlServiceProvider"];
    };
    "/api/v1/admin/saml/service-providers/{id}/logo": {
        /** Sets the logo @description A still PNG, JPEG or WebP image. The content decides the type, not the file name. */
        put: operations["setSamlServiceProviderLogo"];
        /** Removes the logo */
        delete: operations["removeSamlServiceProviderLogo"];
    };
    "/api/v1/saml/metadata": {
        /** Get the signed metadata of the identity provider */
        get: operations["getSamlMetadata"];
    };
    "/api/v1/saml/sso": {
        /** Receives an AuthnRequest by the Redirect binding, or starts a sign-in through a SAML connection */
        get: operations["getSamlSso"];
        /** Receives an AuthnRequest by the POST binding, or as a plain document */
        post: operations["postSamlSso"];
    };
    "/api/v1/saml/slo": {
        /** Receives logout requests and responses by the Redirect binding */
        get: operations["getSamlSlo"];
        /** Receives logout requests and responses by the POST binding */
        post: operations["postSamlSlo"];
    };
    "/api/v1/saml/sign-ons/{reference}": {
        /** Get what a SAML sign-in waits for, for the page that asks the user */
        get: operations["getSamlSignOn"];
        /** Checks whether a SAML sign-in can continue @description Answers 403 `reauthentication_required` while the risk of the session requires a factor at the application. Requires the user's bearer token. */
        post: operations["continueSamlSignOn"];
    };
    "/api/v1/saml/logout": {
        /** Ends the session and returns the page that signs out of the applications @description For 15 minutes the token of the ended session gets the same response, so that a second click on "Sign out" still works. */
        post: operations["startSamlLogout"];
    };
    "/api/v1/saml/logouts/{reference}": {
        /** Get the progress of signing out of the applications */
        get: operations["getSamlLogout"];
    };
    "/api/v1/saml/t/{slug}/metadata": {
        /** Get the signed metadata of a tenant's identity provider */
        get: operations["getTenantSamlMetadata"];
    };
    "/api/v1/saml/t/{slug}/sso": {
        /** Receives an AuthnRequest of a tenant's service provider by the Redirect binding */
        get: operations["getTenantSamlSso"];
        /** Receives an AuthnRequest of a tenant's service provider by the POST binding, or as a plain document */
        post: operations["postTenantSamlSso"];
    };
    "/api/v1/saml/t/{slug}/slo": {
        /** Receives logout messages of a tenant's service providers by the Redirect binding */
        get: operations["getTenantSamlSlo"];
        /** Receives logout messages of a tenant's service providers by the POST binding */
        post: operations["postTenantSamlSlo"];
    };
    "/api/v1/saml/sp/{id}/metadata": {
        /** Get the signed metadata of a connection, for its identity provider */
        get: operations["getSamlConnectionMetadata"];
    };
    "/api/v1/saml/sp/{id}/acs": {
        /** Receives a SAML response by the POST binding, and redirects the browser to the callback */
        post: operations["postSamlConnectionAnswer"];
    };
    "/api/v1/saml/sp/{id}/slo": {
        /** Receives logout requests and responses of an identity provider by the Redirect binding */
        get: operations["getSamlConnectionLogout"];
        /** Receives logout requests and responses of an identity provider by the POST binding */
        post: operations["postSamlConnectionLogout"];
    };
    "/api/v1/federation-checks": {
        /** Checks an identity provider or an application and grades it @description Reads the metadata, connects to its hosts and applies every rule: algorithms, expiry, signatures, endpoints, keys, clock and TLS. Stores nothing. An account can run 20 checks at once and one a minute after that. */
        post: operations["checkFederation"];
    };
    "/api/v1/admin/provisioning": {
        /** Lists applications with provisioning: those of the caller's tenant; for superadmins all, or those of `tenant_id` */
        get: operations["listProvisionings"];
        /** Sets up provisioning for an application of an organization. Nothing is sent before it is started */
        post: operations["createProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}": {
        /** Get the provisioning of an application, with the number of accounts by status */
        get: operations["getProvisioning"];
        /** Removes provisioning from an application. Accounts at the target stay as they are */
        delete: operations["deleteProvisioning"];
        /** Updates the given fields. `version` must match the current version. Accounts are compared with the new settings and delivered again where they differ. A secret must be entered again if it would be sent to another server */
        patch: operations["changeProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/test": {
        /** Tests the address and the credentials, and reads what the target supports. Changes nothing there */
        post: operations["testProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/preview": {
        /** Returns the account that a user would get, with the saved mapping or the given one. Sends nothing */
        post: operations["previewProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/start": {
        /** Starts delivery, or tries a target again that stopped */
        post: operations["startProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/pause": {
        /** Pauses delivery. Changes are kept and delivered after the next start */
        post: operations["pauseProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/reconcile": {
        /** Compares all accounts of the target with what they should be, in the background. Also runs every night. Rejected objects are tried again */
        post: operations["reconcileProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/retry": {
        /** Delivers all objects again that the target rejected or that differ there */
        post: operations["retryProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/objects": {
        /** Lists accounts and groups of the target with their status, oldest first */
        get: operations["listProvisioningObjects"];
    };
    "/api/v1/admin/provisioning/{id}/objects/{objectId}/retry": {
        /** Delivers one object again. Overwrites what differs at the target */
        post: operations["retryProvisioningObject"];
    };
    "/api/v1/admin/provisioning/{id}/assignments": {
        /** Lists assigned users and groups, oldest first */
        get: operations["listProvisioningAssignments"];
        /** Assigns a user or a group. They get an account unless everybody has one */
        post: operations["assignProvisioning"];
    };
    "/api/v1/admin/provisioning/{id}/assignments/{assignmentId}": {
        /** Removes an assignment. Accounts of users who are no longer assigned end as the settings say */
        delete: operations["unassignProvisioning"];
    };
    "/api/v1/system/settings": {
        /** Lists the settings of the API and their sources @description Secrets are only reported as set or not set. */
        get: operations["listSettings"];
    };
    "/api/v1/system/jobs": {
        /** Lists the background jobs with their schedules and last runs */
        get: operations["listJobs"];
    };
    "/api/v1/system/jobs/runs": {
        /** Lists runs of shared jobs, newest first @description Kept for a week. Runs of frequent jobs are kept for a day. */
        get: operations["listJobRuns"];
    };
    "/api/v1/system/jobs/dead-letters": {
        /** Lists dead letters: runs that failed too often */
        get: operations["listDeadLetters"];
    };
    "/api/v1/system/jobs/dead-letters/{id}/retry": {
        /** Retries a dead letter now @description Removes the run from the dead letters. Responds when the job is done. */
        post: operations["retryDeadLetter"];
    };
    "/api/v1/system/jobs/{name}/run": {
        /** Runs a job now, even if it is not due @description Responds when the job is done. */
        post: operations["runJob"];
    };
    "/api/v1/system/database": {
        /** Lists tables with their sizes and isolation, and the migrations @description Reads the database's catalog only, never the content of rows. */
        get: operations["getDatabase"];
    };
    "/api/v1/system/live/displays": {
        /** List the displays of the live board that have not expired, by name */
        get: operations["listLiveDisplays"];
        /** Create a display of the live board @description A display is a browser that shows the live board without a session, for example a screen on a wall. It cannot read other data. At most 50 displays can exist. */
        post: operations["createLiveDisplay"];
    };
    "/api/v1/system/live/displays/{id}": {
        /** Delete a display of the live board */
        delete: operations["deleteLiveDisplay"];
    };
    "/api/v1/statistics/sign-in-breakdown": {
        /** Get sign-ins by day and by outcome, method, application, connection, country or risk @description Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant. Updated every few seconds. Applications and connections are counted for a tenant only. */
        get: operations["getSignInBreakdown"];
    };
    "/api/v1/statistics/sign-in-risks": {
        /** Get sign-ins by day and level of risk, and how many of them the policy acted on @description Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant. Updated every few seconds. */
        get: operations["getSignInRisks"];
    };
    "/api/v1/statistics/active-users": {
        /** Get the number of distinct users who signed in, by day, week or month @description Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant. Updated every few seconds. A user who is erased later stays in the number. */
        get: operations["getActiveUsers"];
    };
    "/api/v1/statistics/adoption": {
        /** Get how many users have a second factor and a passkey, by day @description Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant. Counted once a day. */
        get: operations["getAdoption"];
    };
    "/api/v1/statistics/sign-in-times": {
        /** Get how long sign-ins take by step, and where users give up @description Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant. Sign-ins on the pages of Gatehouse, counted once they end or nothing happens for 30 minutes. */
        get: operations["getSignInTimes"];
    };
    "/api/v1/statistics/funnel": {
        /** Get how far sign-ups or set-ups of connections come @description Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant. A sign-up or a set-up counts on the day on which it began. A skipped stage counts as reached. */
        get: operations["getFunnel"];
    };
    "/api/v1/admin/applications": {
        /** Lists OpenID and SAML applications together, newest first @description Those of the caller's tenant. Superadmins get all, or those of `tenant_id`. Each has its last sign-in and its recent failures. */
        get: operations["listApplications"];
    };
    "/api/v1/sso-attention": {
        /** Lists what will block sign-ins without action, soonest first @description Certificates that expire within 30 days, identity providers whose metadata cannot be read, domains that are no longer verified. */
        get: operations["listSsoAttention"];
    };
    "/api/v1/audit/events": {
        /** Lists audit events: a tenant admin's own tenant; for a superadmin the platform's, those of the tenant they name, or all */
        get: operations["listAuditEvents"];
    };
    "/api/v1/system/costs": {
        /** Get the costs of all organizations by day, and the ten most expensive organizations with reasons @description Days are in UTC and kept for 13 months. Processes write what they counted every 30 seconds. Processor time is an estimate: the time of each process is distributed by weights of its requests. */
        get: operations["getCosts"];
    };
    "/api/v1/system/costs/rows": {
        /** List the costs of each organization and day, the oldest day first @description Days are in UTC and kept for 13 months. Processes write what they counted every 30 seconds. */
        get: operations["listCosts"];
    };
    "/api/v1/tenants/{id}/costs": {
        /** Get the costs of an organization by day, and what they consist of @description Days are in UTC and kept for 13 months. Processes write what they counted every 30 seconds. */
        get: operations["getTenantCosts"];
    };
    "/api/v1/system/deployment": {
        /** Lists the running processes, their versions, the migrations and the keys in use */
        get: operations["getDeployment"];
    };
    "/api/v1/system/reported-settings": {
        /** Lists the settings of web app and gateway, and their sources @description Secrets are only reported as set or not set. */
        get: operations["listReportedSettings"];
    };
    "/api/v1/system/infrastructure": {
        /** Get database, replication, storage and certificates @description The forecast is a straight line through the daily sizes of the database. */
        get: operations["getInfrastructure"];
    };
    "/api/v1/system/changes": {
        /** Lists changes that took effect without a restart @description The latest 100 changes of the last 90 days, from the audit logs of the platform and of all tenants. */
        get: operations["listSystemChanges"];
    };
    "/api/v1/system/health": {
        /** Get the health of database, jobs, emails, keys, certificates, identity providers, audit log and isolation, now and in the last hour */
        get: operations["getSystemHealth"];
    };
    "/api/v1/tenants/{id}/export": {
        /** Export all data of a tenant, without secrets @description Export the tenant before it is erased. */
        get: operations["exportTenant"];
    };
    "/api/v1/tenant-health": {
        /** Get the health of an organization's sign-in: connections, certificates, domains and emails @description One value per minute for the last hour, if anything happened. */
        get: operations["getTenantHealth"];
    };
    "/api/v1/search": {
        /** Searches tenants, users, applications, connections and domains by name, and sign-in attempts by what identifies them @description Only what the caller may see: superadmins search all tenants, others their own. */
        get: operations["searchConsole"];
    };
    "/api/v1/launchpad": {
        /** Lists the applications that the caller can open from here, by name @description SAML applications that accept an IdP-initiated sign-in, and OIDC applications with `initiate_login_uri`. Open `url` in the browser. For the latter, `target_link_uri` can be added, a page at an origin that the application has registered. */
        get: operations["listLaunchpad"];
    };
    "/api/v1/attention": {
        /** Lists what needs action today, the most urgent first @description Of the caller's tenant, or of the platform: connections that fail, certificates and trials that expire, open requests, failed jobs. */
        get: operations["listAttention"];
    };
    "/api/v1/overview": {
        /** Counts the objects behind the console's navigation @description Of the caller's tenant. A superadmin names one, or gets the total of all tenants, up to ten seconds old. */
        get: operations["getOverview"];
    };
    "/api/v1/people/{id}/left-behind": {
        /** Get what a user leaves behind in every tenant when they are suspended or erased */
        get: operations["listPersonLeftBehind"];
    };
    "/api/v1/users/{id}/left-behind": {
        /** Get what a member leaves behind when they are removed, suspended or given a lower role @description Invitations, set-up links and imports end with the member's permissions. Secrets, applications, SAML service providers and connections stay until an admin decides. Also works for a former member, if the caller has `tenant_management`. */
        get: operations["listUserLeftBehind"];
    };
    "/api/v1/system/live": {
        /** Get sign-ins, response times, incidents and processes of the last minute @description Of all tenants together, from all API processes. The numbers are at most ten seconds old while processes are idle. They name no user and no tenant. */
        get: operations["getLiveBoard"];
    };
    "/api/v1/sessions": {
        /** Lists active sessions, most recent sign-in first */
        get: operations["listOpenSessions"];
    };
    "/api/v1/sign-in-policy/replay": {
        /** Runs a rule over the sign-ins of the last 30 days and lists the users who would have been affected @description Changes nothing. Successful sign-ins are kept for 30 days, so older ones are not considered. */
        get: operations["replaySignInPolicy"];
    };
    "/api/v1/security/overview": {
        /** Get failed sign-ins of the last 24 hours and the use of second factors, over all tenants */
        get: operations["getSecurityOverview"];
    };
    "/api/v1/security/tenants": {
        /** Lists each tenant's sign-in policy and how its members comply */
        get: operations["listTenantSecurity"];
    };
    "/api/v1/sign-ins": {
        /** List attempts to sign in and requests of applications, newest first @description Of the caller's tenant. A superadmin names one, or gets all. Failures are kept for 90 days or as the tenant sets, successes for 30 days. An attempt appears within a second; successful requests of applications within a minute. */
        get: operations["listSignInAttempts"];
    };
    "/api/v1/sign-ins/timeline": {
        /** List the attempts, changes and certificate events of a user, a connection or an application on one line, newest first */
        get: operations["getSignInTimeline"];
    };
    "/api/v1/sign-ins/{id}": {
        /** Get an attempt with its steps, and what the failed check found and expected @description Of a sign-in through a tenant's connection, a superadmin sees no claims. */
        get: operations["getSignInAttempt"];
    };
    "/api/v1/sign-ins/{id}/re-evaluate": {
        /** Runs the decision of an attempt again with today's configuration @description Signs nobody in and changes nothing. */
        post: operations["reevaluateSignInAttempt"];
    };
    "/api/v1/statistics/sign-ins": {
        /** Get sign-in statistics: sign-ins, failures and second factors @description Of the caller's tenant. A superadmin names one, or gets the total of all tenants. Updated every few seconds. */
        get: operations["getSignInStatistics"];
    };
    "/api/v1/statistics/sign-in-flows": {
        /** Get the sign-in flows: each tenant, its authentication methods and the applications that they lead to @description Up to five minutes old. */
        get: operations["getSignInFlows"];
    };
    "/api/v1/demo-accounts": {
        /** Lists the demo accounts of the sign-in page @description Empty where demo data is off or was removed. */
        get: operations["listDemoAccounts"];
    };
    "/api/v1/system/demo-data": {
        /** Get what there is of the demo data */
        get: operations["getDemoData"];
        /** Removes the demo data @description Erases the demo organizations and accounts for good, in the background. Organizations that other users joined stay. The demo superadmin stays while the platform has no other superadmin. */
        delete: operations["removeDemoData"];
    };
    "/api/v1/openapi.json": {
        /** Get this contract, as the responding process holds it @description For tools and generated clients. `servers` contains the public origin of this installation. */
        get: operations["readContract"];
    };
    "/.well-known/openid-configuration": {
        /** Get the OpenID provider metadata (OIDC Discovery 1.0) */
        get: operations["discoverOpenId"];
    };
    "/.well-known/oauth-authorization-server": {
        /** Get the authorization server metadata (RFC 8414) */
        get: operations["discoverOAuth"];
    };
    "/api/v1/oauth2/authorize": {
        /** Authorization endpoint: an application sends the browser here to sign a user in */
        get: operations["authorize"];
        /** The same with a form, which is redirected to GET */
        post: operations["authorizeByForm"];
    };
    "/api/v1/oauth2/par": {
        /** Pushed authorization request endpoint (RFC 9126) */
        post: operations["pushAuthorizationRequest"];
    };
    "/api/v1/oauth2/token": {
        /** Token endpoint: issues tokens for a code, a refresh token, a device code or client credentials */
        post: operations["redeem"];
    };
    "/api/v1/oauth2/device_authorization": {
        /** Device authorization endpoint: starts the sign-in of a device without a browser (RFC 8628) */
        post: operations["authorizeDevice"];
    };
    "/api/v1/oauth2/userinfo": {
        /** Userinfo endpoint: returns the claims that the scopes of an access token grant */
        get: operations["getUserinfo"];
        /** The same with POST (OpenID Connect Core §5.3.1) */
        post: operations["postUserinfo"];
    };
    "/api/v1/oauth2/jwks": {
        /** Get the public keys that verify this issuer's signatures (RFC 7517) */
        get: operations["getJwks"];
    };
    "/api/v1/oauth2/introspect": {
        /** Introspection endpoint: returns whether an opaque token is active, and its properties (RFC 7662) */
        post: operations["introspect"];
    };
    "/api/v1/oauth2/revoke": {
        /** Revokes a token. A refresh token also revokes everything issued from the same sign-in (RFC 7009) */
        post: operations["revoke"];
    };
    "/api/v1/oauth2/end_session": {
        /** End-session endpoint: an application sends the browser here to sign a user out */
        get: operations["endSession"];
        /** The same with a form, which is redirected to GET */
        post: operations["endSessionByForm"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example { "paths": [ "/api/v1/auth/visit", "/api/v1/account/sessions" ] } */
        Batch: {
            /** @description Path and query of each read, for example `/api/v1/users?limit=20` */
            paths: string[];
        };
        BatchResponses: {
            responses: {
                /** @description Position of the path in the request */
                index: number;
                status: number;
                /** @description What the operation returns, or a problem document */
                body: unknown;
            }[];
        };
        Problem: {
            /** @example about:blank */
            type: string;
            /** @example Not found */
            title: string;
            /** @example 404 */
            status: number;
            /** @description Message for users @example There is no such tenant. */
            detail: string;
            /** @description Stable code for programs @example not_found */
            code: string;
            /** @description Reference that the log contains too */
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description The limit of the tenant's plan that was reached */
            planLimit?: components["schemas"]["PlanLimit"];
            /** @description Technical contact of the organization, if the sign-in identifies it and it has one */
            contact?: components["schemas"]["SupportContact"];
            /** @description With the code `proof_of_work_required`: solve it, and send the request again with `proofOfWork` */
            challenge?: components["schemas"]["WorkChallenge"];
            /** @description Seconds to wait */
            retryAfter?: number;
        };
        FieldError: {
            /** @description Dotted path of the field in the request @example email */
            field: string;
            /** @description Stable code @example invalid_format */
            code: string;
            /** @description Message for the user @example Enter an email address */
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
        SupportContact: {
            name: string | null;
            /** @description Email address or web page @example it@acme.example */
            address: string;
        };
        /** @description Find the counter (an unsigned 32-bit integer, big-endian, after the nonce) whose derived key begins with `keyPrefix`. Every ALTCHA client does that */
        WorkChallenge: {
            parameters: {
                /** @enum {string} */
                algorithm: "PBKDF2/SHA-256";
                /** @description Iterations of each derivation */
                cost: number;
                /** @enum {number} */
                keyLength: 32;
                /** @description How the derived key of the right counter begins */
                keyPrefix: string;
                keySignature: string;
                nonce: string;
                salt: string;
                data: {
                    /** @enum {string} */
                    purpose: "sign_in" | "sign_up" | "password_reset";
                    /** @description Seconds since the epoch */
                    expiresAt: number;
                    /** @description ID of the key that signed the challenge */
                    key: string;
                };
            };
            signature: string;
        };
        AuditChainPage: {
            /** Format: uuid @description ID of the tenant. The nil UUID for the platform */
            trail: string;
            /** Format: uuid @description Opaque ID under which heads are published */
            chain: string;
            /** @description What the first event follows. The hash is zero before the first one */
            after: {
                /** @description Position in the chain */
                n: string;
                /** @description SHA-256 in base64url */
                hash: string;
            };
            items: {
                /** @description Position in the chain */
                n: string;
                /** @description SHA-256 in base64url */
                hash: string;
                /** @description Number of the event */
                seq: string;
                /** @example 2026-11-21T14:00:00.123456Z */
                at: string | null;
                /** @description JSON text, exactly as it was sealed. Null if the event is gone from the database */
                event: string | null;
            }[];
            /** @description Signed head (JWS) of the chain. Null while it is empty */
            head: string | null;
            keys: components["schemas"]["AuditHeadKey"][];
        };
        AuditHeadKey: {
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            crv: "Ed25519";
            /** @enum {string} */
            alg: "EdDSA";
            kid: string;
            x: string;
        };
        /** @example {} */
        VerifyAudit: {
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
        };
        AuditVerification: {
            /** @description Sealed events, all of which were verified */
            events: number;
            findings: {
                /** @enum {string} */
                kind: "edited" | "deleted" | "inserted" | "backdated" | "seal_missing" | "cut" | "start_missing";
                /** @description Position in the chain */
                n: string | null;
                /** @description Number of the event */
                event: string | null;
            }[];
            /** @description Head of the chain. Keep it elsewhere to detect a truncated end */
            head: { n: string; hash: string; } | null;
        };
        AuditHeadKeys: { keys: components["schemas"]["AuditHeadKey"][]; };
        AuditPublishedHeads: {
            /** Format: uuid @description Opaque ID of the chain */
            chain: string;
            /** @description Signed heads (JWS), the newest first */
            heads: string[];
        };
        /** @enum {string} */
        MailStatus: "queued" | "sent" | "dead" | "expired";
        OutboxPage: {
            items: components["schemas"]["OutboxMail"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
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
            /** @description The mail server's last rejection */
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time @description When its link expires */
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
            /** @description The mail server's last rejection */
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time @description When its link expires */
            expiresAt: string | null;
            /** @description Null once it was removed */
            text: string | null;
            /** @description A whole page. Show it in a frame that runs no scripts */
            html: string | null;
            /** @description Whether links are removed from the text */
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
            /** @description With a header line. The columns are name, domain, adminEmail and optionally plan and status */
            csv: string;
        };
        TenantImportCheck: {
            rows: number;
            create: number;
            /** @description Lines whose name and domain already exist */
            skip: number;
            errors: {
                line: number;
                field: string;
                /** @description The file's name for the column of the field */
                column: string;
                message: string;
            }[];
        };
        /** @example { "csv": "name,domain,adminEmail\nAcme,acme.example,it@acme.example" } */
        StartTenantImport: {
            /** Format: uuid @description Chosen by the client, so that a repeated request starts the import only once */
            id?: string;
            /** @description With a header line. The columns are name, domain, adminEmail and optionally plan and status */
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
            /** @description Lines for objects that already exist */
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
        /** @description `stopped`: the user who started it no longer has the permission; the remaining lines failed @enum {string} */
        ImportState: "waiting" | "running" | "done" | "stopped";
        ImportPage: { items: components["schemas"]["Import"][]; nextCursor: string | null; };
        /** @enum {string} */
        ImportOutcome: "waiting" | "created" | "skipped" | "failed";
        ImportLinePage: { items: components["schemas"]["ImportLine"][]; nextCursor: string | null; };
        ImportLine: {
            line: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description The values of the line by column */
            cells: { [key: string]: string; };
            /** @description Why the line was skipped or failed */
            message: string | null;
        };
        /** @enum {string} */
        TenantStatus: "active" | "pending" | "cancelled" | "inactive" | "on-hold" | "suspended" | "deactivated";
        /** @enum {string} */
        PaymentStatus: "paid" | "pending" | "overdue";
        TenantPage: {
            items: components["schemas"]["Tenant"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        Tenant: {
            /** Format: uuid */
            id: string;
            /** @description Number shown to users @example TEN-001 */
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
            /** @description Created with the demo data */
            isDemo: boolean;
            sessionIdleSeconds: number;
            sessionTotalSeconds: number;
            /** @description Time from one refresh to the next */
            offlineIdleSeconds: number;
            /** @description Time since the sign-in */
            offlineTotalSeconds: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time @description The deleted tenant can be restored until this time */
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
            /** @description Default: `pending` on the trial plan, else `paid` */
            paymentStatus?: components["schemas"]["PaymentStatus"];
        };
        /** @description All tenants that are not deleted */
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
            /** @description Members and pending invitations. Without a limit, the count stops at 10,001 */
            users: components["schemas"]["Usage"];
            domains: components["schemas"]["Usage"];
            ssoConfigurations: components["schemas"]["Usage"];
            products: {
                /** @description In the plan, or granted in addition to it */
                used: number;
                /** @description In the catalog of products */
                limit: number;
            };
            /** @description The requested plan @enum {string|null} */
            requested: "trial" | "pro" | "enterprise" | null;
            /** Format: date-time @description When that request was sent */
            requestedAt: string | null;
        };
        Usage: {
            used: number;
            /** @description Null if the plan sets no limit */
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
            /** @description Time from one refresh to the next */
            offlineIdleSeconds?: number;
            /** @description Time since the sign-in */
            offlineTotalSeconds?: number;
        };
        /** @example { "version": 1 } */
        ActivateTenant: { version: number; };
        TenantProducts: { items: components["schemas"]["TenantProduct"][]; };
        TenantProduct: {
            slug: components["schemas"]["ProductSlug"];
            /** @example Network Monitor */
            name: string;
            /** @description `included` in the plan, `granted` in addition to it, `requested` and pending. Only the first two are available @enum {string} */
            standing: "included" | "granted" | "requested" | "none";
            /** Format: date-time @description Of an active grant, whatever the plan includes */
            grantedAt: string | null;
            /** Format: date-time @description Null for a grant without expiry */
            grantedUntil: string | null;
            /** Format: date-time @description When a grant expired */
            endedAt: string | null;
            /** Format: date-time @description Of a pending request */
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
            /** Format: date-time @description When the grant expires. Null: never @default null */
            endsAt: string | null;
        };
        /** @example { "endsAt": null } */
        GrantProduct: {
            /** Format: date-time @description When the grant expires. Null: never @default null */
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
            /** @enum {string|null} */
            language: "en" | "de" | "es" | "ja" | "ar" | null;
            /** @description In which the days of statistics begin @example Europe/Zurich */
            timeZone: string;
            texts: components["schemas"]["OrganizationTexts"];
            technicalEmail: string | null;
            securityEmail: string | null;
            billingEmail: string | null;
            supportName: string | null;
            /** @description Email address or web page that members see when a sign-in fails */
            supportAddress: string | null;
            sessionIdleSeconds: number;
            sessionTotalSeconds: number;
            offlineIdleSeconds: number;
            offlineTotalSeconds: number;
            version: number;
        };
        /** @enum {string} */
        Language: "en" | "de" | "es" | "ja" | "ar";
        /** @description Replaced texts of sign-in pages and emails, by language */
        OrganizationTexts: {
            en?: { signInTitle?: string; signInHelp?: string; mailSubject?: string; mailGreeting?: string; mailFooter?: string; };
            de?: { signInTitle?: string; signInHelp?: string; mailSubject?: string; mailGreeting?: string; mailFooter?: string; };
            es?: { signInTitle?: string; signInHelp?: string; mailSubject?: string; mailGreeting?: string; mailFooter?: string; };
            ja?: { signInTitle?: string; signInHelp?: string; mailSubject?: string; mailGreeting?: string; mailFooter?: string; };
            ar?: { signInTitle?: string; signInHelp?: string; mailSubject?: string; mailGreeting?: string; mailFooter?: string; };
        };
        /** @example { "version": 1, "name": "Acme" } */
        ChangeOrganization: {
            /** Format: uuid @description Required from superadmins, who must name one */
            tenantId?: string;
            version: number;
            name?: string;
            /** @description `#rrggbb`. White text is shown on it, so its contrast with white must be 4.5:1 or more */
            color?: string | null;
            /** @description `#rrggbb`. White text is shown on it, so its contrast with white must be 4.5:1 or more */
            darkColor?: string | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "es" | "ja" | "ar" | null;
            /** @description Applies to the statistics of the days that follow */
            timeZone?: string;
            texts?: components["schemas"]["ChangeOrganizationTexts"];
            /** Format: idn-email */
            technicalEmail?: string | null;
            /** Format: idn-email */
            securityEmail?: string | null;
            /** Format: idn-email */
            billingEmail?: string | null;
            supportName?: string | null;
            supportAddress?: string | null;
            sessionIdleSeconds?: number;
            sessionTotalSeconds?: number;
            offlineIdleSeconds?: number;
            offlineTotalSeconds?: number;
        };
        /** @description Replaces the texts of the given languages. Null resets a language to the defaults @example { "de": { "signInTitle": "Willkommen bei {organization}" } } */
        ChangeOrganizationTexts: {
            /** @description A text that is left out is the default */
            en?: {
                /** @description Plain text. Placeholders: `{organization}` */
                signInTitle?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                signInHelp?: string;
                /** @description Plain text. Placeholders: `{subject}`, `{organization}` */
                mailSubject?: string;
                /** @description Plain text. Placeholders: `{name}` */
                mailGreeting?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                mailFooter?: string;
            } | null;
            /** @description A text that is left out is the default */
            de?: {
                /** @description Plain text. Placeholders: `{organization}` */
                signInTitle?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                signInHelp?: string;
                /** @description Plain text. Placeholders: `{subject}`, `{organization}` */
                mailSubject?: string;
                /** @description Plain text. Placeholders: `{name}` */
                mailGreeting?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                mailFooter?: string;
            } | null;
            /** @description A text that is left out is the default */
            es?: {
                /** @description Plain text. Placeholders: `{organization}` */
                signInTitle?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                signInHelp?: string;
                /** @description Plain text. Placeholders: `{subject}`, `{organization}` */
                mailSubject?: string;
                /** @description Plain text. Placeholders: `{name}` */
                mailGreeting?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                mailFooter?: string;
            } | null;
            /** @description A text that is left out is the default */
            ja?: {
                /** @description Plain text. Placeholders: `{organization}` */
                signInTitle?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                signInHelp?: string;
                /** @description Plain text. Placeholders: `{subject}`, `{organization}` */
                mailSubject?: string;
                /** @description Plain text. Placeholders: `{name}` */
                mailGreeting?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                mailFooter?: string;
            } | null;
            /** @description A text that is left out is the default */
            ar?: {
                /** @description Plain text. Placeholders: `{organization}` */
                signInTitle?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                signInHelp?: string;
                /** @description Plain text. Placeholders: `{subject}`, `{organization}` */
                mailSubject?: string;
                /** @description Plain text. Placeholders: `{name}` */
                mailGreeting?: string;
                /** @description Plain text. Placeholders: `{organization}` */
                mailFooter?: string;
            } | null;
        };
        /** @description A text that is left out is the default */
        OrganizationTextsOfLanguage: {
            /** @description Plain text. Placeholders: `{organization}` */
            signInTitle?: string;
            /** @description Plain text. Placeholders: `{organization}` */
            signInHelp?: string;
            /** @description Plain text. Placeholders: `{subject}`, `{organization}` */
            mailSubject?: string;
            /** @description Plain text. Placeholders: `{name}` */
            mailGreeting?: string;
            /** @description Plain text. Placeholders: `{organization}` */
            mailFooter?: string;
        };
        /** @example { "version": 1, "content": "iVBORw0KGgo=" } */
        SetLogo: {
            /** Format: uuid @description Required from superadmins, who must name one */
            tenantId?: string;
            version: number;
            /** @description PNG, JPEG or WebP in base64: at most 128 KB, each side 32 to 1,024 pixels */
            content: string;
        };
        /** @description Null for users without an organization */
        OwnBrand: {
            /** @description The brand of an organization */
            brand: {
                name: string;
                /** @description Path on this origin. It changes with the image */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description For dark pages. Without it, `color` is used there too @example #0b6e4f */
                darkColor: string | null;
                /** @description Language of pages and emails for users without a choice of their own @enum {string|null} */
                language: "en" | "de" | "es" | "ja" | "ar" | null;
                /** @description Replaced texts of the sign-in page, by language */
                texts: {
                    en?: { signInTitle?: string; signInHelp?: string; };
                    de?: { signInTitle?: string; signInHelp?: string; };
                    es?: { signInTitle?: string; signInHelp?: string; };
                    ja?: { signInTitle?: string; signInHelp?: string; };
                    ar?: { signInTitle?: string; signInHelp?: string; };
                };
            } | null;
        };
        /** @description The brand of an organization */
        Brand: {
            name: string;
            /** @description Path on this origin. It changes with the image */
            logoUrl: string | null;
            /** @example #0b6e4f */
            color: string | null;
            /** @description For dark pages. Without it, `color` is used there too @example #0b6e4f */
            darkColor: string | null;
            /** @description Language of pages and emails for users without a choice of their own @enum {string|null} */
            language: "en" | "de" | "es" | "ja" | "ar" | null;
            /** @description Replaced texts of the sign-in page, by language */
            texts: {
                en?: { signInTitle?: string; signInHelp?: string; };
                de?: { signInTitle?: string; signInHelp?: string; };
                es?: { signInTitle?: string; signInHelp?: string; };
                ja?: { signInTitle?: string; signInHelp?: string; };
                ar?: { signInTitle?: string; signInHelp?: string; };
            };
        };
        OwnCustomDomain: {
            customDomain: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                tenantId: string;
                /** @description Lower case, in ASCII form @example login.acme.test */
                host: string;
                status: components["schemas"]["CustomDomainStatus"];
                /** Format: uri @description Origin of the sign-in pages, and issuer of the OpenID provider there @example https://login.acme.test */
                origin: string;
                /** @description Add both to the DNS of the domain */
                records: components["schemas"]["CustomDomainRecord"][];
                lastCheck: {
                    /** Format: date-time */
                    at: string;
                    outcome: components["schemas"]["CustomDomainOutcome"];
                    message: string;
                    /** @description The host that the CNAME record leads to */
                    cname: string | null;
                } | null;
                /** Format: date-time */
                nextCheckAt: string | null;
                /** Format: date-time */
                verifiedAt: string | null;
                /** Format: date-time @description When a failing domain stops signing users in. Null while it does not fail */
                servesUntil: string | null;
                /** Format: date-time */
                createdAt: string;
            } | null;
            /** @description Whether the plan of the organization includes one */
            isIncluded: boolean;
        };
        CustomDomain: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            /** @description Lower case, in ASCII form @example login.acme.test */
            host: string;
            status: components["schemas"]["CustomDomainStatus"];
            /** Format: uri @description Origin of the sign-in pages, and issuer of the OpenID provider there @example https://login.acme.test */
            origin: string;
            /** @description Add both to the DNS of the domain */
            records: components["schemas"]["CustomDomainRecord"][];
            lastCheck: {
                /** Format: date-time */
                at: string;
                outcome: components["schemas"]["CustomDomainOutcome"];
                message: string;
                /** @description The host that the CNAME record leads to */
                cname: string | null;
            } | null;
            /** Format: date-time */
            nextCheckAt: string | null;
            /** Format: date-time */
            verifiedAt: string | null;
            /** Format: date-time @description When a failing domain stops signing users in. Null while it does not fail */
            servesUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @enum {string} */
        CustomDomainStatus: "pending" | "verified" | "active" | "failing";
        CustomDomainRecord: {
            /** @enum {string} */
            type: "CNAME" | "TXT";
            /** @example login.acme.test */
            name: string;
            /** @example id.example.com */
            value: string;
        };
        CustomDomainCheck: {
            /** Format: date-time */
            at: string;
            outcome: components["schemas"]["CustomDomainOutcome"];
            message: string;
            /** @description The host that the CNAME record leads to */
            cname: string | null;
        };
        /** @enum {string} */
        CustomDomainOutcome: "found" | "txt_missing" | "txt_mismatch" | "cname_missing" | "cname_elsewhere" | "unreachable" | "owned_elsewhere";
        /** @example { "host": "login.analytical-engines.example" } */
        AddCustomDomain: {
            host: string;
            /** Format: uuid @description Tenant ID. Required for superadmins */
            tenantId?: string;
        };
        /** @enum {string} */
        DomainStatus: "pending" | "active" | "inactive";
        DomainPage: {
            items: components["schemas"]["Domain"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        Domain: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            tenantName: string;
            /** @description Lower case, in ASCII form @example xn--mller-kva.example */
            domain: string;
            /** @description In Unicode form @example müller.example */
            displayName: string;
            status: components["schemas"]["DomainStatus"];
            /** @description Type of the enabled connection that serves the domain @enum {string|null} */
            ssoProvider: "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | null;
            autoJoin: components["schemas"]["DomainAutoJoin"];
            /** @description Whether addresses at subdomains count as this domain while it is verified. A subdomain that is verified separately has its own setting */
            coversSubdomains: boolean;
            /** @description How it was verified. Null while it is not @enum {string|null} */
            proof: "dns" | "directory" | "platform" | null;
            /** @example Google directory of acme.test, consented by ada@acme.test */
            verificationDetail: string | null;
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
        SsoType: "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap";
        /** @enum {string} */
        DomainAutoJoin: "invite_only" | "sso";
        /** @enum {string} */
        DomainVerification: "dns" | "directory" | "platform";
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
            /** Format: uuid @description Tenant ID. Ignored unless the caller is a superadmin */
            tenantId?: string;
        };
        /** @example { "version": 1, "autoJoin": "invite_only" } */
        ChangeDomain: {
            version: number;
            autoJoin: components["schemas"]["DomainAutoJoin"];
            /** @description Unchanged if omitted */
            coversSubdomains?: boolean;
        };
        /** @enum {string} */
        MembershipRole: "tenant_admin" | "tenant_user";
        /** @enum {string} */
        MembershipStatus: "active" | "invited" | "suspended";
        TenantUserPage: {
            items: components["schemas"]["TenantUser"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        TenantUser: {
            /** Format: uuid @description The user */
            id: string;
            /** Format: uuid */
            tenantId: string;
            email: string;
            name: string;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description A custom role of the tenant, in addition to `tenant_user` */
            roleId: string | null;
            roleName: string | null;
            status: components["schemas"]["MembershipStatus"];
            /** @description Suspended on the whole platform, by a superadmin */
            isBlocked: boolean;
            /** @description Created with the demo data */
            isDemo: boolean;
            /** Format: date-time @description When they joined the tenant */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            /** Format: uuid @description ID of the connection whose directory manages the user. Name, email address and status can only be changed there. Null for users that admins manage */
            directoryId: string | null;
            /** Format: date-time @description When the directory deactivated the user */
            leftAt: string | null;
            version: number;
        };
        TenantUserSummary: {
            /** @description 10001 means more than 10,000 */
            total: number;
            /** @description 10001 means more than 10,000 */
            admins: number;
            /** @description 10001 means more than 10,000 */
            suspended: number;
            /** @description 10001 means more than 10,000 */
            invited: number;
            /** @description How many members and pending invitations the plan allows. Null: no limit */
            limit: number | null;
        };
        TenantUserDetail: {
            /** Format: uuid @description The user */
            id: string;
            /** Format: uuid */
            tenantId: string;
            email: string;
            name: string;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description A custom role of the tenant, in addition to `tenant_user` */
            roleId: string | null;
            roleName: string | null;
            status: components["schemas"]["MembershipStatus"];
            /** @description Suspended on the whole platform, by a superadmin */
            isBlocked: boolean;
            /** @description Created with the demo data */
            isDemo: boolean;
            /** Format: date-time @description When they joined the tenant */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            /** Format: uuid @description ID of the connection whose directory manages the user. Name, email address and status can only be changed there. Null for users that admins manage */
            directoryId: string | null;
            /** Format: date-time @description When the directory deactivated the user */
            leftAt: string | null;
            version: number;
            emailVerified: boolean;
            permissions: components["schemas"]["Permission"][];
            /** @description Number of active sessions in this tenant. Null: the works-council mode hides it */
            sessions: number | null;
            /** Format: date-time @description Since when the tenant requires a new second factor. Any sign-in after it fulfills it */
            factorRequiredAt: string | null;
        };
        /** @enum {string} */
        Permission: "platform_management" | "tenant_management" | "user_management" | "system_config" | "device_management" | "personal_settings" | "reports_view";
        /** @example { "version": 1, "role": "tenant_admin" } */
        ChangeTenantUser: {
            version: number;
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a custom role of the tenant @default null */
            roleId: string | null;
        };
        /** @example { "version": 1 } */
        Versioned: { version: number; };
        SignedOut: {
            /** @description Number of sessions that ended */
            sessions: number;
        };
        UserSessionPage: { items: components["schemas"]["UserSession"][]; nextCursor: string | null; };
        UserSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string | null;
            address: string | null;
            /** @example Firefox on Linux */
            deviceName: string;
            /** @description How they authenticated @example [ "pwd" ] */
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
        PersonPage: {
            items: components["schemas"]["Person"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        Person: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            status: components["schemas"]["PersonStatus"];
            isSuperadmin: boolean;
            /** @description Created with the demo data */
            isDemo: boolean;
            emailVerified: boolean;
            /** @description At most fifty, most recently used first */
            memberships: components["schemas"]["PersonMembership"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            /** Format: date-time @description When the user will be erased: a while after they left their last tenant, or after the request */
            eraseAfter: string | null;
            /** @description The erasure cannot be canceled */
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
        /** @description 10001 means more than 10,000 */
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
            /** @description Number of holders. 10001 means more than 10,000 */
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
            /** Format: uuid @description Superadmins only */
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
        WorksCouncilMode: {
            enabled: boolean;
            /** Format: date-time @description When it was last enabled or disabled. Null: the organization never had it */
            changedAt: string | null;
            /** @description Null also for an erased user */
            changedBy: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
        };
        /** @example { "enabled": true } */
        SaveWorksCouncilMode: {
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
            enabled: boolean;
        };
        /** @example { "email": "user@demo-company.test", "password": "Gatehouse-demo-1" } */
        Login: {
            email: string;
            password: string;
            /** @description The solved challenge of a response with the code `proof_of_work_required`: base64 of the JSON `{"challenge", "solution"}`. It works once, within 10 minutes */
            proofOfWork?: string;
        };
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
            /** @description The effective role. Lower than `accountRole` while a role view is selected */
            role: components["schemas"]["Role"];
            accountRole: components["schemas"]["Role"];
            /** @description The user's custom role, if any */
            roleName?: string;
            permissions: components["schemas"]["Permission"][];
            /** @enum {boolean} */
            isAuthenticated: true;
            emailVerified: boolean;
            /** @description Time zone of the account, if the user has set one @example Europe/Zurich */
            timeZone?: string;
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
            /** @description Proof of the first factor, for the second one */
            ticket: string;
            /** @description `emergency_code` alone: the organization requires single sign-on, and the user is an emergency administrator. `passkey` alone: the user has no other factor, or the risk of the sign-in requires it */
            factors: ("totp" | "passkey" | "recovery_code" | "emergency_code")[];
            /** @description The ticket is for setting up an authenticator app: the user has no factor, or their organization requires a new one */
            mustEnrol: boolean;
            /** @description The ticket is for setting a new password: the one of this sign-in has appeared in a data breach. Nothing else is missing */
            mustChangePassword: boolean;
            /** @description The ticket is for waiting until an admin approves the sign-in, because of its risk. Nothing else is missing */
            mustAwaitApproval: boolean;
            /** Format: date-time */
            expiresAt: string;
        };
        Me: { user: components["schemas"]["AuthenticatedUser"]; session: components["schemas"]["Session"]; };
        Session: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            authenticatedAt: string;
            /** Format: date-time @description The server's time, so that a wrong clock in the browser does not matter */
            now: string;
            /** Format: date-time */
            idleExpiresAt: string;
            /** Format: date-time */
            expiresAt: string;
            idleSeconds: number;
            /** @description Whether the session moved to another network or browser, and the policy requires re-authentication: until then, other operations return 403 `reauthentication_required` */
            mustReauthenticate: boolean;
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
            /** @description Language of the email */
            locale?: string;
            /** @description The solved challenge of a response with the code `proof_of_work_required`: base64 of the JSON `{"challenge", "solution"}`. It works once, within 10 minutes */
            proofOfWork?: string;
            /** @description A hidden field of the form. Leave it out: a request with a value gets the response of a success, and nothing happens */
            website?: string;
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
            /** @description A lower role, or the own one to return */
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
            /** @description Whether membership and tenant currently allow access */
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
            /** @description The language of the caller's account: a BCP 47 tag. Null without a choice @example de-CH */
            locale: string | null;
            /** @description The brand of the caller's organization. Null without an organization */
            brand: {
                name: string;
                /** @description Path on this origin. It changes with the image */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description For dark pages. Without it, `color` is used there too @example #0b6e4f */
                darkColor: string | null;
                /** @description Language of pages and emails for users without a choice of their own @enum {string|null} */
                language: "en" | "de" | "es" | "ja" | "ar" | null;
                /** @description Replaced texts of the sign-in page, by language */
                texts: {
                    en?: { signInTitle?: string; signInHelp?: string; };
                    de?: { signInTitle?: string; signInHelp?: string; };
                    es?: { signInTitle?: string; signInHelp?: string; };
                    ja?: { signInTitle?: string; signInHelp?: string; };
                    ar?: { signInTitle?: string; signInHelp?: string; };
                };
            } | null;
            /** @description The caller's organizations. Empty without an organization */
            tenants: components["schemas"]["OwnTenant"][];
        };
        /** @example { "email": "ada@example.com" } */
        RequestPasswordReset: {
            /** Format: idn-email */
            email: string;
            /** @description The solved challenge of a response with the code `proof_of_work_required`: base64 of the JSON `{"challenge", "solution"}`. It works once, within 10 minutes */
            proofOfWork?: string;
            /** @description A hidden field of the form. Leave it out: a request with a value gets the response of a success, and nothing happens */
            website?: string;
        };
        PasswordResetRequested: {
            /** @enum {string} */
            status: "mail_sent_if_known";
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "password": "correct horse battery staple" } */
        ResetPassword: { token: string; password: string; };
        /** @example { "ticket": "gst_c2Vjb25k", "password": "correct horse battery staple" } */
        ChangeRequiredPassword: { ticket: string; password: string; };
        /** @example { "currentPassword": "a password", "newPassword": "correct horse battery staple" } */
        ChangePassword: {
            /** @description Required from users who have one. Others have to re-authenticate */
            currentPassword?: string;
            newPassword: string;
        };
        /** @example { "ticket": "gst_c2Vjb25k", "answer": { "method": "totp", "code": "123456" } } */
        AnswerSecondFactor: {
            ticket: string;
            answer: components["schemas"]["TotpAnswer"] | components["schemas"]["RecoveryCodeAnswer"] | components["schemas"]["EmergencyCodeAnswer"] | components["schemas"]["PasskeyAnswer"];
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
        EmergencyCodeAnswer: {
            /** @enum {string} */
            method: "emergency_code";
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
            /** @description Base32, for manual entry */
            secret: string;
            /** @description otpauth: URI, as in the QR code */
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
            /** @description The authenticator app. Null without one */
            totp: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                lastUsedAt: string | null;
                /** @description True if the user reported a sign-in on the device that it was set up on. It authenticates nobody until it is removed */
                isSuspended: boolean;
            } | null;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
            /** Format: date-time @description From when the organization or the platform requires a second factor */
            requiredFrom: string | null;
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The host that it works at: that of the platform, or a custom domain @example login.acme.com */
            host: string;
            /** @description Synchronized between devices by a service */
            isSynced: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** @description True if the user reported a sign-in on the device that it was set up on. It authenticates nobody until it is removed */
            isSuspended: boolean;
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
            /** @description How the user was identified, for the audit log. The log cannot be changed, so do not include document numbers */
            identifiedBy: string;
        };
        ReauthenticationMethods: {
            /** @description `password` only without a second factor. `password_totp` takes both the password and a code. `totp` only without a password */
            methods: ("password" | "password_totp" | "totp" | "passkey")[];
            passkey: {
                /** Format: uuid */
                challengeId: string;
                options: { [key: string]: unknown; };
            } | null;
            /** Format: date-time @description When the re-authentication expires */
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
        SignInApprovalState: {
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected" | "expired";
            /** @description The admin sees the same number @example 482913 */
            number: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SignInApprovalList: { items: components["schemas"]["SignInApproval"][]; };
        SignInApproval: {
            /** Format: uuid */
            id: string;
            user: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            /** @description The page of the user shows the same number @example 482913 */
            number: string;
            /** @enum {string} */
            method: "password" | "passkey" | "totp" | "recovery_code" | "emergency_code" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "invitation" | "password_reset" | "sign_up" | "tenant_switch" | "authorization" | "token" | "registration" | "saml_request" | "logout";
            /** @description Name of the application that the user signs in to */
            application: string | null;
            /** @description Null: the works-council mode hides it @example Firefox on Linux */
            device: string | null;
            /** @description Null: the works-council mode hides it */
            address: string | null;
            origin: components["schemas"]["NetworkOrigin"];
            risk: components["schemas"]["SignInRisk"];
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description The sign-in of the caller, which another admin must approve */
            isOwn: boolean;
        };
        NetworkOrigin: {
            /** @description ISO 3166-1 alpha-2. Null if unknown, such as in private networks @example DE */
            country: string | null;
            /** @description The company that operates the network. Null if unknown */
            operator: {
                /** @description Number of the autonomous system. Source: RFC 6793 */
                asn: number;
                /** @example Example Telecom */
                name: string;
            } | null;
        };
        SignInRisk: {
            score: number;
            /** @enum {string} */
            level: "low" | "medium" | "high";
            /** @description The strongest first */
            reasons: {
                /** @enum {string} */
                signal: "new_device" | "new_country" | "new_region" | "new_operator" | "impossible_travel" | "unusual_hour" | "suspect_network" | "many_networks" | "many_failures" | "second_step_fatigue" | "inconsistent_browser" | "new_application" | "unlike_organization" | "other_claims" | "other_country" | "other_operator" | "other_browser" | "reused_token";
                points: number;
                /** @description Of this sign-in @example BR */
                found: string | null;
                /** @description Of the earlier ones @example DE */
                usual: string | null;
                /** @description False if the policy only reports this reason, so the score leaves it out @enum {boolean} */
                isCounted?: false;
            }[];
            /** @description What the policy does at this level @enum {string} */
            action: "allow" | "second_factor" | "passkey" | "approval" | "reject";
            /** @description Whether the policy was enforced. If not, it only reported the action */
            isEnforced: boolean;
            /** @description True if an admin approved this sign-in @enum {boolean} */
            isApproved?: true;
        };
        SignInPolicy: {
            /** Format: uuid */
            tenantId: string;
            passwordMinLength: number;
            /** @enum {string} */
            secondFactor: "optional" | "required";
            /** @description Grace period without a second factor, from the day of the requirement or of joining */
            graceDays: number;
            /** Format: date-time */
            requiredSince: string | null;
            /** @description Whether a sign-in through the tenant's connection counts as two factors: always, only if the identity provider says so, or never @enum {string} */
            upstreamFactor: "trusted" | "when_claimed" | "never";
            /** @description Whether passwords are looked up among leaked ones at each sign-in. A leaked one must be changed before the sign-in ends. Has no effect without `LEAKED_PASSWORDS`, or while the list is not available */
            checkPasswords: boolean;
            /** @description How long the sign-in log keeps failed attempts, in days */
            failedSignInRetentionDays: number;
            /** @description IP addresses, CIDR ranges, countries (ISO 3166-1, such as `DE`) and network operators (such as `AS3320`) that users may sign in from: one of them is enough. Empty: all. Saved in their shortest form, without duplicates */
            allowedNetworks: string[];
            /** @description IP addresses, CIDR ranges, countries and network operators that nobody may sign in from, even if `allowedNetworks` contains them */
            blockedNetworks: string[];
            /** @description Networks for individual applications, by OIDC, SAML or a device code. They apply each time a user enters the application, in addition to the lists for all sign-ins */
            applicationNetworks: components["schemas"]["ApplicationNetworks"][];
            risk: components["schemas"]["RiskPolicy"];
            version: number;
        };
        ApplicationNetworks: {
            target: {
                /** @enum {string} */
                type: "oauth_client" | "saml_service_provider";
                /** Format: uuid @description ID of the OIDC client or the SAML application */
                id: string;
            };
            /** @description One of them is enough. Empty: all that the policy allows */
            allowed: string[];
            /** @description Has precedence over `allowed` */
            blocked: string[];
        };
        RiskPolicy: {
            /** @description `report_only`: the sign-in log records what would happen, and every sign-in continues @enum {string} */
            mode: "report_only" | "enforce";
            /** @description At medium risk. `second_factor`: a user without one sets one up. `passkey`: a user without a passkey needs a second factor instead. `approval`: after the factors that the user has, an admin of the organization decides @enum {string} */
            medium: "allow" | "second_factor" | "passkey" | "approval" | "reject";
            /** @description At high risk. `second_factor`, `passkey`: a user without one is rejected, since a stranger could set one up. `approval`: after the factors that the user has, an admin of the organization decides @enum {string} */
            high: "allow" | "second_factor" | "passkey" | "approval" | "reject";
            /** @description The model of the organization's own sign-ins. `off`: no sign-in is compared with it. `report`: the sign-in log names what is unusual, and the score leaves it out. `count`: it adds at most 12 points @enum {string} */
            model: "off" | "report" | "count";
            /** @description Actions for members of groups and for applications. The strictest of the policy and all rules that apply counts */
            rules: components["schemas"]["RiskRule"][];
        };
        RiskRule: {
            target: {
                /** @description `group`: its members, and those of the groups in it. `oauth_client`, `saml_service_provider`: everybody who enters the application @enum {string} */
                type: "group" | "oauth_client" | "saml_service_provider";
                /** Format: uuid @description ID of the group, the OIDC client or the SAML application */
                id: string;
            };
            /** @enum {string} */
            medium: "allow" | "second_factor" | "passkey" | "approval" | "reject";
            /** @enum {string} */
            high: "allow" | "second_factor" | "passkey" | "approval" | "reject";
        };
        SignInModel: {
            /** Format: date-time @description Null without a model */
            trainedAt: string | null;
            /** @description Successful sign-ins of 30 days: those that the model was trained with, or those at the last count */
            signIns: number;
            /** @description Further sign-ins that a model needs; 0 with a model */
            missing: number;
        };
        PolicyTargetList: { items: components["schemas"]["PolicyTarget"][]; };
        PolicyTarget: {
            /** @enum {string} */
            type: "group" | "oauth_client" | "saml_service_provider";
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Whether users of all organizations enter it */
            isOfPlatform: boolean;
        };
        /** @example { "passwordMinLength": 8, "secondFactor": "optional", "graceDays": 14, "upstreamFactor": "when_claimed", "allowedNetworks": [ "203.0.113.0/24", "2001:db8::/32" ], "blockedNetworks": [ "203.0.113.7", "AS64500" ], "applicationNetworks": [], "risk": { "mode": "report_only", "medium": "second_factor", "high": "second_factor", "model": "report", "rules": [] }, "version": 1 } */
        SaveSignInPolicy: {
            passwordMinLength: number;
            /** @enum {string} */
            secondFactor: "optional" | "required";
            /** @description Grace period without a second factor, from the day of the requirement or of joining */
            graceDays: number;
            /** @description Whether a sign-in through the tenant's connection counts as two factors: always, only if the identity provider says so, or never @enum {string} */
            upstreamFactor: "trusted" | "when_claimed" | "never";
            /** @description Whether passwords are looked up among leaked ones at each sign-in. A leaked one must be changed before the sign-in ends. Has no effect without `LEAKED_PASSWORDS`, or while the list is not available */
            checkPasswords?: boolean;
            /** @description How long the sign-in log keeps failed attempts, in days */
            failedSignInRetentionDays?: number;
            /** @description IP addresses, CIDR ranges, countries (ISO 3166-1, such as `DE`) and network operators (such as `AS3320`) that users may sign in from: one of them is enough. Empty: all. Saved in their shortest form, without duplicates */
            allowedNetworks?: string[];
            /** @description IP addresses, CIDR ranges, countries and network operators that nobody may sign in from, even if `allowedNetworks` contains them */
            blockedNetworks?: string[];
            /** @description Networks for individual applications, by OIDC, SAML or a device code. They apply each time a user enters the application, in addition to the lists for all sign-ins */
            applicationNetworks?: components["schemas"]["ApplicationNetworks"][];
            risk?: components["schemas"]["SaveRiskPolicy"];
            version: number;
            /** Format: uuid @description Tenant ID. Superadmins only */
            tenantId?: string;
            /** @description Saves lists that exclude the address of the calling admin, who cannot sign in or enter the application from there afterwards */
            acceptOwnExclusion?: boolean;
        };
        SaveRiskPolicy: {
            /** @description `report_only`: the sign-in log records what would happen, and every sign-in continues @enum {string} */
            mode: "report_only" | "enforce";
            /** @description At medium risk. `second_factor`: a user without one sets one up. `passkey`: a user without a passkey needs a second factor instead. `approval`: after the factors that the user has, an admin of the organization decides @enum {string} */
            medium: "allow" | "second_factor" | "passkey" | "approval" | "reject";
            /** @description At high risk. `second_factor`, `passkey`: a user without one is rejected, since a stranger could set one up. `approval`: after the factors that the user has, an admin of the organization decides @enum {string} */
            high: "allow" | "second_factor" | "passkey" | "approval" | "reject";
            /** @description The model of the organization's own sign-ins. `off`: no sign-in is compared with it. `report`: the sign-in log names what is unusual, and the score leaves it out. `count`: it adds at most 12 points @enum {string} */
            model?: "off" | "report" | "count";
            /** @description Actions for members of groups and for applications. The strictest of the policy and all rules that apply counts */
            rules?: components["schemas"]["RiskRule"][];
        };
        Account: {
            email: string;
            firstName: string;
            lastName: string;
            /** @description URL of a picture */
            picture: string | null;
            /** @description A BCP 47 language tag @example de-CH */
            locale: string | null;
            /** @description A name from the IANA time zone database @example Europe/Zurich */
            zoneinfo: string | null;
            /** @description An address that waits for both confirmations */
            pendingEmail: {
                email: string;
                confirmedAtOld: boolean;
                confirmedAtNew: boolean;
                /** Format: date-time */
                expiresAt: string;
            } | null;
            /** @description Name of the connection whose directory manages name and address. They can only be changed there. Null: the user can change them */
            directory: string | null;
            /** @description Whether a sign-in on a new device sends an email */
            newDeviceMail: boolean;
            /** @description Whether a weekly email reports the sign-ins of the organizations where the caller is an admin. Null: there is none */
            weeklyEmail: boolean | null;
            version: number;
        };
        /** @example { "firstName": "Ada", "lastName": "Lovelace", "locale": "en-GB", "version": 1 } */
        UpdateAccount: {
            firstName?: string;
            lastName?: string;
            /** @description URL of a picture. Gatehouse passes it on and never fetches it */
            picture?: string | null;
            /** @description A BCP 47 language tag, stored in its canonical form */
            locale?: string | null;
            /** @description A name from the IANA time zone database */
            zoneinfo?: string | null;
            version: number;
        };
        /** @example { "newDeviceMail": true, "weeklyEmail": false } */
        AccountNotices: {
            newDeviceMail: boolean;
            /** @description Unchanged if it is missing */
            weeklyEmail?: boolean;
        };
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
            origin: components["schemas"]["NetworkOrigin"];
            /** @description How they signed in. Source: RFC 8176 */
            methods: string[];
            /** @description Of the sign-in. Null if it was not assessed */
            risk: {
                score: number;
                /** @enum {string} */
                level: "low" | "medium" | "high";
                /** @description The strongest first */
                reasons: {
                    /** @enum {string} */
                    signal: "new_device" | "new_country" | "new_region" | "new_operator" | "impossible_travel" | "unusual_hour" | "suspect_network" | "many_networks" | "many_failures" | "second_step_fatigue" | "inconsistent_browser" | "new_application" | "unlike_organization" | "other_claims" | "other_country" | "other_operator" | "other_browser" | "reused_token";
                    points: number;
                    /** @description Of this sign-in @example BR */
                    found: string | null;
                    /** @description Of the earlier ones @example DE */
                    usual: string | null;
                    /** @description False if the policy only reports this reason, so the score leaves it out @enum {boolean} */
                    isCounted?: false;
                }[];
                /** @description What the policy does at this level @enum {string} */
                action: "allow" | "second_factor" | "passkey" | "approval" | "reject";
                /** @description Whether the policy was enforced. If not, it only reported the action */
                isEnforced: boolean;
                /** @description True if an admin approved this sign-in @enum {boolean} */
                isApproved?: true;
            } | null;
            /** @description Other countries, network operators or browsers that the session was used from; the newest first */
            moves: {
                /** Format: date-time @description The first use from here */
                at: string;
                address: string;
                origin: components["schemas"]["NetworkOrigin"];
                /** @example Firefox on Linux */
                deviceName: string;
                risk: components["schemas"]["SignInRisk"];
            }[];
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
            /** @description The network from which it was last seen */
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
            /** @description The network from which it was last seen */
            address: string | null;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            openSessions: number;
        };
        PersonalData: {
            categories: {
                /** @enum {string} */
                category: "account" | "password" | "factors" | "memberships" | "attributes" | "applications" | "identities" | "sessions" | "devices" | "signIns" | "questions" | "habits" | "activity" | "traces" | "responses" | "directories" | "provisioning" | "incidents" | "attempts" | "emails" | "views" | "work" | "audit" | "steps" | "logs";
                /** @description 1001 means more than 1000. Null for a category that is not exported */
                entries: number | null;
            }[];
            organizations: {
                name: string;
                /** @description Days for which failed sign-ins are kept */
                failedSignInDays: number;
            }[];
        };
        PersonalDataExport: {
            /** @enum {string} */
            format: "gatehouse-personal-data/1";
            /** Format: date-time */
            exportedAt: string;
            /** Format: uuid */
            userId: string;
            categories: {
                /** @enum {string} */
                category: "account" | "password" | "factors" | "memberships" | "attributes" | "applications" | "identities" | "sessions" | "devices" | "signIns" | "questions" | "habits" | "activity" | "traces" | "responses" | "directories" | "provisioning" | "incidents" | "attempts" | "emails" | "views" | "work" | "audit" | "steps" | "logs";
                data: string;
                why: string;
                kept: string;
                readers: string;
                /** @description Why records of this category are not in the export */
                withheld: string[];
                parts: {
                    /** @example sign_ins */
                    part: string;
                    entries: { [key: string]: unknown; }[];
                }[];
            }[];
        };
        /** @enum {string} */
        SavedViewList: "apis" | "applications" | "audit" | "connections" | "database-tables" | "domains" | "groups" | "invitations" | "job-runs" | "jobs" | "members" | "outbox" | "packages" | "sessions" | "set-up-links" | "sign-in-log" | "tenants" | "users";
        SavedViews: { items: components["schemas"]["SavedView"][]; };
        SavedView: {
            /** Format: uuid */
            id: string;
            list: components["schemas"]["SavedViewList"];
            name: string;
            query: string;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @example { "list": "tenants", "name": "Overdue", "query": "payment=overdue&sort=nextPayment", "isDefault": false } */
        CreateSavedView: {
            name: string;
            /** @description Query of the list without its question mark and without a cursor */
            query: string;
            /** @description Whether the list opens with this view @default false */
            isDefault: boolean;
            list: components["schemas"]["SavedViewList"];
        };
        /** @example { "name": "Payment overdue", "isDefault": true } */
        ChangeSavedView: {
            name?: string;
            /** @description Query of the list without its question mark and without a cursor */
            query?: string;
            /** @description Whether the list opens with this view */
            isDefault?: boolean;
        };
        /** @example { "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl" } */
        ReportSignIn: { token: string; };
        SignInReport: {
            /** @description `password_reset`: the user gets an email to choose a new password. `administrators`: the administrators are notified @enum {string} */
            recovery: "password_reset" | "administrators";
            /** @description Factors that were set up on the device since the sign-in, and no longer work. Recovery codes count as one */
            suspendedFactors: number;
        };
        OwnSignInPage: { items: components["schemas"]["OwnSignIn"][]; nextCursor: string | null; };
        OwnSignIn: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            method: "password" | "passkey" | "totp" | "recovery_code" | "emergency_code" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "invitation" | "password_reset" | "sign_up" | "tenant_switch" | "authorization" | "token" | "registration" | "saml_request" | "logout";
            failed: boolean;
            /** @description `success`, or the code of the failure @example invalid_credentials */
            outcome: string;
            /** @description Number of attempts that this record stands for */
            count: number;
            /** @description Null on the platform, and for an organization that the caller left */
            tenantName: string | null;
            /** @description Name of the application that asked */
            application: string | null;
            /** @example Firefox on Linux */
            device: string | null;
            address: string | null;
            origin: components["schemas"]["NetworkOrigin"];
            /** @description Null if it was not assessed */
            risk: {
                score: number;
                /** @enum {string} */
                level: "low" | "medium" | "high";
                /** @description The strongest first */
                reasons: {
                    /** @enum {string} */
                    signal: "new_device" | "new_country" | "new_region" | "new_operator" | "impossible_travel" | "unusual_hour" | "suspect_network" | "many_networks" | "many_failures" | "second_step_fatigue" | "inconsistent_browser" | "new_application" | "unlike_organization" | "other_claims" | "other_country" | "other_operator" | "other_browser" | "reused_token";
                    points: number;
                    /** @description Of this sign-in @example BR */
                    found: string | null;
                    /** @description Of the earlier ones @example DE */
                    usual: string | null;
                    /** @description False if the policy only reports this reason, so the score leaves it out @enum {boolean} */
                    isCounted?: false;
                }[];
                /** @description What the policy does at this level @enum {string} */
                action: "allow" | "second_factor" | "passkey" | "approval" | "reject";
                /** @description Whether the policy was enforced. If not, it only reported the action */
                isEnforced: boolean;
                /** @description True if an admin approved this sign-in @enum {boolean} */
                isApproved?: true;
            } | null;
            /** @description Whether the session of this request began with it */
            isCurrent: boolean;
            /** @description Whether it can be reported: it succeeded, or its password was right, in another session */
            canReport: boolean;
        };
        /** @example { "userId": "01a1fe82-5409-754c-acd1-1916b1c9d4cc" } */
        EndSessions: {
            /** Format: uuid */
            userId?: string;
            /** Format: uuid */
            tenantId?: string;
        };
        /** @description The caller's own session stays */
        SessionsEnded: { ended: number; };
        RateLimits: { items: components["schemas"]["RateLimit"][]; };
        /** @description A rate limit that is active, or was within 15 minutes */
        RateLimit: {
            key: string;
            /** @description What is counted @example login:network */
            kind: string;
            /** @description Email addresses are masked @example 192.0.2.7 */
            subject: string;
            /** Format: uuid */
            userId: string | null;
            /** @description Attempts that count now. The count decays over time */
            attempts: number;
            /** @description Attempts that this limit rejected */
            refused: number;
            /** Format: date-time @description The next attempt is allowed at this time */
            until: string | null;
            /** Format: date-time @description The last time that this limit rejected an attempt */
            refusedAt: string | null;
        };
        IncidentPage: {
            items: components["schemas"]["Incident"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        Incident: {
            /** Format: uuid */
            id: string;
            /** @description The organization. Null for the platform */
            tenant: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @enum {string} */
            kind: "password_spraying" | "credential_stuffing" | "password_guessing" | "second_factor_fatigue" | "session_moved" | "token_reused";
            /** @description MITRE ATT&CK technique @example T1110.003 */
            technique: string;
            /** @enum {string} */
            severity: "low" | "medium" | "high";
            /** @enum {string} */
            state: "open" | "in_progress" | "closed";
            /** @description Why it was closed. Null while it is not @enum {string|null} */
            reason: "resolved" | "false_alarm" | "expected" | "duplicate" | null;
            /** @description The network or the email address that detections share. Empty for credential stuffing */
            subject: string;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description Failed attempts of the strongest detection. 0 for a session that moved */
            failures: number;
            /** @description Accounts of the strongest detection */
            accounts: number;
            /** @description Networks of the strongest detection */
            networks: number;
            /** @description A user. The name is null if the account is deleted or not visible to the caller */
            assignee: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            version: number;
        };
        IncidentDetail: {
            /** Format: uuid */
            id: string;
            /** @description The organization. Null for the platform */
            tenant: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @enum {string} */
            kind: "password_spraying" | "credential_stuffing" | "password_guessing" | "second_factor_fatigue" | "session_moved" | "token_reused";
            /** @description MITRE ATT&CK technique @example T1110.003 */
            technique: string;
            /** @enum {string} */
            severity: "low" | "medium" | "high";
            /** @enum {string} */
            state: "open" | "in_progress" | "closed";
            /** @description Why it was closed. Null while it is not @enum {string|null} */
            reason: "resolved" | "false_alarm" | "expected" | "duplicate" | null;
            /** @description The network or the email address that detections share. Empty for credential stuffing */
            subject: string;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description Failed attempts of the strongest detection. 0 for a session that moved */
            failures: number;
            /** @description Accounts of the strongest detection */
            accounts: number;
            /** @description Networks of the strongest detection */
            networks: number;
            /** @description A user. The name is null if the account is deleted or not visible to the caller */
            assignee: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            version: number;
            users: {
                /** Format: uuid */
                id: string;
                /** @description Null once the account is deleted */
                email: string | null;
                /** @description Whether a sign-in from these networks succeeded */
                signedIn: boolean;
            }[];
            networkList: { network: string; origin: components["schemas"]["NetworkOrigin"]; }[];
            /** @description Open sessions of these users that began during the incident */
            sessions: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                userId: string;
                email: string | null;
                address: string | null;
                /** Format: date-time */
                authenticatedAt: string;
            }[];
            /** @description The newest first */
            entries: components["schemas"]["IncidentEntry"][];
            /** @description Admins who can be the assignee */
            assignees: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description Suggested actions, in their order */
            actions: ("end_sessions" | "require_factor" | "block_network")[];
            /** @description The OIDC client of the organization whose token was used twice. Rotate its secret. Null if it has none, or in other incidents */
            application: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
        };
        IncidentEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "detected" | "seen_again" | "severity_raised" | "comment" | "assigned" | "state_changed" | "closed" | "action_taken";
            /** @description A user. The name is null if the account is deleted or not visible to the caller */
            author: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The comment */
            text: string | null;
            /** @description Depends on the kind: state, reason, severity, action, network, count, assignee, session, application */
            detail: { [key: string]: string | number; };
        };
        /** @example { "version": 1, "state": "in_progress" } */
        ChangeIncident: {
            version: number;
            /** @description `open` reopens a closed incident @enum {string} */
            state?: "open" | "in_progress";
            /** Format: uuid @description Null removes the assignee */
            assigneeId?: string | null;
        };
        /** @example { "comment": "The network belongs to our penetration testers." } */
        CommentIncident: { comment: string; };
        /** @example { "version": 1, "reason": "resolved" } */
        CloseIncident: {
            version: number;
            /** @enum {string} */
            reason: "resolved" | "false_alarm" | "expected" | "duplicate";
            comment?: string;
        };
        /** @example { "action": "end_sessions" } */
        ActOnIncident: {
            /** @enum {string} */
            action: "end_sessions" | "require_factor" | "block_network";
            /** Format: uuid @description One affected user. Without it, sessions of all listed users end; `require_factor` needs it */
            userId?: string;
            /** @description One of the networks. `block_network` needs it */
            network?: string;
        };
        DetectionSuppressionPage: { items: components["schemas"]["DetectionSuppression"][]; nextCursor: string | null; };
        DetectionSuppression: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Null for incidents of the platform */
            tenantId: string | null;
            /** @enum {string} */
            kind: "password_spraying" | "credential_stuffing" | "password_guessing" | "second_factor_fatigue" | "session_moved" | "token_reused";
            /** @description An IP address or a range */
            network: string | null;
            /** @description A user. The name is null if the account is deleted or not visible to the caller */
            user: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            note: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @example { "kind": "password_spraying", "network": "203.0.113.0/24", "note": "Penetration test", "expiresAt": "2027-01-31T00:00:00Z" } */
        CreateDetectionSuppression: {
            /** Format: uuid @description Superadmins only. Without it, for the platform */
            tenantId?: string;
            /** @enum {string} */
            kind: "password_spraying" | "credential_stuffing" | "password_guessing" | "second_factor_fatigue" | "session_moved" | "token_reused";
            network?: string;
            /** Format: uuid */
            userId?: string;
            note?: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @example { "format": "csv", "text": "email,role\nada@example.com,user\n" } */
        CheckInvitationImport: {
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
            /** @description `list`: addresses separated by commas, semicolons or line breaks. `csv`: a header line with the columns email, first name, last name, role @enum {string} */
            format: "list" | "csv";
            text: string;
            /** @default tenant_user */
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a custom role of the tenant @default null */
            roleId: string | null;
        };
        InvitationImportCheck: {
            invite: number;
            skip: number;
            error: number;
            /** @description How many more members the plan allows, if fewer than `invite`. Else null */
            room: number | null;
            lines: components["schemas"]["InvitationLine"][];
        };
        InvitationLine: {
            line: number;
            email: string;
            /** @description `skip`: already a member or invited. `error`: needs correction @enum {string} */
            outcome: "invite" | "skip" | "error";
            message: string | null;
        };
        /** @example { "format": "csv", "text": "email,role\nada@example.com,user\n" } */
        StartInvitationImport: {
            /** Format: uuid @description Chosen by the client, so that a repeated request starts the import only once */
            id?: string;
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
            /** @description `list`: addresses separated by commas, semicolons or line breaks. `csv`: a header line with the columns email, first name, last name, role @enum {string} */
            format: "list" | "csv";
            text: string;
            /** @default tenant_user */
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a custom role of the tenant @default null */
            roleId: string | null;
        };
        /** @enum {string} */
        InvitationStatus: "pending" | "expired" | "accepted" | "revoked";
        InvitationPage: {
            items: components["schemas"]["Invitation"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
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
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
            /** Format: idn-email */
            email: string;
            /** @default */
            firstName: string;
            /** @default */
            lastName: string;
            /** @default tenant_user */
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid @description With `tenant_user`: a custom role of the tenant @default null */
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
            /** @description `password`: the user chooses one. `sign_in`: the address has an account. `sso`: the tenant requires single sign-on @enum {string} */
            way: "password" | "sign_in" | "sso";
            /** @description Whether the address can also sign in through a connection of the tenant and joins by that */
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
        Connectors: {
            /** @description Whether the server address of the connection is `connector:`, so that connectors are asked */
            isUsed: boolean;
            items: components["schemas"]["Connector"][];
            /** @description Null if connectors are not used, or the installation has no build of the command */
            download: {
                /** @description Needs no sign-in */
                url: string;
                /** @description SHA-256 of the file, in hexadecimal */
                sha256: string;
            } | null;
            /** @description The enrollment code that is open. Null if there is none */
            code: {
                /** Format: date-time */
                expiresAt: string;
            } | null;
        };
        Connector: {
            /** Format: uuid */
            id: string;
            /** @description Host name of the connector, or what its operator called it */
            name: string;
            /** @example 0.1.0 */
            version: string;
            /** @description JWK thumbprint of its signing key (RFC 7638). The connector shows the same */
            fingerprint: string;
            /** @description `never_connected`: enrolled, and has not asked for work yet. `connected`: asked for work within the last minute. `silent`: has not asked for work since @enum {string} */
            state: "never_connected" | "connected" | "silent" | "revoked";
            /** Format: date-time */
            enrolledAt: string;
            /** Format: date-time */
            lastSeenAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            rejected: {
                /** @description Rejected requests since the enrollment */
                count: number;
                last: {
                    code: components["schemas"]["ConnectorRejection"];
                    /** Format: date-time */
                    at: string;
                } | null;
            };
        };
        /** @description `connector_revoked`: an administrator revoked the connector. `signature_missing`: the request has no signature. `signature_invalid`: the signature is not by the key of the connector, or for another request. `signature_expired`: the clock of the connector differs by more than a minute, or the request was delayed. `signature_replayed`: the same signature was used before. `body_altered`: the body is not the signed one. `organization_inactive`: the organization is not active @enum {string} */
        ConnectorRejection: "connector_revoked" | "signature_missing" | "signature_invalid" | "signature_expired" | "signature_replayed" | "body_altered" | "organization_inactive";
        ConnectorDownload: {
            /** @description Needs no sign-in */
            url: string;
            /** @description SHA-256 of the file, in hexadecimal */
            sha256: string;
        };
        ConnectorCode: {
            /** @description Returned only once. Only its hash is stored */
            code: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Where the connector sends its requests */
            url: string;
        };
        SsoDraft: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            configurationId: string;
            /** @description The version of the connection that the draft changes */
            baseVersion: number;
            /** @description Whether the connection changed since. Save the draft again to publish it */
            isOutdated: boolean;
            /** Format: date-time */
            savedAt: string;
            /** Format: uuid */
            savedBy: string | null;
            /** @example [ "issuer: https://old.example → https://new.example" ] */
            changes: string[];
            /** @description The last successful test of exactly this draft. It counts for a day */
            test: {
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                by: string;
                isFresh: boolean;
            } | null;
            /** @description Whether the draft can only be published after a test: single sign-on is required */
            needsTest: boolean;
            /** @description Null while no sign-in uses the draft */
            release: {
                users: {
                    /** Format: uuid */
                    id: string;
                    /** @description Null once the user is no longer a member */
                    email: string | null;
                }[];
                /** @description Null for a release to users */
                percent: number | null;
                /** Format: date-time */
                startedAt: string;
                /** Format: uuid */
                startedBy: string | null;
            } | null;
            /** @description Why the last release ended by itself */
            takenBack: {
                /** Format: date-time */
                at: string;
                /** @description The most frequent cause @example client_refused */
                code: string;
                draft: { succeeded: number; failed: number; };
                live: { succeeded: number; failed: number; };
            } | null;
            /** @description Sign-ins since the last release began, at most the latest 10,000 of each side */
            outcomes: {
                /** Format: date-time */
                since: string;
                draft: components["schemas"]["SsoDraftSide"];
                live: components["schemas"]["SsoDraftSide"];
            } | null;
            /** @description The connection as it would be. Secrets are only reported as set or not set */
            configuration: components["schemas"]["SsoConfiguration"];
        };
        SsoDraftSide: {
            succeeded: number;
            /** @description Without failures that only the user can cause or fix */
            failed: number;
            /** @description Failures that only the user can cause or fix */
            ofUsers: number;
            /** @description The most frequent causes of `failed`, at most 5 */
            causes: { code: string; count: number; }[];
        };
        SsoCertificate: {
            subject: string;
            /** @description SHA-256, in hexadecimal with colons */
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
        /** @description Fields of this type of identity provider. Apple: `teamId`, `keyId`. LDAP: `ldapUrl` (`ldaps://`, `ldap://` with StartTLS, or `connector:` if connectors reach the directory), `baseDn`, `userFilter` with `{login}` for what the user types */
        SsoProviderParameters: { teamId?: string; keyId?: string; ldapUrl?: string; baseDn?: string; userFilter?: string; };
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
        SsoConfiguration: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Null for the platform's own */
            tenantId: string | null;
            /** @description Null for the platform's own */
            tenantName: string | null;
            name: string;
            type: components["schemas"]["SsoType"];
            isEnabled: boolean;
            /** @description Belongs to an organization of the demo data */
            isDemo: boolean;
            clientId: string | null;
            clientSecretSet: boolean;
            /** @description The redirect URI to register at the identity provider */
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
            /** @description Null if the domain does not belong to the tenant */
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
                /** @description IDs of the trusted keys */
                keys: string[];
                /** Format: date-time @description When the identity provider stopped to respond. Null while it responds */
                downSince: string | null;
            };
            /** @description The last successful test. It counts for a day, unless the connection changed since */
            lastTest: {
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                by: string;
                isFresh: boolean;
            } | null;
            /** Format: date-time @description The last successful sign-in. Null if there was none in the last 30 days */
            lastSignInAt: string | null;
            /** @description Failed sign-ins since the last successful one */
            failedSignIns: number;
            warnings: { code: string; message: string; }[];
            managedBySettings: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
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
            /** Format: uuid @description Microsoft: the one Entra tenant whose users may sign in */
            directoryId?: string | null;
            entityId?: string | null;
            /** Format: uri */
            ssoUrl?: string | null;
            /** Format: uri */
            sloUrl?: string | null;
            /** Format: uri @description SAML: where logout responses are sent, if not to `sloUrl` (ResponseLocation in the metadata) */
            sloResponseUrl?: string | null;
            /** Format: uri */
            metadataUrl?: string | null;
            /** @description The identity provider's signing certificates as PEM, one after another. LDAP: the certificates of the CAs to trust in place of the public ones */
            certificate?: string | null;
            relayState?: string | null;
            nameIdFormat?: components["schemas"]["NameIdFormat"];
            signatureAlgorithm?: components["schemas"]["SignatureAlgorithm"];
            /** @enum {string|null} */
            encryptionAlgorithm?: "aes128" | "aes256" | "tripledes" | null;
            scopes?: string[];
            /** @description Email domains that it serves. Each takes effect once the tenant has verified it */
            domains?: string[];
            /** @description Whether unknown users join by signing in */
            createsPeople?: boolean;
            /** @description Signs in with the platform's client at this identity provider. The tenant's rules apply */
            usesPlatformClient?: boolean;
            /** @description SAML: whether the identity provider may initiate a sign-in */
            allowIdpInitiated?: boolean;
            parameters?: components["schemas"]["SsoProviderParameters"];
            mapping?: components["schemas"]["SsoMapping"];
            /** @description Write-only. Omitted: unchanged. Null: removed */
            clientSecret?: string | null;
            /** @description PEM. Write-only. Omitted: unchanged. Null: removed */
            privateKey?: string | null;
            /** @description SAML metadata as a file or text. Fills in the fields that it contains */
            metadata?: string;
        };
        /** @example { "draftId": "0198c0de-0000-7000-8000-000000000001" } */
        SsoDraftSeen: {
            /** Format: uuid */
            draftId: string;
        };
        SsoStarted: {
            /** @description Where to send the browser, in the page or a pop-up */
            authorizationUrl: string;
            state: string;
            /** @description Binds the sign-in to this browser. Keep it in an httpOnly cookie and return it at the end */
            browserSecret: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @example { "draftId": "0198c0de-0000-7000-8000-000000000001", "percent": 10 } */
        ReleaseSsoDraft: {
            /** Format: uuid */
            draftId: string;
            /** @description Of members. They use the draft when they enter this address to sign in */
            emails?: string[];
            /** @description Share of the sign-ins */
            percent?: number;
        };
        /** @example { "email": "ada@acme.example" } */
        ExplainSso: {
            email: string;
            /** Format: uuid @description The tenant that asks. Superadmins only */
            tenantId?: string;
        };
        SsoRouteExplanation: {
            domain: string | null;
            /** @description What the sign-in page receives */
            route: components["schemas"]["SsoRoute"];
            steps: components["schemas"]["SsoRouteStep"][];
            /** @description Whether the caller may see details of the domain */
            isOwn: boolean;
            /** @description State of the tenant's own domain @enum {string|null} */
            claim: "pending" | "active" | "inactive" | null;
            /** @description The tenant's connections, whether or not they serve the domain */
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
            /** @description Origin of the identity provider's sign-in page, for the page's form-action policy @example https://accounts.google.com */
            origin: string | null;
            /** Format: date-time @description When the identity provider stopped to respond. Null while it responds */
            downSince: string | null;
        };
        SsoRoute: {
            /** @description `offer`: the connection in addition to the password. `require`: the tenant requires single sign-on @enum {string} */
            kind: "password" | "offer" | "require";
            options: components["schemas"]["SsoOption"][];
            /** @example acme.example is served by Acme directory */
            reason: string;
            /** @description The organization that verified the domain, if a connection is offered. Null otherwise */
            brand: {
                name: string;
                /** @description Path on this origin. It changes with the image */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description For dark pages. Without it, `color` is used there too @example #0b6e4f */
                darkColor: string | null;
                /** @description Language of pages and emails for users without a choice of their own @enum {string|null} */
                language: "en" | "de" | "es" | "ja" | "ar" | null;
                /** @description Replaced texts of the sign-in page, by language */
                texts: {
                    en?: { signInTitle?: string; signInHelp?: string; };
                    de?: { signInTitle?: string; signInHelp?: string; };
                    es?: { signInTitle?: string; signInHelp?: string; };
                    ja?: { signInTitle?: string; signInHelp?: string; };
                    ar?: { signInTitle?: string; signInHelp?: string; };
                };
            } | null;
            /** Format: date-time @description `offer`: when the tenant begins to require single sign-on. Null if it has set no date */
            requiredFrom: string | null;
        };
        SsoRouteStep: {
            /** @enum {string} */
            name: "address" | "domain" | "tenant" | "connection" | "enforced";
            /** @example Has an organization verified the domain? */
            question: string;
            /** @example acme.example is verified. */
            answer: string;
            isYes: boolean;
            /** @description Whether the decision ends at this question */
            decides: boolean;
        };
        SetUpLinkPage: { items: components["schemas"]["SetUpLink"][]; nextCursor: string | null; };
        SetUpLink: {
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
            /** @description Who used it, newest first */
            uses: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                what: "opened" | "chosen" | "domain_added" | "consent_begun" | "captured" | "failed" | "saved" | "tested";
                /** @description According to the identity provider or the user */
                who: string | null;
                address: string | null;
                userAgent: string | null;
            }[];
            /** Format: uuid */
            tenantId: string;
            /** @description Null if the organization is deleted */
            tenantName: string | null;
            /** @description Null until one is chosen @enum {string|null} */
            provider: "google" | "microsoft" | "okta" | "entra" | "google-workspace" | "adfs" | "onelogin" | "pingone" | "jumpcloud" | "auth0" | "keycloak" | "ldap" | "other" | null;
            /** @enum {string|null} */
            type: "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | null;
            returnUrl: string | null;
            /** Format: date-time @description Null if nobody has opened it yet */
            lastUsedAt: string | null;
        };
        /** @enum {string} */
        WizardProvider: "google" | "microsoft" | "okta" | "entra" | "google-workspace" | "adfs" | "onelogin" | "pingone" | "jumpcloud" | "auth0" | "keycloak" | "ldap" | "other";
        /** @example { "hours": 72, "returnUrl": "https://app.acme.example/settings/sso" } */
        CreateSetUpLink: {
            /** Format: uuid @description Tenant ID. Required for superadmins */
            tenantId?: string;
            /** @description Hours until it expires @default 72 */
            hours: number;
            /** Format: uri @description Where the last page of the portal links to. Its origin must be that of an application's redirect URI, or its host must be at a verified domain of the organization @example https://app.acme.example/settings/sso */
            returnUrl?: string;
        };
        CreatedSetUpLink: {
            link: components["schemas"]["SetUpLink"];
            /** @description Returned only once. Only its hash is stored */
            url: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F" } */
        OpenSetUpPortal: {
            /** @description Of the link */
            token: string;
        };
        SetUpPortal: {
            organization: components["schemas"]["Brand"];
            /** Format: date-time */
            linkExpiresAt: string;
            returnUrl: string | null;
            /** @description Null until a provider is chosen */
            run: {
                /** Format: uuid */
                id: string;
                mode: components["schemas"]["WizardMode"];
                provider: components["schemas"]["WizardProvider"];
                type: components["schemas"]["SsoType"];
                step: components["schemas"]["WizardStep"];
                /** @description Null for the platform's own, and for a new one */
                tenantName: string | null;
                /** @description Whether the platform has a client at this identity provider for admin consent */
                canConsent: boolean;
                addresses: components["schemas"]["WizardAddresses"];
                captured: {
                    /** Format: date-time */
                    at: string;
                    /** @description The suggested name of the connection */
                    name: string;
                    /** @description Who consented, according to the identity provider */
                    adminEmail: string | null;
                    adminName: string | null;
                    organization: string | null;
                    /** @description Null if there is none */
                    directory: {
                        answered: boolean;
                        /** @description What the identity provider returned, or why it did not */
                        message: string;
                    } | null;
                    /** @description Everything that would be saved, with its source. Contains no secret */
                    values: { label: string; value: string; source: string; }[];
                    domains: components["schemas"]["WizardDomain"][];
                } | null;
                /** @description Why the last attempt failed */
                failure: { message: string; detail: string; } | null;
                saved: {
                    /** Format: uuid */
                    configurationId: string;
                    name: string;
                    domains: { domain: string; verified: boolean; message: string; }[];
                } | null;
                /** Format: date-time */
                expiresAt: string;
                /** Format: date-time */
                updatedAt: string;
                version: number;
            } | null;
            /** @description Those that were added through this link */
            domains: components["schemas"]["PortalDomain"][];
            /** @description Null until it is saved */
            connection: {
                name: string;
                isEnabled: boolean;
                /** Format: date-time @description When it was enabled */
                liveSince: string | null;
            } | null;
            /** @description The last test that was started through this link */
            test: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                status: "open" | "passed" | "failed";
                email: string | null;
                /** @description Why it failed */
                message: string | null;
            } | null;
            /** @description The email address that was entered last */
            contact: string | null;
        };
        WizardRunOfLink: {
            /** Format: uuid */
            id: string;
            mode: components["schemas"]["WizardMode"];
            provider: components["schemas"]["WizardProvider"];
            type: components["schemas"]["SsoType"];
            step: components["schemas"]["WizardStep"];
            /** @description Null for the platform's own, and for a new one */
            tenantName: string | null;
            /** @description Whether the platform has a client at this identity provider for admin consent */
            canConsent: boolean;
            addresses: components["schemas"]["WizardAddresses"];
            captured: {
                /** Format: date-time */
                at: string;
                /** @description The suggested name of the connection */
                name: string;
                /** @description Who consented, according to the identity provider */
                adminEmail: string | null;
                adminName: string | null;
                organization: string | null;
                /** @description Null if there is none */
                directory: {
                    answered: boolean;
                    /** @description What the identity provider returned, or why it did not */
                    message: string;
                } | null;
                /** @description Everything that would be saved, with its source. Contains no secret */
                values: { label: string; value: string; source: string; }[];
                domains: components["schemas"]["WizardDomain"][];
            } | null;
            /** @description Why the last attempt failed */
            failure: { message: string; detail: string; } | null;
            saved: {
                /** Format: uuid */
                configurationId: string;
                name: string;
                domains: { domain: string; verified: boolean; message: string; }[];
            } | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @enum {string} */
        WizardMode: "wizard" | "quick";
        /** @enum {string} */
        WizardStep: "authenticate" | "captured" | "saved";
        WizardAddresses: { redirectUri: string | null; entityId: string | null; acsUrl: string | null; metadataUrl: string | null; };
        WizardCapture: {
            /** Format: date-time */
            at: string;
            /** @description The suggested name of the connection */
            name: string;
            /** @description Who consented, according to the identity provider */
            adminEmail: string | null;
            adminName: string | null;
            organization: string | null;
            /** @description Null if there is none */
            directory: {
                answered: boolean;
                /** @description What the identity provider returned, or why it did not */
                message: string;
            } | null;
            /** @description Everything that would be saved, with its source. Contains no secret */
            values: { label: string; value: string; source: string; }[];
            domains: components["schemas"]["WizardDomain"][];
        };
        WizardDomain: {
            domain: string;
            source: components["schemas"]["WizardDomainSource"];
            /** @description Whether it is verified once this is saved */
            vouched: boolean;
            /** @description The domain's current state in the tenant @enum {string} */
            standing: "verified" | "will_be_verified" | "unverified" | "owned_elsewhere" | "parent_owned_elsewhere" | "unusable";
            /** @description What it means and what to do */
            message: string;
        };
        /** @enum {string} */
        WizardDomainSource: "directory" | "account" | "default" | "claimed";
        PortalDomain: {
            domain: string;
            /** @description With the letters of its own script */
            displayName: string;
            isVerified: boolean;
            /** @description Name of the TXT record */
            recordName: string;
            recordValue: string;
            lastCheck: {
                /** Format: date-time */
                at: string;
                message: string;
            } | null;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "provider": "okta", "type": "saml" } */
        ChooseProvider: {
            /** @description Of the link */
            token: string;
            provider: components["schemas"]["WizardProvider"];
            /** @description `oauth2` or `saml`, for an identity provider that offers both */
            type?: components["schemas"]["SsoType"];
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "domain": "acme.example" } */
        PortalDomainName: {
            /** @description Of the link */
            token: string;
            domain: string;
        };
        WizardConsent: {
            /** @description Where to send the browser, in a pop-up or the page */
            authorizationUrl: string;
            state: string;
            /** @description Binds the consent to this browser */
            browserSecret: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ", "code": "SplxlOBeZQQ" } */
        CompletePortalConsent: {
            state: string;
            browserSecret: string;
            code?: string;
            iss?: string;
            error?: string;
            errorDescription?: string;
            /** @description Of the link */
            token: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "issuer": "https://login.acme.example", "clientId": "gatehouse", "clientSecret": "its secret" } */
        CapturePortal: {
            /** Format: uri */
            issuer?: string;
            clientId?: string;
            /** @description Write-only */
            clientSecret?: string;
            /** Format: uri */
            metadataUrl?: string;
            /** @description SAML metadata as a file or text */
            metadata?: string;
            entityId?: string;
            /** Format: uri */
            ssoUrl?: string;
            certificate?: string;
            parameters?: components["schemas"]["SsoProviderParameters"];
            /** @description Of the link */
            token: string;
        };
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "version": 2, "name": "Acme directory", "domains": [ "acme.example" ], "contact": "it@acme.example" } */
        SavePortal: {
            version: number;
            name: string;
            domains: string[];
            /** @description Of the link */
            token: string;
            /** Format: idn-email @description Email address of the user, if no consent identified them. The admins see it */
            contact?: string;
        };
        SsoConfigurationPage: {
            items: components["schemas"]["SsoConfiguration"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        /** @example { "type": "oauth2", "name": "Acme directory", "issuer": "https://login.acme.example", "clientId": "gatehouse", "clientSecret": "the secret that the provider gave", "domains": [ "acme.example" ] } */
        CreateSsoConfiguration: {
            /** Format: uuid @description Tenant ID. Superadmins only. Without it, a connection of the platform */
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
            /** Format: uuid @description Microsoft: the one Entra tenant whose users may sign in @default null */
            directoryId: string | null;
            /** @default null */
            entityId: string | null;
            /** Format: uri @default null */
            ssoUrl: string | null;
            /** Format: uri @default null */
            sloUrl: string | null;
            /** Format: uri @description SAML: where logout responses are sent, if not to `sloUrl` (ResponseLocation in the metadata) @default null */
            sloResponseUrl: string | null;
            /** Format: uri @default null */
            metadataUrl: string | null;
            /** @description The identity provider's signing certificates as PEM, one after another. LDAP: the certificates of the CAs to trust in place of the public ones @default null */
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
            /** @description Email domains that it serves. Each takes effect once the tenant has verified it @default [] */
            domains: string[];
            /** @description Whether unknown users join by signing in @default true */
            createsPeople: boolean;
            /** @description Signs in with the platform's client at this identity provider. The tenant's rules apply @default false */
            usesPlatformClient: boolean;
            /** @description SAML: whether the identity provider may initiate a sign-in @default false */
            allowIdpInitiated: boolean;
            parameters?: components["schemas"]["SsoProviderParameters"];
            mapping?: components["schemas"]["SsoMapping"];
            /** @description Write-only. Omitted: unchanged. Null: removed */
            clientSecret?: string | null;
            /** @description PEM. Write-only. Omitted: unchanged. Null: removed */
            privateKey?: string | null;
            /** @description SAML metadata as a file or text. Fills in the fields that it contains */
            metadata?: string;
        };
        /** @example { "version": 1 } */
        SsoVersionSeen: { version: number; };
        OpenSessionsOfConnection: { count: number; };
        SsoConfigurationVersionPage: { items: components["schemas"]["SsoConfigurationVersion"][]; nextCursor: string | null; };
        SsoConfigurationVersion: {
            number: number;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid @description Null for connections from the installation's settings */
            changedBy: string | null;
            /** @example [ "name: Acme → Acme directory", "clientSecret: replaced" ] */
            changes: string[];
            isCurrent: boolean;
        };
        SsoProviders: { items: components["schemas"]["SsoOption"][]; };
        /** @example { "tenant": "acme" } */
        SignInPageLeft: {
            /** @description Tenant slug */
            tenant?: string;
            /** @description A client ID, or the ID of a SAML application */
            application?: string;
        };
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
            /** @description What the identity provider posted with its response, sealed by the form callback */
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
            /** @description Where the identity provider ends its own session */
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
        /** @example { "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ" } */
        SsoStatusRequest: { state: string; browserSecret: string; };
        SsoPasswordPage: {
            /** @description Whose directory it is */
            organization: {
                name: string;
                /** @description Path on this origin. It changes with the image */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description For dark pages. Without it, `color` is used there too @example #0b6e4f */
                darkColor: string | null;
                /** @description Language of pages and emails for users without a choice of their own @enum {string|null} */
                language: "en" | "de" | "es" | "ja" | "ar" | null;
                /** @description Replaced texts of the sign-in page, by language */
                texts: {
                    en?: { signInTitle?: string; signInHelp?: string; };
                    de?: { signInTitle?: string; signInHelp?: string; };
                    es?: { signInTitle?: string; signInHelp?: string; };
                    ja?: { signInTitle?: string; signInHelp?: string; };
                    ar?: { signInTitle?: string; signInHelp?: string; };
                };
            } | null;
        };
        /** @example { "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ", "username": "ada@acme.example", "password": "the password in the directory" } */
        CompleteSsoByPassword: { state: string; browserSecret: string; username: string; password: string; };
        /** @example { "reference": "sB0Zr6m3vJqk1o1bYkQy0uF4h8mQ2cX7eWn5tLd9pGa" } */
        ArriveSso: { reference: string; };
        SsoArrived: {
            result: components["schemas"]["SsoResult"];
            /** @description For POST /api/v1/sso/link, if the result asks for it */
            browserSecret: string;
        };
        /** @example { "state": "HPx0n9nXVZC9" } */
        FindSsoHost: { state: string; };
        SsoHost: {
            /** Format: uri @description Origin of the custom domain. Null for the platform's host and for an unknown state */
            origin: string | null;
        };
        SsoStatus: {
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "expired";
            code: string | null;
        };
        /** @example { "ticket": "fZ3kQm", "browserSecret": "uqkWnY3iq1zQ", "password": "a password" } */
        LinkSso: { ticket: string; browserSecret: string; password: string; };
        SsoLogout: {
            /** @description Null if the identity provider offers no sign-out */
            logoutUrl: string | null;
            /** @example Acme directory */
            provider: string | null;
        };
        EmergencyCodeStatus: {
            /** @description Codes that nobody has used */
            left: number;
            /** Format: date-time */
            createdAt: string | null;
            /** @description Emergency administrators who wait for another admin to release their code */
            requests: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                userId: string;
                email: string;
                name: string;
                /** Format: date-time */
                requestedAt: string;
                /** Format: date-time */
                expiresAt: string;
                /** Format: date-time */
                releasedAt: string | null;
            }[];
        };
        /** @example {} */
        OfTenant: {
            /** Format: uuid @description Tenant ID. Superadmins only */
            tenantId?: string;
        };
        EmergencyCodes: {
            /** @description They are returned only once */
            codes: string[];
        };
        SsoPolicy: {
            /** Format: uuid */
            tenantId: string;
            enforced: boolean;
            /** @description Admins who can still use their password */
            breakGlass: string[];
            /** @description Whether users can sign in with their passwords while every enabled connection is down */
            allowsPasswordsInOutage: boolean;
            /** @description How emergency administrators sign in: with their password, with an emergency code in addition, or with a code that another admin releases first @enum {string} */
            emergencyAccess: "password" | "code" | "code_and_release";
            /** Format: date-time @description When an admin enabled the requirement. Null while it is disabled */
            enforcedSince: string | null;
            /** Format: date-time @description When the grace period ends. Until then, other authentication methods still work */
            enforcedFrom: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            version: number;
        };
        SsoPolicyPreview: {
            /** @description One page of the users who would lose access, by address */
            lockedOut: {
                /** Format: uuid */
                userId: string;
                email: string;
                name: string;
                reason: string;
            }[];
            lockedOutCount: number;
            nextCursor: string | null;
            /** @description Why the requirement cannot be enabled */
            problems: { code: string; message: string; }[];
            /** @description Possible emergency administrators: the active admins */
            admins: {
                /** Format: uuid */
                userId: string;
                email: string;
                name: string;
                hasPassword: boolean;
            }[];
        };
        /** @example { "version": 0, "enforced": false, "breakGlass": [ "01a1fe82-5409-754c-acd1-1916b1c9d4cc" ] } */
        SaveSsoPolicy: {
            version: number;
            enforced: boolean;
            breakGlass: string[];
            /** @default false */
            allowsPasswordsInOutage: boolean;
            /** @description How emergency administrators sign in: with their password, with an emergency code in addition, or with a code that another admin releases first @enum {string} */
            emergencyAccess?: "password" | "code" | "code_and_release";
            /** @description In how many days the requirement takes effect. Default: immediately. During the grace period it can only be shortened */
            graceDays?: number;
            /** Format: uuid */
            tenantId?: string;
        };
        SavedSsoPolicy: {
            /** Format: uuid */
            tenantId: string;
            enforced: boolean;
            /** @description Admins who can still use their password */
            breakGlass: string[];
            /** @description Whether users can sign in with their passwords while every enabled connection is down */
            allowsPasswordsInOutage: boolean;
            /** @description How emergency administrators sign in: with their password, with an emergency code in addition, or with a code that another admin releases first @enum {string} */
            emergencyAccess: "password" | "code" | "code_and_release";
            /** Format: date-time @description When an admin enabled the requirement. Null while it is disabled */
            enforcedSince: string | null;
            /** Format: date-time @description When the grace period ends. Until then, other authentication methods still work */
            enforcedFrom: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            version: number;
            /** @description New emergency codes, which are returned only once. Empty if none were created */
            emergencyCodes: string[];
        };
        SsoRequirement: {
            /** Format: date-time @description When single sign-on becomes or became required. Null if it is not required */
            requiredFrom: string | null;
            isInForce: boolean;
        };
        StoredSsoResponsePage: { items: components["schemas"]["StoredSsoResponse"][]; nextCursor: string | null; };
        StoredSsoResponse: {
            /** Format: uuid @description ID of the sign-in or test, as in its trace */
            id: string;
            /** Format: uuid */
            configurationId: string;
            /** @enum {string} */
            protocol: "saml" | "openid";
            /** @enum {string} */
            purpose: "sign_in" | "test";
            /** @description `success`, `link_required` or the code of the error @example saml_audience */
            outcome: string;
            /** @description Reference of the request, as the user was shown it */
            reference: string;
            /** @description In bytes */
            size: number;
            /** @description False if it was too large to keep */
            isKept: boolean;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        StoredSsoResponseDetail: {
            /** Format: uuid @description ID of the sign-in or test, as in its trace */
            id: string;
            /** Format: uuid */
            configurationId: string;
            /** @enum {string} */
            protocol: "saml" | "openid";
            /** @enum {string} */
            purpose: "sign_in" | "test";
            /** @description `success`, `link_required` or the code of the error @example saml_audience */
            outcome: string;
            /** @description Reference of the request, as the user was shown it */
            reference: string;
            /** @description In bytes */
            size: number;
            /** @description False if it was too large to keep */
            isKept: boolean;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description The response without personal data and secrets. Null if it was too large to keep */
            message: string | null;
        };
        /** @example { "entityId": "https://login.acme.example/saml" } */
        SsoReplaySettings: {
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
            /** Format: uuid @description Microsoft: the one Entra tenant whose users may sign in */
            directoryId?: string | null;
            entityId?: string | null;
            /** Format: uri */
            ssoUrl?: string | null;
            /** Format: uri */
            sloUrl?: string | null;
            /** Format: uri @description SAML: where logout responses are sent, if not to `sloUrl` (ResponseLocation in the metadata) */
            sloResponseUrl?: string | null;
            /** Format: uri */
            metadataUrl?: string | null;
            /** @description The identity provider's signing certificates as PEM, one after another. LDAP: the certificates of the CAs to trust in place of the public ones */
            certificate?: string | null;
            relayState?: string | null;
            nameIdFormat?: components["schemas"]["NameIdFormat"];
            signatureAlgorithm?: components["schemas"]["SignatureAlgorithm"];
            /** @enum {string|null} */
            encryptionAlgorithm?: "aes128" | "aes256" | "tripledes" | null;
            scopes?: string[];
            /** @description Email domains that it serves. Each takes effect once the tenant has verified it */
            domains?: string[];
            /** @description Whether unknown users join by signing in */
            createsPeople?: boolean;
            /** @description Signs in with the platform's client at this identity provider. The tenant's rules apply */
            usesPlatformClient?: boolean;
            /** @description SAML: whether the identity provider may initiate a sign-in */
            allowIdpInitiated?: boolean;
            parameters?: components["schemas"]["SsoProviderParameters"];
            mapping?: components["schemas"]["SsoMapping"];
            /** @description SAML metadata as a file or text. Fills in the fields that it contains */
            metadata?: string;
        };
        SsoReplay: {
            /** Format: date-time @description The time that the checks of the response use */
            receivedAt: string;
            /** @description With the settings of the connection */
            live: components["schemas"]["SsoReplayVerdict"];
            /** @description With the given settings. Null without any */
            edited: {
                /** @description `undecided`: every check of the ID token passes, but the sign-in ended before the user info was requested, so the user is unknown @enum {string} */
                result: "accepted" | "rejected" | "undecided";
                /** @description Code of the cause, if it was rejected */
                code: string | null;
                checks: components["schemas"]["ReplayedSsoCheck"][];
                /** @description Null if no user could be read from the response */
                user: {
                    /** @description `enter`: known by this identity. `link`: an existing account is linked. `prove`: the same after its password. `join`: a new user of the organization. `sign_up`: a new organization. Null if it was rejected @enum {string|null} */
                    kind: "enter" | "link" | "prove" | "join" | "sign_up" | null;
                    /** Format: uuid */
                    userId: string | null;
                    email: string | null;
                    name: string | null;
                    /** @description Role, and where it comes from */
                    role: string | null;
                } | null;
            } | null;
        };
        ReplayedSsoCheck: {
            /** @example audience */
            name: string;
            /** @enum {string} */
            status: "passed" | "failed" | "not_reached";
            /** @description Code of the cause, if it failed @example saml_audience */
            code: string | null;
            message: string | null;
            found: string | null;
            expected: string | null;
        };
        SsoReplayVerdict: {
            /** @description `undecided`: every check of the ID token passes, but the sign-in ended before the user info was requested, so the user is unknown @enum {string} */
            result: "accepted" | "rejected" | "undecided";
            /** @description Code of the cause, if it was rejected */
            code: string | null;
            checks: components["schemas"]["ReplayedSsoCheck"][];
            /** @description Null if no user could be read from the response */
            user: {
                /** @description `enter`: known by this identity. `link`: an existing account is linked. `prove`: the same after its password. `join`: a new user of the organization. `sign_up`: a new organization. Null if it was rejected @enum {string|null} */
                kind: "enter" | "link" | "prove" | "join" | "sign_up" | null;
                /** Format: uuid */
                userId: string | null;
                email: string | null;
                name: string | null;
                /** @description Role, and where it comes from */
                role: string | null;
            } | null;
        };
        SsoTracePage: {
            items: components["schemas"]["SsoTraceSummary"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        SsoTraceSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            configurationId: string;
            /** @enum {string} */
            purpose: "sign_in" | "test";
            /** @description Whether it used the draft of the connection */
            usedDraft: boolean;
            /** @description `success` or the error code. Null while it is pending @example wrong_audience */
            outcome: string | null;
            /** @description What the user was told */
            message: string | null;
            /** @description What an admin can do about it */
            fix: string | null;
            email: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @description The reference that the user saw and the log contains */
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
            /** @description Whether it used the draft of the connection */
            usedDraft: boolean;
            /** @description `success` or the error code. Null while it is pending @example wrong_audience */
            outcome: string | null;
            /** @description What the user was told */
            message: string | null;
            /** @description What an admin can do about it */
            fix: string | null;
            email: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @description The reference that the user saw and the log contains */
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
            /** @description Request and response, or expected and found values. Secrets are masked */
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
            /** @description Whether the platform has a client at this identity provider for admin consent */
            canConsent: boolean;
            addresses: components["schemas"]["WizardAddresses"];
            captured: {
                /** Format: date-time */
                at: string;
                /** @description The suggested name of the connection */
                name: string;
                /** @description Who consented, according to the identity provider */
                adminEmail: string | null;
                adminName: string | null;
                organization: string | null;
                /** @description Null if there is none */
                directory: {
                    answered: boolean;
                    /** @description What the identity provider returned, or why it did not */
                    message: string;
                } | null;
                /** @description Everything that would be saved, with its source. Contains no secret */
                values: { label: string; value: string; source: string; }[];
                domains: components["schemas"]["WizardDomain"][];
            } | null;
            /** @description Why the last attempt failed */
            failure: { message: string; detail: string; } | null;
            saved: {
                /** Format: uuid */
                configurationId: string;
                name: string;
                domains: { domain: string; verified: boolean; message: string; }[];
            } | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: uuid */
            tenantId: string | null;
            newOrganization: boolean;
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
            /** @description Who used it, newest first */
            uses: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                what: "opened" | "chosen" | "domain_added" | "consent_begun" | "captured" | "failed" | "saved" | "tested";
                /** @description According to the identity provider or the user */
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
            /** @description `oauth2` or `saml`, for an identity provider that offers both */
            type?: components["schemas"]["SsoType"];
            /** Format: uuid @description Tenant ID. Superadmins only */
            tenantId?: string;
            /** @description Whether saving creates a tenant with the directory's name. Superadmins only @default false */
            newOrganization: boolean;
        };
        /** @example { "state": "HPx0n9nXVZC9", "browserSecret": "uqkWnY3iq1zQ", "code": "SplxlOBeZQQYbYS6WxSbIA" } */
        CompleteWizardConsent: { state: string; browserSecret: string; code?: string; iss?: string; error?: string; errorDescription?: string; };
        /** @example { "issuer": "https://login.acme.example", "clientId": "gatehouse", "clientSecret": "its secret" } */
        CaptureSsoWizard: {
            /** Format: uri */
            issuer?: string;
            clientId?: string;
            /** @description Write-only */
            clientSecret?: string;
            /** Format: uri */
            metadataUrl?: string;
            /** @description SAML metadata as a file or text */
            metadata?: string;
            entityId?: string;
            /** Format: uri */
            ssoUrl?: string;
            certificate?: string;
            parameters?: components["schemas"]["SsoProviderParameters"];
        };
        /** @example { "version": 2, "name": "Acme directory", "domains": [ "acme.example" ] } */
        SaveSsoWizard: {
            version: number;
            name: string;
            domains: string[];
            /** @description Whether unknown users join by signing in @default true */
            createsPeople: boolean;
        };
        /** @example { "hours": 72 } */
        MakeWizardLink: {
            /** @description How long it is valid @default 72 */
            hours: number;
        };
        MadeWizardLink: {
            link: components["schemas"]["WizardLink"];
            /** @description Returned only once. Only its hash is stored */
            url: string;
        };
        AgentPage: { items: components["schemas"]["Agent"][]; nextCursor: string | null; };
        Agent: {
            /** Format: uuid */
            id: string;
            client_id: string;
            name: string;
            /** @description The host of its metadata document. Null if it registered itself: nobody vouches for its name */
            publisher: string | null;
            is_active: boolean;
            /** @description Users of the organization who gave it access */
            users: number;
            /** @description What they allowed */
            scopes: {
                scope: string;
                /** @description Identifier of the API. Null: a scope about the user */
                resource: string | null;
                description: string;
            }[];
            /** Format: date-time @description When it last got a token for one of them. Null: it has no access now */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @example { "name": "Expense reports", "redirect_uris": [ "https://expenses.example.com/callback" ], "scopes": [ "openid", "profile", "email", "tenant" ], "is_active": true } */
        CreateOAuthClient: {
            name: string;
            /** @description Generated if omitted */
            client_id?: string;
            /** @description Generated if omitted. Never for public clients */
            client_secret?: string;
            /** @description Cannot change. `native`: loopback addresses with any port, and custom schemes (RFC 8252) @default web @enum {string} */
            application_type: "web" | "native";
            /** @description `authorization_code` for users in a browser, the device code for devices without one, `client_credentials` for machines, token exchange for services that call other services in the name of a user (RFC 8693) @default [ "authorization_code" ] */
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange")[];
            /** @default [] */
            redirect_uris: string[];
            /** @default [ "openid", "profile", "email" ] */
            scopes: ("openid" | "profile" | "email" | "tenant" | "groups" | "offline_access")[];
            /** @description The APIs for which it can get tokens, with their scopes (RFC 8707) @default [] */
            resources: {
                resource: string;
                /** @description Scopes of the API @default [] */
                scopes: string[];
            }[];
            /** @description Cannot change. `pairwise`: each sector gets a different `sub`. The sector is the host of the redirect URIs or of `sector_identifier_uri`, which cannot change either (OIDC Core §8.1) @default public @enum {string} */
            subject_type: "public" | "pairwise";
            /** @description For `pairwise` with several hosts: its host is the sector of all. Read at each change: a JSON list with every redirect URI (OIDC Core §8.1) @default null */
            sector_identifier_uri: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile. Always requires `private_key_jwt` or a client certificate, pushed requests and sender-constrained tokens. `fapi2_message_signing`: also signed requests and responses (FAPI 2.0 Message Signing) @default standard @enum {string} */
            security_profile: "standard" | "fapi2" | "fapi2_message_signing";
            /** @default true */
            is_active: boolean;
            /** @default client_secret_basic @enum {string} */
            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "tls_client_auth" | "self_signed_tls_client_auth" | "none";
            /** @default [] */
            post_logout_redirect_uris: string[];
            /** @description For `private_key_jwt`: the client's public keys. For `self_signed_tls_client_auth`: keys with their certificates in `x5c` */
            jwks?: {
                keys: ({
                    /** @enum {string} */
                    kty: "RSA" | "EC" | "OKP";
                    kid?: string;
                } & { [key: string]: unknown; })[];
            };
            /** @description URL of the client's public keys. Gatehouse fetches it, from public addresses only */
            jwks_uri?: string;
            /** @description For `tls_client_auth`: the certificate of the client (RFC 8705 §2.1) @default null */
            tls_client_auth: {
                /** @description What identifies the certificate: its subject (RFC 4514), or a DNS name, URI, IP address or email address in its subject alternative name. The same as the parameter `tls_client_auth_<subject>` @enum {string} */
                subject: "subject_dn" | "san_dns" | "san_uri" | "san_ip" | "san_email";
                value: string;
                /** @description PEM certificates of the authorities that issue certificates of this client, intermediate ones included. Gatehouse verifies the chain itself */
                certificate_authorities: string;
            } | null;
            /** @description Its access tokens are bound to the certificate that they were requested with (RFC 8705 §3). Not together with DPoP @default false */
            tls_client_certificate_bound_access_tokens: boolean;
            /** @description Its access tokens are bound to the key that they were requested with (RFC 9449) @default false */
            dpop_bound_access_tokens: boolean;
            /** @description Allows signed authorization requests (`request`), verified with the keys of the client (RFC 9101). Null: rejected @default null @enum {string|null} */
            request_object_signing_alg: "ES256" | "PS256" | "EdDSA" | "RS256" | null;
            /** @description Authorization requests without a signed request object are rejected (RFC 9101 §10.5) @default false */
            require_signed_request_object: boolean;
            /** @description Allows the response modes `jwt`, `query.jwt`, `fragment.jwt` and `form_post.jwt`, with responses signed by Gatehouse (JARM). Null: rejected @default null @enum {string|null} */
            authorization_signed_response_alg: "ES256" | "RS256" | null;
            /** @description It must push its authorization requests (RFC 9126) @default false */
            require_pushed_authorization_requests: boolean;
            /** @description `false` is weaker: the client may start a sign-in without PKCE, so that only its authentication protects a stolen code. For confidential web clients whose software does not support PKCE. Native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) @default true */
            require_pkce: boolean;
            /** @description Client IDs of applications of the same owner that may act for the users of this one: they may exchange its access tokens (RFC 8693 §4.4) @default [] */
            may_act: string[];
            /** @description `true`: tokens that it gets by token exchange do not name it as the actor, so an API cannot tell it from the user. The audit log still does. Requires a recent authentication @default false */
            impersonation: boolean;
            /** @description Tokens of other systems that authenticate it at the token endpoint, such as those of a pipeline @default [] */
            workload_identities: components["schemas"]["WorkloadIdentity"][];
            /** @description `true`: ID tokens contain the claims of `profile`, `email` and `tenant`. `false`: only the userinfo endpoint returns them, and an ID token contains only what `claims` requests (OIDC Core §5.4) @default true */
            id_token_scope_claims: boolean;
            /** @description Custom attributes in the ID token and at the userinfo endpoint, with the scope `profile`. Only for an application of an organization @default [] */
            custom_claims: components["schemas"]["CustomClaim"][];
            /** @description How long an unused refresh token is valid. Null: as the user's tenant decides @default null */
            offline_idle_seconds: number | null;
            /** @description How long after the sign-in tokens can be refreshed. Null: as the user's tenant decides @default null */
            offline_total_seconds: number | null;
            /** @description Where Gatehouse starts a sign-in at the application, with `iss` and if given `target_link_uri` (OpenID Connect Core §4). The launchpad of users lists applications with this address. An `iss` in it remains; otherwise the launchpad names the shared issuer, or for an application that registered itself the issuer of the organization @default null */
            initiate_login_uri: string | null;
            /** @description Back-channel logout URI: where the application is notified that a user was signed out. Null: no notification @default null */
            backchannel_logout_uri: string | null;
            /** @description The logout token and the ID token identify the session by `sid` @default false */
            backchannel_logout_session_required: boolean;
            /** @description Users are not asked before the client gets their data. Only a superadmin can grant it @default false */
            skip_consent: boolean;
            /** Format: uuid @description The tenant that owns the client. Superadmins only */
            tenant_id?: string | null;
        };
        TlsClientAuth: {
            /** @description What identifies the certificate: its subject (RFC 4514), or a DNS name, URI, IP address or email address in its subject alternative name. The same as the parameter `tls_client_auth_<subject>` @enum {string} */
            subject: "subject_dn" | "san_dns" | "san_uri" | "san_ip" | "san_email";
            value: string;
            /** @description PEM certificates of the authorities that issue certificates of this client, intermediate ones included. Gatehouse verifies the chain itself */
            certificate_authorities: string;
        };
        /** @example { "name": "Deployment of the website", "issuer": "https://token.actions.githubusercontent.com", "subject": "repo:acme/website:ref:refs/heads/main", "claims": { "environment": "production" } } */
        WorkloadIdentity: {
            name: string;
            /** @description The exact `iss` of the tokens. Its keys are discovered, unless `jwks` lists them */
            issuer: string;
            /** @description The `sub` of the tokens. `*` at the end stands for any continuation. For GitHub and GitLab it has to name the repository */
            subject: string;
            /** @description The `aud` of the tokens. Null: the issuer of this organization, as the request addressed it @default null */
            audience: string | null;
            /** @description Claims that must have exactly this value, such as `environment` */
            claims: { [key: string]: string; };
            /** @description Public keys of an issuer that cannot be reached, such as a private cluster @default null */
            jwks: {
                keys: ({
                    /** @enum {string} */
                    kty: "RSA" | "EC" | "OKP";
                    kid?: string;
                } & { [key: string]: unknown; })[];
            } | null;
        };
        CustomClaim: {
            /** @description Name of the claim @example cost_code */
            name: string;
            /** @description Name of the custom attribute @example costCode */
            custom_attribute: string;
        };
        CreatedOAuthClient: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            /** @description Null for one of the platform */
            tenant_name: string | null;
            /** @description Issuer of that tenant, which serves it as well as the shared one. Null for one of the platform @example https://id.example.com/t/acme */
            tenant_issuer: string | null;
            /** @description Issuer at the custom domain of that tenant. Null if it has no active one @example https://login.acme.example */
            tenant_custom_issuer: string | null;
            name: string;
            /** @description Path of the logo on this origin. It changes with the image. Null without a logo */
            logo_url: string | null;
            client_id: string;
            /** @description Cannot change. `native`: loopback addresses with any port, and custom schemes (RFC 8252) @enum {string} */
            application_type: "web" | "native";
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange")[];
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: ("openid" | "profile" | "email" | "tenant" | "groups" | "offline_access")[];
            resources: { resource: string; scopes: string[]; }[];
            /** @description Cannot change. `pairwise`: each sector gets a different `sub`. The sector is the host of the redirect URIs or of `sector_identifier_uri`, which cannot change either (OIDC Core §8.1) @enum {string} */
            subject_type: "public" | "pairwise";
            sector_identifier_uri: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile. Always requires `private_key_jwt` or a client certificate, pushed requests and sender-constrained tokens. `fapi2_message_signing`: also signed requests and responses (FAPI 2.0 Message Signing) @enum {string} */
            security_profile: "standard" | "fapi2" | "fapi2_message_signing";
            /** @enum {string} */
            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "tls_client_auth" | "self_signed_tls_client_auth" | "none";
            jwks: { keys: { [key: string]: unknown; }[]; } | null;
            jwks_uri: string | null;
            /** @description For `tls_client_auth`: the certificate of the client (RFC 8705 §2.1) */
            tls_client_auth: {
                /** @description What identifies the certificate: its subject (RFC 4514), or a DNS name, URI, IP address or email address in its subject alternative name. The same as the parameter `tls_client_auth_<subject>` @enum {string} */
                subject: "subject_dn" | "san_dns" | "san_uri" | "san_ip" | "san_email";
                value: string;
                /** @description PEM certificates of the authorities that issue certificates of this client, intermediate ones included. Gatehouse verifies the chain itself */
                certificate_authorities: string;
            } | null;
            /** @description Its access tokens are bound to the certificate that they were requested with (RFC 8705 §3). Not together with DPoP */
            tls_client_certificate_bound_access_tokens: boolean;
            /** @description Allows signed authorization requests (`request`), verified with the keys of the client (RFC 9101). Null: rejected @enum {string|null} */
            request_object_signing_alg: "ES256" | "PS256" | "EdDSA" | "RS256" | null;
            /** @description Authorization requests without a signed request object are rejected (RFC 9101 §10.5) */
            require_signed_request_object: boolean;
            /** @description Allows the response modes `jwt`, `query.jwt`, `fragment.jwt` and `form_post.jwt`, with responses signed by Gatehouse (JARM). Null: rejected @enum {string|null} */
            authorization_signed_response_alg: "ES256" | "RS256" | null;
            /** @description Its access tokens are bound to the key that they were requested with (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description It must push its authorization requests (RFC 9126) */
            require_pushed_authorization_requests: boolean;
            /** @description `false` is weaker: the client may start a sign-in without PKCE, so that only its authentication protects a stolen code. For confidential web clients whose software does not support PKCE. Native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) */
            require_pkce: boolean;
            /** @description Client IDs of applications of the same owner that may act for the users of this one: they may exchange its access tokens (RFC 8693 §4.4) */
            may_act: string[];
            /** @description `true`: tokens that it gets by token exchange do not name it as the actor, so an API cannot tell it from the user. The audit log still does. Requires a recent authentication */
            impersonation: boolean;
            /** @description Tokens of other systems that authenticate it at the token endpoint, such as those of a pipeline */
            workload_identities: components["schemas"]["WorkloadIdentity"][];
            /** @description `true`: ID tokens contain the claims of `profile`, `email` and `tenant`. `false`: only the userinfo endpoint returns them, and an ID token contains only what `claims` requests (OIDC Core §5.4) */
            id_token_scope_claims: boolean;
            /** @description Custom attributes in the ID token and at the userinfo endpoint, with the scope `profile`. Only for an application of an organization */
            custom_claims: components["schemas"]["CustomClaim"][];
            /** @description How long an unused refresh token is valid. Null: as the user's tenant decides */
            offline_idle_seconds: number | null;
            /** @description How long after the sign-in tokens can be refreshed. Null: as the user's tenant decides */
            offline_total_seconds: number | null;
            /** @description Where Gatehouse starts a sign-in at the application, with `iss` and if given `target_link_uri` (OpenID Connect Core §4). The launchpad of users lists applications with this address. An `iss` in it remains; otherwise the launchpad names the shared issuer, or for an application that registered itself the issuer of the organization */
            initiate_login_uri: string | null;
            /** @description Back-channel logout URI: where the application is notified that a user was signed out. Null: no notification */
            backchannel_logout_uri: string | null;
            /** @description The logout token and the ID token identify the session by `sid` */
            backchannel_logout_session_required: boolean;
            skip_consent: boolean;
            is_active: boolean;
            /** @description The application registered itself (RFC 7591). Nobody has checked its name */
            registered_itself: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /** @description Returned only once. Stored as a keyed hash. Public clients have none */
            client_secret?: string;
        };
        OAuthClientPage: {
            items: components["schemas"]["OAuthClient"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        OAuthClient: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            /** @description Null for one of the platform */
            tenant_name: string | null;
            /** @description Issuer of that tenant, which serves it as well as the shared one. Null for one of the platform @example https://id.example.com/t/acme */
            tenant_issuer: string | null;
            /** @description Issuer at the custom domain of that tenant. Null if it has no active one @example https://login.acme.example */
            tenant_custom_issuer: string | null;
            name: string;
            /** @description Path of the logo on this origin. It changes with the image. Null without a logo */
            logo_url: string | null;
            client_id: string;
            /** @description Cannot change. `native`: loopback addresses with any port, and custom schemes (RFC 8252) @enum {string} */
            application_type: "web" | "native";
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange")[];
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: ("openid" | "profile" | "email" | "tenant" | "groups" | "offline_access")[];
            resources: { resource: string; scopes: string[]; }[];
            /** @description Cannot change. `pairwise`: each sector gets a different `sub`. The sector is the host of the redirect URIs or of `sector_identifier_uri`, which cannot change either (OIDC Core §8.1) @enum {string} */
            subject_type: "public" | "pairwise";
            sector_identifier_uri: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile. Always requires `private_key_jwt` or a client certificate, pushed requests and sender-constrained tokens. `fapi2_message_signing`: also signed requests and responses (FAPI 2.0 Message Signing) @enum {string} */
            security_profile: "standard" | "fapi2" | "fapi2_message_signing";
            /** @enum {string} */
            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "tls_client_auth" | "self_signed_tls_client_auth" | "none";
            jwks: { keys: { [key: string]: unknown; }[]; } | null;
            jwks_uri: string | null;
            /** @description For `tls_client_auth`: the certificate of the client (RFC 8705 §2.1) */
            tls_client_auth: {
                /** @description What identifies the certificate: its subject (RFC 4514), or a DNS name, URI, IP address or email address in its subject alternative name. The same as the parameter `tls_client_auth_<subject>` @enum {string} */
                subject: "subject_dn" | "san_dns" | "san_uri" | "san_ip" | "san_email";
                value: string;
                /** @description PEM certificates of the authorities that issue certificates of this client, intermediate ones included. Gatehouse verifies the chain itself */
                certificate_authorities: string;
            } | null;
            /** @description Its access tokens are bound to the certificate that they were requested with (RFC 8705 §3). Not together with DPoP */
            tls_client_certificate_bound_access_tokens: boolean;
            /** @description Allows signed authorization requests (`request`), verified with the keys of the client (RFC 9101). Null: rejected @enum {string|null} */
            request_object_signing_alg: "ES256" | "PS256" | "EdDSA" | "RS256" | null;
            /** @description Authorization requests without a signed request object are rejected (RFC 9101 §10.5) */
            require_signed_request_object: boolean;
            /** @description Allows the response modes `jwt`, `query.jwt`, `fragment.jwt` and `form_post.jwt`, with responses signed by Gatehouse (JARM). Null: rejected @enum {string|null} */
            authorization_signed_response_alg: "ES256" | "RS256" | null;
            /** @description Its access tokens are bound to the key that they were requested with (RFC 9449) */
            dpop_bound_access_tokens: boolean;
            /** @description It must push its authorization requests (RFC 9126) */
            require_pushed_authorization_requests: boolean;
            /** @description `false` is weaker: the client may start a sign-in without PKCE, so that only its authentication protects a stolen code. For confidential web clients whose software does not support PKCE. Native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) */
            require_pkce: boolean;
            /** @description Client IDs of applications of the same owner that may act for the users of this one: they may exchange its access tokens (RFC 8693 §4.4) */
            may_act: string[];
            /** @description `true`: tokens that it gets by token exchange do not name it as the actor, so an API cannot tell it from the user. The audit log still does. Requires a recent authentication */
            impersonation: boolean;
            /** @description Tokens of other systems that authenticate it at the token endpoint, such as those of a pipeline */
            workload_identities: components["schemas"]["WorkloadIdentity"][];
            /** @description `true`: ID tokens contain the claims of `profile`, `email` and `tenant`. `false`: only the userinfo endpoint returns them, and an ID token contains only what `claims` requests (OIDC Core §5.4) */
            id_token_scope_claims: boolean;
            /** @description Custom attributes in the ID token and at the userinfo endpoint, with the scope `profile`. Only for an application of an organization */
            custom_claims: components["schemas"]["CustomClaim"][];
            /** @description How long an unused refresh token is valid. Null: as the user's tenant decides */
            offline_idle_seconds: number | null;
            /** @description How long after the sign-in tokens can be refreshed. Null: as the user's tenant decides */
            offline_total_seconds: number | null;
            /** @description Where Gatehouse starts a sign-in at the application, with `iss` and if given `target_link_uri` (OpenID Connect Core §4). The launchpad of users lists applications with this address. An `iss` in it remains; otherwise the launchpad names the shared issuer, or for an application that registered itself the issuer of the organization */
            initiate_login_uri: string | null;
            /** @description Back-channel logout URI: where the application is notified that a user was signed out. Null: no notification */
            backchannel_logout_uri: string | null;
            /** @description The logout token and the ID token identify the session by `sid` */
            backchannel_logout_session_required: boolean;
            skip_consent: boolean;
            is_active: boolean;
            /** @description The application registered itself (RFC 7591). Nobody has checked its name */
            registered_itself: boolean;
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
            /** @description `authorization_code` for users in a browser, the device code for devices without one, `client_credentials` for machines, token exchange for services that call other services in the name of a user (RFC 8693) */
            grant_types?: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange")[];
            redirect_uris?: string[];
            post_logout_redirect_uris?: string[];
            scopes?: ("openid" | "profile" | "email" | "tenant" | "groups" | "offline_access")[];
            /** @description The APIs for which it can get tokens, with their scopes (RFC 8707) */
            resources?: {
                resource: string;
                /** @description Scopes of the API @default [] */
                scopes: string[];
            }[];
            /** @description For `pairwise` with several hosts: its host is the sector of all. Read at each change: a JSON list with every redirect URI (OIDC Core §8.1) */
            sector_identifier_uri?: string | null;
            /** @description `fapi2`: FAPI 2.0 Security Profile. Always requires `private_key_jwt` or a client certificate, pushed requests and sender-constrained tokens. `fapi2_message_signing`: also signed requests and responses (FAPI 2.0 Message Signing) @enum {string} */
            security_profile?: "standard" | "fapi2" | "fapi2_message_signing";
            jwks?: {
                keys: ({
                    /** @enum {string} */
                    kty: "RSA" | "EC" | "OKP";
                    kid?: string;
                } & { [key: string]: unknown; })[];
            };
            /** @description URL of the client's public keys. Gatehouse fetches it, from public addresses only */
            jwks_uri?: string;
            /** @description For `tls_client_auth`: the certificate of the client (RFC 8705 §2.1) */
            tls_client_auth?: {
                /** @description What identifies the certificate: its subject (RFC 4514), or a DNS name, URI, IP address or email address in its subject alternative name. The same as the parameter `tls_client_auth_<subject>` @enum {string} */
                subject: "subject_dn" | "san_dns" | "san_uri" | "san_ip" | "san_email";
                value: string;
                /** @description PEM certificates of the authorities that issue certificates of this client, intermediate ones included. Gatehouse verifies the chain itself */
                certificate_authorities: string;
            } | null;
            /** @description Its access tokens are bound to the certificate that they were requested with (RFC 8705 §3). Not together with DPoP */
            tls_client_certificate_bound_access_tokens?: boolean;
            /** @description Its access tokens are bound to the key that they were requested with (RFC 9449) */
            dpop_bound_access_tokens?: boolean;
            /** @description Allows signed authorization requests (`request`), verified with the keys of the client (RFC 9101). Null: rejected @enum {string|null} */
            request_object_signing_alg?: "ES256" | "PS256" | "EdDSA" | "RS256" | null;
            /** @description Authorization requests without a signed request object are rejected (RFC 9101 §10.5) */
            require_signed_request_object?: boolean;
            /** @description Allows the response modes `jwt`, `query.jwt`, `fragment.jwt` and `form_post.jwt`, with responses signed by Gatehouse (JARM). Null: rejected @enum {string|null} */
            authorization_signed_response_alg?: "ES256" | "RS256" | null;
            /** @description It must push its authorization requests (RFC 9126) */
            require_pushed_authorization_requests?: boolean;
            /** @description `false` is weaker: the client may start a sign-in without PKCE, so that only its authentication protects a stolen code. For confidential web clients whose software does not support PKCE. Native, public and `fapi2` clients always need it (RFC 9700 §2.1.1) */
            require_pkce?: boolean;
            /** @description Client IDs of applications of the same owner that may act for the users of this one: they may exchange its access tokens (RFC 8693 §4.4) */
            may_act?: string[];
            /** @description `true`: tokens that it gets by token exchange do not name it as the actor, so an API cannot tell it from the user. The audit log still does. Requires a recent authentication */
            impersonation?: boolean;
            /** @description Tokens of other systems that authenticate it at the token endpoint, such as those of a pipeline */
            workload_identities?: components["schemas"]["WorkloadIdentity"][];
            /** @description `true`: ID tokens contain the claims of `profile`, `email` and `tenant`. `false`: only the userinfo endpoint returns them, and an ID token contains only what `claims` requests (OIDC Core §5.4) */
            id_token_scope_claims?: boolean;
            /** @description Custom attributes in the ID token and at the userinfo endpoint, with the scope `profile`. Only for an application of an organization */
            custom_claims?: components["schemas"]["CustomClaim"][];
            /** @description How long an unused refresh token is valid. Null: as the user's tenant decides */
            offline_idle_seconds?: number | null;
            /** @description How long after the sign-in tokens can be refreshed. Null: as the user's tenant decides */
            offline_total_seconds?: number | null;
            /** @description Where Gatehouse starts a sign-in at the application, with `iss` and if given `target_link_uri` (OpenID Connect Core §4). The launchpad of users lists applications with this address. An `iss` in it remains; otherwise the launchpad names the shared issuer, or for an application that registered itself the issuer of the organization */
            initiate_login_uri?: string | null;
            /** @description Back-channel logout URI: where the application is notified that a user was signed out. Null: no notification */
            backchannel_logout_uri?: string | null;
            /** @description The logout token and the ID token identify the session by `sid` */
            backchannel_logout_session_required?: boolean;
            skip_consent?: boolean;
            is_active?: boolean;
        };
        OAuthClientSecretList: { items: components["schemas"]["OAuthClientSecret"][]; nextCursor: string | null; };
        OAuthClientSecret: {
            /** Format: uuid */
            id: string;
            /** @description Start of the secret, to tell secrets apart. Empty if it was not recorded */
            last_four: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time @description Null: until it is replaced */
            expires_at: string | null;
            /** @description Its creator no longer manages the application but still knows the secret. Rotate it */
            creator_left: boolean;
        };
        /** @example { "keep_old_seconds": 86400 } */
        RotateClientSecret: {
            /** @description How long the previous secret stays valid, for a rotation without downtime @default 86400 */
            keep_old_seconds: number;
        };
        RotatedClientSecret: {
            /** @description Returned only once */
            client_secret: string;
            /** Format: date-time */
            old_secret_expires_at: string;
        };
        /** @example { "version": 1, "content": "iVBORw0KGgo=" } */
        SetApplicationLogo: {
            version: number;
            /** @description PNG, JPEG or WebP in base64: at most 128 KB, each side 32 to 1,024 pixels */
            content: string;
        };
        ConnectedApplicationPage: { items: components["schemas"]["ConnectedApplication"][]; nextCursor: string | null; };
        ConnectedApplication: {
            /** Format: uuid */
            id: string;
            name: string;
            client_id: string;
            scopes: {
                scope: string;
                /** @description Identifier of the API. Null: a scope about the user */
                resource: string | null;
                description: string;
                /** @description It can be revoked separately: the user allowed it, and it is not `openid` */
                can_withdraw: boolean;
            }[];
            /** Format: date-time */
            allowed_at: string;
            /** Format: date-time */
            changed_at: string;
            /** @description False: the application is disabled */
            is_active: boolean;
            /** @description It holds valid codes or tokens of this user */
            has_access: boolean;
            /** @description It keeps access while the user is away */
            is_offline: boolean;
            /** Format: date-time @description When it last got tokens */
            last_used_at: string | null;
            /** Format: date-time @description When its access expires unless it is used. Null: it has none now */
            expires_at: string | null;
        };
        /** @example { "scope": "email" } */
        WithdrawScope: {
            scope: string;
            /** @description Identifier of the API that the scope belongs to. Without it, a scope about the user */
            resource?: string | null;
        };
        /** @example { "user_code": "BCDF-GHJK" } */
        FindDeviceRequest: {
            /** @description The code that the device shows. Case, spaces and hyphens are ignored @example BCDF-GHJK */
            user_code: string;
        };
        DeviceRequest: {
            /** @description As the device shows it, for comparison @example BCDF-GHJK */
            user_code: string;
            client: { client_id: string; name: string; };
            scopes: { scope: string; description: string; }[];
            lifetime: components["schemas"]["AccessLifetime"];
            /** Format: date-time @description When the code expires */
            expires_at: string;
        };
        AccessLifetime: {
            /** @description How long an access token is valid */
            accessSeconds: number;
            /** @description While the user is away. Null: not requested */
            offline: {
                /** @description How long it may stay unused */
                idleSeconds: number;
                /** @description When the user has to sign in again at the latest */
                totalSeconds: number;
            } | null;
        };
        /** @example { "user_code": "BCDF-GHJK", "answer": "allow" } */
        AnswerDeviceRequest: {
            /** @description The code that the device shows. Case, spaces and hyphens are ignored @example BCDF-GHJK */
            user_code: string;
            /** @enum {string} */
            answer: "allow" | "deny";
        };
        RegistrationPolicy: {
            /** @description `off`: no application registers itself. `token`: with an initial access token of an admin. `open`: without one @enum {string} */
            mode: "off" | "token" | "open";
            /** @description Allowed hosts of https redirect URIs, such as `app.example.com` or `*.example.com`. Empty: any */
            redirect_hosts: string[];
            /** @description Whether the URL of a client ID metadata document is accepted as a client ID, so that an application needs no registration */
            documents: boolean;
            /** @description Hosts whose metadata documents are accepted. Empty: any host that is not blocked */
            document_hosts: string[];
            /** @description Hosts whose metadata documents are rejected */
            blocked_document_hosts: string[];
            /** @description Whether applications on computers and phones may register: with loopback addresses or a scheme of their own (RFC 8252) */
            native: boolean;
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /** @description The scopes about users that an application may register */
            scopes: ("openid" | "profile" | "email" | "tenant" | "groups" | "offline_access")[];
            /** @description The APIs for which each registered application can get tokens, with their scopes */
            resources: {
                resource: string;
                /** @description Scopes of the API @default [] */
                scopes: string[];
            }[];
            /** @description An application that registered itself and was not used for this number of days is deleted */
            unused_days: number;
            /** @description Where applications register (RFC 7591) */
            registration_endpoint: string;
            /** @description The issuer that applications have to discover */
            issuer: string;
            /** @description The number of applications that registered themselves */
            registered: number;
            /** @description 0: never saved */
            version: number;
        };
        /** @example { "mode": "open", "native": true, "version": 0 } */
        SaveRegistrationPolicy: {
            /** @description `off`: no application registers itself. `token`: with an initial access token of an admin. `open`: without one @enum {string} */
            mode: "off" | "token" | "open";
            /** @description Allowed hosts of https redirect URIs, such as `app.example.com` or `*.example.com`. Empty: any @default [] */
            redirect_hosts: string[];
            /** @description Whether the URL of a client ID metadata document is accepted as a client ID, so that an application needs no registration @default false */
            documents: boolean;
            /** @description Hosts whose metadata documents are accepted. Empty: any host that is not blocked @default [] */
            document_hosts: string[];
            /** @description Hosts whose metadata documents are rejected @default [] */
            blocked_document_hosts: string[];
            /** @description Whether applications on computers and phones may register: with loopback addresses or a scheme of their own (RFC 8252) @default false */
            native: boolean;
            /** @default [ "authorization_code" ] */
            grant_types: ("authorization_code" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /** @description The scopes about users that an application may register @default [ "openid" ] */
            scopes: ("openid" | "profile" | "email" | "tenant" | "groups" | "offline_access")[];
            /** @description The APIs for which each registered application can get tokens, with their scopes @default [] */
            resources: {
                resource: string;
                /** @description Scopes of the API @default [] */
                scopes: string[];
            }[];
            /** @description An application that registered itself and was not used for this number of days is deleted @default 30 */
            unused_days: number;
            version: number;
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
        };
        InitialAccessTokenList: { items: components["schemas"]["InitialAccessToken"][]; nextCursor: string | null; };
        InitialAccessToken: {
            /** Format: uuid */
            id: string;
            name: string;
            last_four: string;
            /** @description The number of applications that registered with it */
            uses: number;
            /** @description Null: any number */
            most_uses: number | null;
            /** Format: date-time @description Null: until it is revoked */
            expires_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        /** @example { "name": "Partner portal", "most_uses": 1, "expires_in_days": 30 } */
        CreateInitialAccessToken: {
            name: string;
            /** @default 1 */
            most_uses: number | null;
            /** @default 30 */
            expires_in_days: number | null;
            /** Format: uuid @description Superadmins only */
            tenantId?: string;
        };
        CreatedInitialAccessToken: {
            /** Format: uuid */
            id: string;
            name: string;
            last_four: string;
            /** @description The number of applications that registered with it */
            uses: number;
            /** @description Null: any number */
            most_uses: number | null;
            /** Format: date-time @description Null: until it is revoked */
            expires_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** @description Returned only once. Stored as a hash */
            token: string;
        };
        /** @example { "identifier": "https://api.expenses.example.com", "name": "Expenses API", "token_format": "jwt", "scopes": [ "expenses:read", "expenses:write" ] } */
        CreateOAuthResource: {
            /** @description Requested as `resource` (RFC 8707), and the `aud` of the token. Cannot change. Unique on the platform */
            identifier: string;
            name: string;
            /** @description `jwt`: signed (RFC 9068), valid for 5 minutes, cannot be revoked. `opaque`: valid for an hour, revoked immediately on every replica. The API introspects it @default jwt @enum {string} */
            token_format: "jwt" | "opaque";
            /** @default [] */
            scopes: string[];
            /** @description Client IDs of applications of the same owner that may exchange access tokens for this API, usually its own service (RFC 8693 §4.4) @default [] */
            may_act: string[];
            /** @description Other APIs that a token for this API can be exchanged for: who has `scope` here can get `scopes` there, and nothing else @default [] */
            downstream: {
                /** @description A scope of this API */
                scope: string;
                /** @description Another API of the same owner */
                resource: string;
                /** @description Scopes of the other API */
                scopes: string[];
            }[];
            /** Format: uuid @description The tenant that owns the API. Superadmins only */
            tenant_id?: string | null;
        };
        OAuthResource: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            /** @description Null for one of the platform */
            tenant_name: string | null;
            /** @description Issuer of that tenant, which serves it as well as the shared one. Null for one of the platform @example https://id.example.com/t/acme */
            tenant_issuer: string | null;
            /** @description Issuer at the custom domain of that tenant. Null if it has no active one @example https://login.acme.example */
            tenant_custom_issuer: string | null;
            identifier: string;
            name: string;
            /** @description `jwt`: signed (RFC 9068), valid for 5 minutes, cannot be revoked. `opaque`: valid for an hour, revoked immediately on every replica. The API introspects it @enum {string} */
            token_format: "jwt" | "opaque";
            scopes: string[];
            /** @description Client IDs of applications of the same owner that may exchange access tokens for this API, usually its own service (RFC 8693 §4.4) */
            may_act: string[];
            /** @description Other APIs that a token for this API can be exchanged for: who has `scope` here can get `scopes` there, and nothing else */
            downstream: { scope: string; resource: string; scopes: string[]; }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        OAuthResourcePage: {
            items: components["schemas"]["OAuthResource"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        /** @example { "version": 1, "token_format": "opaque" } */
        ChangeOAuthResource: {
            version: number;
            name?: string;
            /** @enum {string} */
            token_format?: "jwt" | "opaque";
            scopes?: string[];
            /** @description Client IDs of applications of the same owner that may exchange access tokens for this API, usually its own service (RFC 8693 §4.4) */
            may_act?: string[];
            /** @description Other APIs that a token for this API can be exchanged for: who has `scope` here can get `scopes` there, and nothing else */
            downstream?: {
                /** @description A scope of this API */
                scope: string;
                /** @description Another API of the same owner */
                resource: string;
                /** @description Scopes of the other API */
                scopes: string[];
            }[];
        };
        Interaction: {
            uid: string;
            /** @enum {string} */
            prompt: "login" | "consent" | "select_account";
            /** @description Why the user is asked: `no_session` (Nobody is signed in), `login_prompt` (The application requires a new sign-in), `max_age` (The sign-in is too old for the application), `acr` (The application requires a second factor), `not_a_member` (The application belongs to another organization than the session), `not_assigned` (The application is for assigned users, and the user is not one of them), `risk_factor` (The risk of the session requires a second factor at this application), `risk_passkey` (The risk of the session requires a passkey at this application), `risk_sign_in` (The risk of the session requires a new sign-in at this application), `select_account_prompt` (The application asks which account to use), `consent_prompt` (The application asks for consent again), `op_scopes_missing` (The user has not yet allowed what the application requests), or a code of a later version @example [ "no_session" ] */
            reasons: string[];
            client: {
                client_id: string;
                name: string;
                /** @description The application's home page, if known */
                uri: string | null;
                /** @description It registered itself: nobody has checked its name. Show where the user is sent back to */
                registered_itself: boolean;
                /** @description The host that publishes its metadata document and so vouches for it. Null without a document */
                published_by: string | null;
                /** @description Path of the logo on this origin. It changes with the image. Null without a logo */
                logo_url: string | null;
            };
            /** @description What the application requests. On a consent page: what is not yet allowed */
            scopes: { scope: string; description: string; }[];
            /** @description Prefills the email field. A hint of the application, not a verified address */
            loginHint: string | null;
            /** @description The user who was signed in in this browser when the application sent it here */
            user: { name: string; email: string; tenantName: string | null; } | null;
            /** @description How long the application has access. Null if nobody is asked for consent */
            lifetime: {
                /** @description How long an access token is valid */
                accessSeconds: number;
                /** @description While the user is away. Null: not requested */
                offline: {
                    /** @description How long it may stay unused */
                    idleSeconds: number;
                    /** @description When the user has to sign in again at the latest */
                    totalSeconds: number;
                } | null;
            } | null;
            /** @description The organization that owns the application. Null for one of the platform */
            brand: {
                name: string;
                /** @description Path on this origin. It changes with the image */
                logoUrl: string | null;
                /** @example #0b6e4f */
                color: string | null;
                /** @description For dark pages. Without it, `color` is used there too @example #0b6e4f */
                darkColor: string | null;
                /** @description Language of pages and emails for users without a choice of their own @enum {string|null} */
                language: "en" | "de" | "es" | "ja" | "ar" | null;
                /** @description Replaced texts of the sign-in page, by language */
                texts: {
                    en?: { signInTitle?: string; signInHelp?: string; };
                    de?: { signInTitle?: string; signInHelp?: string; };
                    es?: { signInTitle?: string; signInHelp?: string; };
                    ja?: { signInTitle?: string; signInHelp?: string; };
                    ar?: { signInTitle?: string; signInHelp?: string; };
                };
            } | null;
            /** @description Origin where the browser ends, for the page's form-action policy @example https://expenses.example.com */
            redirectOrigin: string;
        };
        /** @example { "answer": "allow" } */
        AnswerInteraction: {
            /** @description `continue`: the user of the bearer token has signed in or chosen this account, on any page. 403 `reauthentication_required` if the application requires a second factor and `POST /api/v1/auth/step-up` was not called. `allow`: the user consents. `deny`: the application receives `access_denied`. Requires no session @enum {string} */
            answer: "continue" | "allow" | "deny";
        };
        InteractionResult: {
            /** @description Absolute URL where the browser continues. Use a full navigation */
            redirectTo: string;
        };
        SignOutRequest: {
            /** @description The application that asks. Null if it did not say */
            client: { client_id: string; name: string; } | null;
            /** @description Where the browser posts the form of the page */
            action: string;
            /** @description Hidden fields of the form. With `logout=yes` the user is signed out @example { "xsrf": "7f3a…" } */
            fields: { [key: string]: string; };
            /** @description Origin where the browser ends, for the page's form-action policy */
            redirectOrigin: string | null;
        };
        SigningKeyPage: { items: components["schemas"]["SigningKey"][]; nextCursor: string | null; };
        SigningKey: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Tenant ID of the issuer. Null for the shared one */
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
            /** Format: uuid @description Tenant ID of the issuer. Without it, the shared issuer @default null */
            tenant_id: string | null;
        };
        LogoutDeliveryPage: { items: components["schemas"]["LogoutDelivery"][]; nextCursor: string | null; };
        LogoutDelivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid @description Who was signed out */
            user_id: string;
            /** @enum {string} */
            reason: "signed_out" | "revoked" | "replaced" | "suspended" | "moved" | "token_reused";
            /** @description `queued`: is tried or retried. `sent`: the application accepted it. `dead`: no more retries @enum {string} */
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
        ClientSignals: {
            /** @description Whether the application may receive security events */
            allowed: boolean;
            /** @description Metadata of the transmitter. Null for an application of the platform */
            configurationUrl: string | null;
            /** @description `resource` of access tokens for the stream management API */
            resource: string | null;
            /** @description What the application set up. Null: nothing yet */
            stream: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                delivery: "push" | "poll";
                /** @description Where events are pushed. Null for poll delivery */
                endpointUrl: string | null;
                /** @description URIs of the event types that are delivered */
                events: string[];
                /** @enum {string} */
                status: "enabled" | "paused" | "disabled";
                statusReason: string | null;
                /** @description Events that are not delivered yet. The count stops at 10,001 */
                queued: number;
                /** @description Failed attempts since the last delivery */
                failures: number;
                lastError: string | null;
                /** Format: date-time @description When an event was last accepted */
                deliveredAt: string | null;
                /** Format: date-time */
                createdAt: string;
            } | null;
        };
        SignalStream: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            delivery: "push" | "poll";
            /** @description Where events are pushed. Null for poll delivery */
            endpointUrl: string | null;
            /** @description URIs of the event types that are delivered */
            events: string[];
            /** @enum {string} */
            status: "enabled" | "paused" | "disabled";
            statusReason: string | null;
            /** @description Events that are not delivered yet. The count stops at 10,001 */
            queued: number;
            /** @description Failed attempts since the last delivery */
            failures: number;
            lastError: string | null;
            /** Format: date-time @description When an event was last accepted */
            deliveredAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @example { "allowed": true } */
        SaveClientSignals: { allowed: boolean; };
        SignalSettings: {
            /** @description Null if the connection receives no events */
            receiver: {
                /** @description Issuer of the transmitter, which `iss` of each event must be @example https://login.example */
                issuer: string;
                /** @description `aud` of each event must contain it */
                audience: string;
                /** @description Where the transmitter sends events (RFC 8935) */
                endpoint: string;
                /** @description Of the bearer secret of the endpoint */
                secretLastFour: string;
                /** Format: date-time */
                secretCreatedAt: string;
                /** @description `push`: the transmitter sends events to the endpoint. `poll`: Gatehouse fetches them every 5 seconds @enum {string} */
                delivery: "push" | "poll";
                /** @description Why the last poll failed. Null if it did not */
                pollError: string | null;
                /** @description Whether a user whose account the identity provider disabled can no longer sign in through the connection */
                blocksDisabled: boolean;
                /** @description Of the stream that Gatehouse created at the transmitter. Null: set up there */
                streamId: string | null;
                /** Format: date-time */
                verificationRequestedAt: string | null;
                /** Format: date-time @description When the last verification event arrived */
                verifiedAt: string | null;
                /** Format: date-time */
                lastEventAt: string | null;
                /** Format: date-time */
                lastRejectedAt: string | null;
                /** @description Events since the receiver was set up */
                counts: { applied: number; ignored: number; rejected: number; };
                version: number;
            } | null;
        };
        SignalReceiver: {
            /** @description Issuer of the transmitter, which `iss` of each event must be @example https://login.example */
            issuer: string;
            /** @description `aud` of each event must contain it */
            audience: string;
            /** @description Where the transmitter sends events (RFC 8935) */
            endpoint: string;
            /** @description Of the bearer secret of the endpoint */
            secretLastFour: string;
            /** Format: date-time */
            secretCreatedAt: string;
            /** @description `push`: the transmitter sends events to the endpoint. `poll`: Gatehouse fetches them every 5 seconds @enum {string} */
            delivery: "push" | "poll";
            /** @description Why the last poll failed. Null if it did not */
            pollError: string | null;
            /** @description Whether a user whose account the identity provider disabled can no longer sign in through the connection */
            blocksDisabled: boolean;
            /** @description Of the stream that Gatehouse created at the transmitter. Null: set up there */
            streamId: string | null;
            /** Format: date-time */
            verificationRequestedAt: string | null;
            /** Format: date-time @description When the last verification event arrived */
            verifiedAt: string | null;
            /** Format: date-time */
            lastEventAt: string | null;
            /** Format: date-time */
            lastRejectedAt: string | null;
            /** @description Events since the receiver was set up */
            counts: { applied: number; ignored: number; rejected: number; };
            version: number;
        };
        /** @example { "issuer": "https://login.example", "audience": null, "blocksDisabled": true, "version": 0 } */
        SaveSignalReceiver: {
            /** Format: uri @description Issuer of the transmitter. Its metadata is read from `/.well-known/ssf-configuration` @example https://login.example */
            issuer: string;
            /** @description What `aud` of each event must contain. Null: the address of the endpoint @default null */
            audience: string | null;
            /** @default true */
            blocksDisabled: boolean;
            /** @description Only when the receiver is set up. `poll` requires a management token @default push @enum {string} */
            delivery: "push" | "poll";
            /** @description Access token for the stream management API of the transmitter. With it, Gatehouse creates the stream when the receiver is set up, and requests verification. Later, it replaces the token of that stream. Not returned */
            managementToken?: string;
            /** @description Of the receiver that was read; 0 to set it up */
            version: number;
        };
        SavedSignalReceiver: {
            receiver: components["schemas"]["SignalReceiver"];
            /** @description The bearer secret of the endpoint, if it is new. Returned only once */
            secret: string | null;
        };
        SignalEventList: { items: components["schemas"]["SignalEvent"][]; nextCursor: string | null; };
        SignalEvent: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time @description `iat` of the event. Null if it was rejected before it was read */
            issuedAt: string | null;
            /** @description URIs of the event types @example [ "https://schemas.openid.net/secevent/caep/event-type/session-revoked" ] */
            types: string[];
            /** @enum {string} */
            outcome: "applied" | "ignored" | "rejected";
            /** @enum {string} */
            reason: "sessions_ended" | "account_disabled" | "account_enabled" | "verified" | "recorded" | "stream_updated" | "unknown_subject" | "unsupported_subject" | "out_of_date" | "malformed" | "wrong_type" | "algorithm" | "signature" | "keys_unavailable" | "issuer" | "audience" | "issued_at" | "expiry" | "identifier" | "subject" | "foreign_subject" | "events" | "verification";
            /** @description What is wrong with a rejected event */
            detail: string | null;
            sessionsEnded: number;
        };
        CustomAttributeValues: {
            /** @description A directory owns the values */
            isManaged: boolean;
            items: components["schemas"]["CustomAttributeValue"][];
        };
        CustomAttributeValue: {
            name: string;
            label: string;
            /** @description Type of its values in SCIM (RFC 7643 §2.3) @enum {string} */
            type: "string" | "boolean" | "integer" | "decimal" | "dateTime";
            /** @description A user can have several values */
            multiValued: boolean;
            /** @description As texts. Empty: the user has no value */
            values: string[];
        };
        /** @example { "items": [ { "name": "costCode", "values": [ "A-1042" ] } ] } */
        ChangeCustomAttributeValues: {
            items: {
                /** @description Name of the attribute, in whatever case @example costCode */
                name: string;
                /** @description As texts of its type (RFC 7643 §2.3). Empty: removes the value */
                values: string[];
            }[];
            /** Format: uuid @description Tenant ID. Superadmins only */
            tenantId?: string;
        };
        CustomAttributes: {
            /** @description URN of the extension that has the attributes in SCIM @example urn:ietf:params:scim:schemas:extension:gatehouse:2.0:User */
            schema: string;
            items: components["schemas"]["CustomAttribute"][];
        };
        CustomAttribute: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            /** @description Name in SCIM @example costCode */
            name: string;
            /** @description Name for people @example Cost code */
            label: string;
            /** @description Type of its values in SCIM (RFC 7643 §2.3) @enum {string} */
            type: "string" | "boolean" | "integer" | "decimal" | "dateTime";
            /** @description A user can have several values */
            multiValued: boolean;
            /** @description Users of directories with a value */
            users: number;
            /** Format: date-time */
            createdAt: string;
        };
        /** @example { "name": "costCode", "label": "Cost code" } */
        CreateCustomAttribute: {
            name: string;
            label: string;
            /** @description Type of its values in SCIM (RFC 7643 §2.3) @default string @enum {string} */
            type: "string" | "boolean" | "integer" | "decimal" | "dateTime";
            /** @description A user can have several values @default false */
            multiValued: boolean;
            /** Format: uuid @description Tenant ID. Superadmins only */
            tenantId?: string;
        };
        Directory: {
            /** Format: uuid @description ID of the connection */
            id: string;
            /** @description `off`: no provisioning. `preview`: changes are recorded and wait for approval. `active`: changes take effect immediately. `paused`: deactivations wait for a decision @enum {string} */
            state: "off" | "preview" | "active" | "paused";
            /** @description `scim`: the identity provider pushes changes. `ldap`, `microsoft`, `google`: changes are pulled from LDAP or Active Directory, Microsoft Graph or the Google Directory API @enum {string|null} */
            source: "scim" | "ldap" | "microsoft" | "google" | null;
            /** @description Base URL of the SCIM endpoints. Also the audience of access tokens for them @example https://id.example/scim/v2/0190a1b2-0000-7000-8000-000000000001 */
            baseUrl: string;
            /** @description Token endpoint for OAuth clients of the directory @example https://id.example/api/v1/oauth2/token */
            tokenUrl: string;
            settings: components["schemas"]["DirectorySettings"];
            counts: {
                /** @description Users of the directory */
                users: number;
                /** @description Those that the directory says are active */
                active: number;
                /** @description Those with a membership */
                linked: number;
                /** @description Active ones without a membership */
                unlinked: number;
                /** @description Those with a change that has not taken effect yet */
                waiting: number;
            };
            /** @description Null unless the state is `preview` */
            preview: {
                /** @description New users */
                created: number;
                /** @description Members that the directory will manage */
                linked: number;
                /** @description Members who lose access */
                deactivated: number;
                unlinked: { reason: components["schemas"]["UnlinkedReason"]; count: number; }[];
            } | null;
            /** @description Null unless the state is `paused` */
            paused: {
                /** @description `share`: too many deactivations. `last_admin`: the last administrator would be deactivated. `undone`: an administrator undid a day of changes @enum {string} */
                reason: "share" | "last_admin" | "undone";
                /** Format: date-time */
                at: string;
                /** @description Deactivations that wait for a decision */
                waiting: number;
                /** @description Deactivations that were allowed. Null for other reasons */
                limit: number | null;
            } | null;
            /** Format: date-time @description Time of the last change */
            lastSyncAt: string | null;
            /** Format: date-time */
            createdAt: string | null;
            version: number;
        };
        /** @description `scim`: the identity provider pushes changes. `ldap`, `microsoft`, `google`: changes are pulled from LDAP or Active Directory, Microsoft Graph or the Google Directory API @enum {string} */
        DirectorySource: "scim" | "ldap" | "microsoft" | "google";
        DirectorySettings: {
            /** @description Percentage of linked users that may be deactivated within 24 hours. More deactivations pause the directory */
            deactivateShare: number;
            /** @description Number of users that may be deactivated within 24 hours, however small the share is */
            deactivateLeast: number;
            /** @description `suspend`: a deactivated user stays a suspended member. `remove`: the membership is removed after 30 days @enum {string} */
            onLeaving: "suspend" | "remove";
        };
        DirectoryPreview: {
            /** @description New users */
            created: number;
            /** @description Members that the directory will manage */
            linked: number;
            /** @description Members who lose access */
            deactivated: number;
            unlinked: { reason: components["schemas"]["UnlinkedReason"]; count: number; }[];
        };
        /** @description `email_missing`: there is no valid email address. `domain_unverified`: its domain is not a verified domain of the organization that the connection serves. `account_elsewhere`: the address belongs to an account that is not a member. `other_directory`: another directory of the organization manages the member. `linked_twice`: another user of this directory is linked to the member. `former_user`: the address belongs to the account of a former user of this directory. `superadmin`: the account administers the platform. `plan_full`: the plan allows no more users @enum {string} */
        UnlinkedReason: "email_missing" | "domain_unverified" | "account_elsewhere" | "other_directory" | "linked_twice" | "former_user" | "superadmin" | "plan_full";
        DirectoryPaused: {
            /** @description `share`: too many deactivations. `last_admin`: the last administrator would be deactivated. `undone`: an administrator undid a day of changes @enum {string} */
            reason: "share" | "last_admin" | "undone";
            /** Format: date-time */
            at: string;
            /** @description Deactivations that wait for a decision */
            waiting: number;
            /** @description Deactivations that were allowed. Null for other reasons */
            limit: number | null;
        };
        /** @example { "source": "scim" } */
        CreateDirectory: { source: components["schemas"]["DirectorySource"]; };
        /** @example { "version": 1, "deactivateShare": 10 } */
        ChangeDirectory: {
            version: number;
            /** @description Percentage of linked users that may be deactivated within 24 hours. More deactivations pause the directory */
            deactivateShare?: number;
            /** @description Number of users that may be deactivated within 24 hours, however small the share is */
            deactivateLeast?: number;
            /** @description `suspend`: a deactivated user stays a suspended member. `remove`: the membership is removed after 30 days @enum {string} */
            onLeaving?: "suspend" | "remove";
        };
        /** @example { "version": 1 } */
        DirectoryVersion: { version: number; };
        /** @example { "day": "2026-11-26" } */
        UndoDirectoryDay: {
            /** Format: date @description Day in UTC @example 2026-11-26 */
            day: string;
        };
        UndoneDirectoryDay: {
            /** @description Users whose changes were undone */
            undone: number;
            /** @description Users whose changes could not be undone */
            kept: number;
        };
        DirectoryTokens: { items: components["schemas"]["DirectoryToken"][]; };
        DirectoryToken: {
            /** Format: uuid */
            id: string;
            /** @description Client ID of an OAuth client. Null for a bearer token @example scim-4f1d9c0e7b2a86d35c91 */
            clientId: string | null;
            /** @description Last characters of the token or client secret @example x7Qd */
            hint: string;
            networks: string[];
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time @description Accurate to one minute */
            lastUsedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @example { "expiresInDays": 365, "networks": [ "203.0.113.0/24" ] } */
        CreateDirectoryToken: {
            /** @description `bearer`: a token that the directory sends with each request. `oauth_client`: the directory gets its access tokens at the token endpoint (`client_credentials`, RFC 6749 §4.4) @default bearer @enum {string} */
            kind: "bearer" | "oauth_client";
            /** @description Null: the token or client does not expire @default 365 */
            expiresInDays: number | null;
            /** @description IP addresses and CIDR ranges that may send SCIM requests with it. Empty: all @default [] */
            networks: string[];
        };
        CreatedDirectoryToken: {
            token: components["schemas"]["DirectoryToken"];
            /** @description The bearer token, or the client secret of an OAuth client. Returned only once. Only its hash is stored */
            secret: string;
        };
        DirectoryRequestPage: { items: components["schemas"]["DirectoryRequest"][]; nextCursor: string | null; };
        DirectoryRequest: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @example PATCH */
            method: string;
            /** @description Below the base URL, without the query @example /Users */
            path: string;
            status: number;
            /** @example uniqueness */
            scimType: string | null;
            /** @description Why the request was rejected. Null if it succeeded */
            detail: string | null;
            durationMs: number;
            /** @description Null if authentication failed @enum {string|null} */
            by: "token" | "client" | "sync" | "admin" | null;
            byId: string | null;
            address: string | null;
            /** @description As in the log and the audit log */
            requestId: string;
        };
        DirectoryChangePage: { items: components["schemas"]["DirectoryChange"][]; nextCursor: string | null; };
        DirectoryChange: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @description `created`: an account and a membership. `linked`: an existing member is managed by the directory. `deleted`: deactivated, and the directory forgot the user @enum {string} */
            kind: "created" | "linked" | "updated" | "deactivated" | "reactivated" | "deleted";
            userName: string;
            /** Format: uuid */
            userId: string | null;
            /** @description What changed, before */
            before: { [key: string]: unknown; } | null;
            /** @description What changed, after */
            after: { [key: string]: unknown; } | null;
            /** @enum {string} */
            by: "token" | "client" | "sync" | "admin";
            byId: string | null;
            requestId: string;
            /** Format: date-time */
            undoneAt: string | null;
        };
        DirectoryDays: {
            items: {
                /** Format: date @description Day in UTC @example 2026-11-26 */
                day: string;
                created: number;
                linked: number;
                updated: number;
                deactivated: number;
                reactivated: number;
                deleted: number;
                undone: number;
            }[];
        };
        DirectoryUserPage: { items: components["schemas"]["DirectoryUser"][]; nextCursor: string | null; };
        DirectoryUser: {
            /** Format: uuid @description ID of the user in SCIM */
            id: string;
            userName: string;
            externalId: string | null;
            name: string;
            email: string | null;
            active: boolean;
            /** Format: uuid @description The linked user. Null if there is none */
            userId: string | null;
            /** @description `email_missing`: there is no valid email address. `domain_unverified`: its domain is not a verified domain of the organization that the connection serves. `account_elsewhere`: the address belongs to an account that is not a member. `other_directory`: another directory of the organization manages the member. `linked_twice`: another user of this directory is linked to the member. `former_user`: the address belongs to the account of a former user of this directory. `superadmin`: the account administers the platform. `plan_full`: the plan allows no more users @enum {string|null} */
            unlinkedBecause: "email_missing" | "domain_unverified" | "account_elsewhere" | "other_directory" | "linked_twice" | "former_user" | "superadmin" | "plan_full" | null;
            /** @description Why a change has not taken effect yet. `preview`: the directory is not approved. `share`, `last_admin`: a deactivation waits for a decision. `apply`: the change is approved and takes effect soon @enum {string|null} */
            waits: "preview" | "share" | "last_admin" | "apply" | null;
            /** Format: date-time */
            updatedAt: string;
        };
        PortalDirectory: {
            /** @description `preview`: users are recorded, and an administrator of the organization approves them @enum {string} */
            state: "off" | "preview" | "active" | "paused";
            /** @description Null while the state is `off` @enum {string|null} */
            source: "scim" | "ldap" | "microsoft" | "google" | null;
            /** @description How Gatehouse can read the directory of this connection. Null: the directory only sends SCIM @enum {string|null} */
            readable: "scim" | "ldap" | "microsoft" | "google" | null;
            /** @description Base URL of the SCIM endpoints */
            baseUrl: string;
            /** @description Token endpoint for OAuth clients */
            tokenUrl: string;
            hasToken: boolean;
            /** @description Client ID, if an OAuth client was created */
            clientId: string | null;
            /** Format: date-time @description Last request with one of the tokens */
            lastUsedAt: string | null;
            /** @description Users that the directory has sent */
            users: number;
            /** @description Null unless Gatehouse reads the directory */
            reads: {
                /** @description Whether an administrator of the directory has to consent before it can be read */
                needsConsent: boolean;
                /** Format: date-time @description Time of the next run. Null if none is planned */
                nextAt: string | null;
                /** Format: date-time @description Time of the last full comparison */
                lastFullAt: string | null;
                hasConsent: boolean;
                isRunning: boolean;
                /** @description Why the directory is not read, or why the last read failed @enum {string|null} */
                failure: "consent_revoked" | "consent_insufficient" | "client_refused" | "credentials_refused" | "configuration_invalid" | "unreachable" | "connector_offline" | "rate_limited" | "unexpected_response" | "superseded" | "internal" | null;
            } | null;
            /** @description Whether the link can set up provisioning: until an administrator has approved the first sync */
            canConnect: boolean;
        };
        /** @description A reason of `DirectoryPullStop`, or one that the next run may no longer meet. `unreachable`: no response, or an outage. `connector_offline`: no connector of the connection is connected. `rate_limited`: too many requests. `unexpected_response`: a response of another form. `superseded`: the settings changed during the run. `internal`: an error of Gatehouse @enum {string} */
        DirectoryPullFailure: "consent_revoked" | "consent_insufficient" | "client_refused" | "credentials_refused" | "configuration_invalid" | "unreachable" | "connector_offline" | "rate_limited" | "unexpected_response" | "superseded" | "internal";
        /** @example { "token": "k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F", "kind": "oauth_client" } */
        ConnectPortalDirectory: {
            /** @description Of the link */
            token: string;
            /** @description `bearer`: a token that the directory sends with each request. `oauth_client`: the directory gets its access tokens at the token endpoint (`client_credentials`, RFC 6749 §4.4) @default bearer @enum {string} */
            kind: "bearer" | "oauth_client";
        };
        ConnectedPortalDirectory: {
            directory: components["schemas"]["PortalDirectory"];
            /** @description The bearer token or the client secret. Returned only once. Only its hash is stored */
            secret: string;
        };
        DirectoryPullConsent: {
            /** @description Where to send the browser */
            authorizationUrl: string;
            state: string;
            /** @description Binds the consent to this browser */
            browserSecret: string;
            /** Format: date-time */
            expiresAt: string;
        };
        DirectoryPull: {
            /** Format: uuid @description ID of the connection */
            id: string;
            source: components["schemas"]["DirectorySource"];
            /** @description Whether an administrator of the directory has to consent before it can be read */
            needsConsent: boolean;
            /** @description Null if nobody consented, or the directory needs no consent */
            consent: {
                /** @description Who consented, according to the identity provider */
                email: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description Whether guests of the directory are users too. Only Microsoft Entra ID has guests */
            includeGuests: boolean;
            /** @description Why the directory is not read until an administrator fixes it */
            stopped: {
                code: components["schemas"]["DirectoryPullStop"];
                /** @description What happened and what to do */
                message: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time @description Time of the next run. Null if none is planned */
            nextAt: string | null;
            /** Format: date-time @description Time of the last full comparison */
            lastFullAt: string | null;
            running: {
                /** Format: uuid */
                id: string;
                kind: components["schemas"]["DirectoryPullKind"];
                /** @enum {string} */
                state: "running" | "succeeded" | "failed";
                /** @enum {string} */
                phase: "users" | "groups" | "members" | "comparison" | "finished";
                counts: components["schemas"]["DirectoryPullCounts"];
                error: {
                    code: components["schemas"]["DirectoryPullFailure"];
                    /** @description What happened and what to do */
                    message: string;
                } | null;
                /** Format: uuid @description Null if the schedule started it */
                startedBy: string | null;
                /** Format: date-time */
                startedAt: string;
                /** Format: date-time @description Time of the last page */
                workedAt: string;
                /** Format: date-time */
                finishedAt: string | null;
            } | null;
            /** @description The last finished run */
            last: {
                /** Format: uuid */
                id: string;
                kind: components["schemas"]["DirectoryPullKind"];
                /** @enum {string} */
                state: "running" | "succeeded" | "failed";
                /** @enum {string} */
                phase: "users" | "groups" | "members" | "comparison" | "finished";
                counts: components["schemas"]["DirectoryPullCounts"];
                error: {
                    code: components["schemas"]["DirectoryPullFailure"];
                    /** @description What happened and what to do */
                    message: string;
                } | null;
                /** Format: uuid @description Null if the schedule started it */
                startedBy: string | null;
                /** Format: date-time */
                startedAt: string;
                /** Format: date-time @description Time of the last page */
                workedAt: string;
                /** Format: date-time */
                finishedAt: string | null;
            } | null;
            version: number;
        };
        /** @description `consent_revoked`: the consent was withdrawn, or the account that gave it can no longer be used. `consent_insufficient`: a permission is missing, or the account no longer administers the directory. `client_refused`: the identity provider rejects the client ID or the client secret. `credentials_refused`: the directory rejects the name or the password. `configuration_invalid`: the settings of the connection cannot be used @enum {string} */
        DirectoryPullStop: "consent_revoked" | "consent_insufficient" | "client_refused" | "credentials_refused" | "configuration_invalid";
        DirectoryPullRun: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["DirectoryPullKind"];
            /** @enum {string} */
            state: "running" | "succeeded" | "failed";
            /** @enum {string} */
            phase: "users" | "groups" | "members" | "comparison" | "finished";
            counts: components["schemas"]["DirectoryPullCounts"];
            error: {
                code: components["schemas"]["DirectoryPullFailure"];
                /** @description What happened and what to do */
                message: string;
            } | null;
            /** Format: uuid @description Null if the schedule started it */
            startedBy: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time @description Time of the last page */
            workedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        /** @description `incremental`: what changed since the last run. `full`: compares everything @enum {string} */
        DirectoryPullKind: "incremental" | "full";
        DirectoryPullCounts: {
            /** @description Users that were read */
            users: number;
            /** @description Groups that were read */
            groups: number;
            created: number;
            linked: number;
            updated: number;
            deactivated: number;
            reactivated: number;
            unchanged: number;
            unlinked: number;
            /** @description Changes that wait for an administrator */
            waiting: number;
            /** @description Users that could not be recorded */
            refused: number;
        };
        /** @example { "version": 1, "includeGuests": true } */
        ChangeDirectoryPull: { version: number; includeGuests: boolean; };
        DirectoryPullRunPage: { items: components["schemas"]["DirectoryPullRun"][]; nextCursor: string | null; };
        /** @example { "kind": "full" } */
        StartDirectoryPull: {
            /** @default incremental */
            kind: components["schemas"]["DirectoryPullKind"];
        };
        GroupPage: {
            items: components["schemas"]["Group"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        Group: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            description: string;
            /** @description The connection whose directory owns the group; null for a group made here */
            directory: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description ID of the group in its directory */
            externalId: string | null;
            /** @description 10001 means more than 10,000 */
            members: number;
            role: {
                role: components["schemas"]["MembershipRole"];
                /** Format: uuid */
                roleId: string | null;
                /** @description Of the custom role */
                roleName: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        GroupRole: {
            role: components["schemas"]["MembershipRole"];
            /** Format: uuid */
            roleId: string | null;
            /** @description Of the custom role */
            roleName: string | null;
        };
        /** @example { "name": "Engineering" } */
        CreateGroup: {
            name: string;
            /** @default */
            description: string;
            /** Format: uuid @description Tenant ID. Superadmins only */
            tenantId?: string;
        };
        GroupDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            description: string;
            /** @description The connection whose directory owns the group; null for a group made here */
            directory: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description ID of the group in its directory */
            externalId: string | null;
            /** @description 10001 means more than 10,000 */
            members: number;
            role: {
                role: components["schemas"]["MembershipRole"];
                /** Format: uuid */
                roleId: string | null;
                /** @description Of the custom role */
                roleName: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** @description Groups that this group is a member of */
            parents: components["schemas"]["GroupRef"][];
            applications: components["schemas"]["GivenApplication"][];
        };
        GroupRef: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        GivenApplication: {
            /** @enum {string} */
            type: "oauth_client" | "saml_service_provider";
            /** Format: uuid */
            id: string;
            name: string;
            /** @description False: everybody in the tenant can use it anyway */
            assignedOnly: boolean;
        };
        /** @example { "version": 1, "name": "Engineering" } */
        ChangeGroup: {
            name: string;
            /** @default */
            description: string;
            version: number;
        };
        GroupMemberPage: {
            items: components["schemas"]["GroupMember"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        GroupMember: {
            /** Format: uuid @description Of the user, of the directory user that is not linked yet, or of the group */
            id: string;
            /** @enum {string} */
            kind: "user" | "directory_user" | "group";
            name: string;
            email: string | null;
            /** @description Null: not a member of the tenant @enum {string|null} */
            status: "active" | "invited" | "suspended" | null;
            /** @description The directory that says so; null: added here */
            directory: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description Groups between this group and the member, from the nearest to this group */
            path: components["schemas"]["GroupRef"][];
            /** Format: date-time */
            addedAt: string | null;
        };
        /** @example { "addUsers": [] } */
        ChangeGroupMembers: {
            /** @description Members of the tenant @default [] */
            addUsers: string[];
            /** @default [] */
            removeUsers: string[];
            /** @default [] */
            addGroups: string[];
            /** @default [] */
            removeGroups: string[];
        };
        ChangedGroupMembers: { added: number; removed: number; };
        /** @example { "role": "tenant_user" } */
        SetGroupRole: {
            /** @enum {string|null} */
            role: "tenant_admin" | "tenant_user" | null;
            /** Format: uuid @default null */
            roleId: string | null;
        };
        UserGroups: { groups: components["schemas"]["UserGroup"][]; more: boolean; };
        UserGroup: {
            group: components["schemas"]["GroupRef"];
            directory: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description From the group that the user is a member of to this group, which is the last */
            path: components["schemas"]["GroupRef"][];
        };
        UserAccess: {
            items: components["schemas"]["AccessReason"][];
            /** @description There are more applications than this list shows */
            more: boolean;
        };
        AccessReason: {
            /** @enum {string} */
            kind: "role" | "application";
            /** Format: uuid @description Of the custom role or application; null for a built-in role */
            id: string | null;
            name: string;
            /** @description The own role, an application for everybody, assigned to the user, or by a group @enum {string} */
            because: "own" | "everybody" | "assigned" | "group";
            /** @description False: another group gives a role that takes precedence */
            isInForce: boolean;
            path: components["schemas"]["GroupRef"][];
        };
        ApplicationAssignments: {
            /** @description Only assigned users and members of assigned groups sign in */
            assignedOnly: boolean;
            groups: components["schemas"]["GroupRef"][];
            people: components["schemas"]["AssignedUser"][];
            groupsClaim: components["schemas"]["GroupsClaim"];
        };
        AssignedUser: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
        };
        GroupsClaim: {
            /** @description What the claim contains @default name @enum {string} */
            value: "name" | "id";
            /** @description `assigned`: only groups that are assigned to the application @default all @enum {string} */
            only: "all" | "assigned";
            /** @description Only groups whose name begins so, whatever the case. Empty: all @default */
            prefix: string;
        };
        /** @example { "assignedOnly": true } */
        ChangeApplicationAssignments: {
            assignedOnly?: boolean;
            /** @default [] */
            addGroups: string[];
            /** @default [] */
            removeGroups: string[];
            /** @default [] */
            addUsers: string[];
            /** @default [] */
            removeUsers: string[];
            groupsClaim?: components["schemas"]["GroupsClaim"];
        };
        /** @example { "name": "Expense reports", "entity_id": "https://expenses.example.com/saml/metadata", "acs_url": "https://expenses.example.com/saml/acs", "attributes": [ "email", "name" ], "is_active": true } */
        CreateSamlServiceProvider: {
            /** @description Taken from the metadata or the entity ID by default */
            name?: string;
            entity_id?: string;
            /** @description Assertion consumer service URL: where assertions are posted */
            acs_url?: string;
            /** @description Read now and once a day. With entity_id and acs_url the application is registered even if it cannot be read. `warnings` says so, and it is read again within minutes */
            metadata_url?: string;
            /** @description The metadata document instead of its URL */
            metadata?: string;
            slo_url?: string | null;
            /** @description Where the application ends sessions without a browser, by the SOAP binding. Used when a user loses the access to it. Taken from the metadata by default */
            slo_soap_url?: string | null;
            /** @enum {string} */
            slo_binding?: "redirect" | "post";
            attributes?: ("email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role" | "groups")[] | components["schemas"]["SamlAttribute"][] | {
                [key: string]: "email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role" | "groups";
            };
            /** @enum {string} */
            name_id_format?: "email" | "unspecified" | "persistent" | "transient";
            /** @enum {string} */
            sign?: "assertion" | "response" | "both";
            /** @enum {string} */
            signature_algorithm?: "rsa-sha256" | "rsa-sha512" | "rsa-sha1";
            /** @enum {string|null} */
            encryption_algorithm?: "aes128-gcm" | "aes256-gcm" | "aes128-cbc" | "aes256-cbc" | "tripledes-cbc" | null;
            signing_certificates?: string[];
            /** @description X.509, as PEM or base64 of its DER */
            encryption_certificate?: string | null;
            require_signed_requests?: boolean;
            allow_idp_initiated?: boolean;
            /** @default true */
            is_active: boolean;
            /** Format: uuid @description The tenant whose members it receives. Superadmins only */
            tenant_id?: string | null;
        };
        SamlAttribute: {
            /** @description The service provider's name for it */
            name: string;
            /** @enum {string} */
            source: "email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role" | "groups" | "custom_attribute";
            /** @default basic @enum {string} */
            name_format: "basic" | "uri" | "unspecified";
            /** @description Name of the custom attribute for the source `custom_attribute` @example costCode */
            custom_attribute?: string;
        };
        SamlServiceProvider: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string | null;
            /** @description Null for an application of the platform */
            tenant_name: string | null;
            name: string;
            /** @description Path of the logo on this origin. It changes with the image. Null without a logo */
            logo_url: string | null;
            entity_id: string;
            acs_url: string;
            assertion_consumer_services: { url: string; index: number | null; is_default: boolean; }[];
            slo_url: string | null;
            slo_soap_url: string | null;
            /** @enum {string} */
            slo_binding: "redirect" | "post";
            metadata_url: string | null;
            /** Format: date-time @description The last time that its metadata was read */
            metadata_refreshed_at: string | null;
            /** @description Why its metadata could not be read. Null once it was */
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
            /** @description Weak algorithms, certificates that expire soon, a failed refresh */
            warnings: string[];
            identity_provider: components["schemas"]["SamlIdentityProvider"];
            /** @description The one at the active custom domain of the tenant. An application is configured with one of both */
            custom_identity_provider: {
                entity_id: string;
                sso_url: string;
                slo_url: string;
                metadata_url: string;
                /** @description Starts an IdP-initiated sign-in, if that is allowed */
                launch_url: string;
            } | null;
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
            /** @description SHA-256 of the DER, in hexadecimal */
            fingerprint: string;
            subject: string;
            /** Format: date-time */
            not_before: string;
            /** Format: date-time */
            not_after: string;
            /** Format: date-time @description Since when the metadata no longer contains it. It stays trusted for a while */
            retired_at: string | null;
        };
        SamlIdentityProvider: {
            entity_id: string;
            sso_url: string;
            slo_url: string;
            metadata_url: string;
            /** @description Starts an IdP-initiated sign-in, if that is allowed */
            launch_url: string;
        };
        SamlServiceProviderPage: {
            items: components["schemas"]["SamlServiceProvider"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        /** @example { "version": 1, "is_active": false } */
        ChangeSamlServiceProvider: {
            name?: string;
            /** @description Assertion consumer service URL: where assertions are posted */
            acs_url?: string;
            slo_url?: string | null;
            /** @description Where the application ends sessions without a browser, by the SOAP binding. Used when a user loses the access to it. Taken from the metadata by default */
            slo_soap_url?: string | null;
            /** @enum {string} */
            slo_binding?: "redirect" | "post";
            attributes?: ("email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role" | "groups")[] | components["schemas"]["SamlAttribute"][] | {
                [key: string]: "email" | "name" | "given_name" | "family_name" | "user_id" | "tenant_id" | "tenant_name" | "role" | "groups";
            };
            /** @enum {string} */
            name_id_format?: "email" | "unspecified" | "persistent" | "transient";
            /** @enum {string} */
            sign?: "assertion" | "response" | "both";
            /** @enum {string} */
            signature_algorithm?: "rsa-sha256" | "rsa-sha512" | "rsa-sha1";
            /** @enum {string|null} */
            encryption_algorithm?: "aes128-gcm" | "aes256-gcm" | "aes128-cbc" | "aes256-cbc" | "tripledes-cbc" | null;
            signing_certificates?: string[];
            /** @description X.509, as PEM or base64 of its DER */
            encryption_certificate?: string | null;
            require_signed_requests?: boolean;
            allow_idp_initiated?: boolean;
            is_active?: boolean;
            metadata_url?: string | null;
            version: number;
        };
        SamlSignOn: {
            service_provider: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Path of the logo on this origin. It changes with the image. Null without a logo */
                logo_url: string | null;
            };
            /** @description What the user must do first. Null when the browser can continue @enum {string|null} */
            reason: "no_session" | "force_authn" | "not_a_member" | "not_assigned" | "risk_factor" | "risk_passkey" | "risk_sign_in" | null;
            /** @description The user's email address according to the application */
            loginHint: string | null;
            user: { name: string; email: string; } | null;
            /** @description Where the browser continues, with a full navigation */
            continueUrl: string;
            /** @description Where the browser continues if the user cancels */
            cancelUrl: string;
        };
        SamlOnward: {
            /** @description Where the browser continues, with a full navigation */
            continueUrl: string;
        };
        SamlLogoutStart: {
            /** @description The page that signs out of the applications one by one. Null if there are none */
            redirectTo: string | null;
            /** @description Where the OpenID provider that signed this session in ends its own session */
            logoutUrl: string | null;
            /** @example Acme directory */
            provider: string | null;
        };
        SamlLogoutReport: {
            done: boolean;
            /** @description Where the browser continues. Skips applications that do not respond. Null when done */
            continueUrl: string | null;
            participants: {
                /** @description An application that the session signed in to, or the identity provider that it came from @enum {string} */
                kind: "application" | "directory";
                name: string;
                /** @enum {string} */
                outcome: "waiting" | "signed_out" | "failed" | "not_supported";
            }[];
        };
        /** @example { "subject": "https://login.acme.example" } */
        CheckFederation: {
            /** @description An issuer, the address of a metadata document, or the document itself: SAML metadata, an OpenID discovery document or the registration of an OAuth client */
            subject: string;
            /** @description The entity to check, if SAML metadata describes several */
            entityId?: string;
        };
        FederationReport: {
            /** @enum {string} */
            kind: "oidc_provider" | "saml_idp" | "saml_sp" | "oidc_client";
            /** @description Issuer, entity ID or client name */
            name: string | null;
            /** @description Where the document was read. Null if it was pasted */
            address: string | null;
            /** @description A from 90, B from 80, C from 70, D from 60. A critical finding gives F, a high one at most C @enum {string} */
            grade: "A" | "B" | "C" | "D" | "F";
            /** @description Each rule with findings takes 45 (critical), 20, 8, 3 or 0 (info) from 100 */
            score: number;
            /** Format: date-time */
            checkedAt: string;
            rulesChecked: number;
            /** @description The most severe first */
            findings: components["schemas"]["FederationFinding"][];
            keys: {
                /** @example signing */
                use: string;
                /** @description Key ID or subject */
                name: string;
                /** @example RSA 2048 */
                key: string;
                /** Format: date-time */
                expiresAt: string | null;
            }[];
            connections: {
                host: string;
                /** @example TLSv1.3 */
                protocol: string | null;
                /** @example TLS_AES_256_GCM_SHA384 */
                cipher: string | null;
                /** @description Issuer of the certificate */
                issuer: string | null;
                /** Format: date-time */
                expiresAt: string | null;
            }[];
        };
        FederationFinding: {
            rule: components["schemas"]["FederationRule"];
            /** @enum {string} */
            severity: "critical" | "high" | "medium" | "low" | "info";
            /** @description The values in the sentences */
            values: { [key: string]: string; };
            /** @example The metadata is not signed. */
            found: string;
            why: string;
            fix: string;
            /** @example SAML Metadata §3 */
            source: string;
        };
        /** @enum {string} */
        FederationRule: "insecure_address" | "unreachable" | "private_address" | "tls_expired" | "tls_wrong_name" | "tls_chain_incomplete" | "tls_untrusted" | "tls_old_protocol" | "tls_expires_soon" | "tls_weak_cipher" | "tls_without_13" | "clock_differs" | "oidc_issuer_differs" | "oidc_issuer_invalid" | "oidc_value_missing" | "oidc_endpoint_insecure" | "oidc_endpoint_invalid" | "oidc_code_flow_missing" | "oidc_alg_none" | "oidc_no_strong_alg" | "oidc_hmac_offered" | "oidc_pkce_missing" | "oidc_pkce_plain" | "oidc_implicit_offered" | "oidc_password_grant" | "oidc_iss_missing" | "oidc_shared_secret_only" | "oidc_openid_scope_missing" | "oidc_logout_missing" | "jwks_unreadable" | "jwks_without_key" | "jwks_secret_published" | "jwks_weak_key" | "jwks_weak_exponent" | "jwks_kid_missing" | "jwks_kid_repeated" | "jwks_alg_without_key" | "saml_protocol_missing" | "saml_wrong_namespace" | "saml_time_invalid" | "saml_entity_id_missing" | "saml_entity_id_no_uri" | "saml_several_entities" | "saml_expired" | "saml_expires_soon" | "saml_no_expiry" | "saml_unsigned" | "saml_signature_invalid" | "saml_signature_unsupported" | "saml_signature_sha1" | "saml_private_key" | "saml_signing_key_missing" | "saml_certificate_unreadable" | "saml_certificate_expired" | "saml_certificate_not_yet_valid" | "saml_certificate_expires_soon" | "saml_weak_key" | "saml_sso_missing" | "saml_acs_missing" | "saml_binding_unsupported" | "saml_endpoint_insecure" | "saml_endpoint_invalid" | "saml_index_repeated" | "saml_unsigned_assertions" | "saml_encryption_key_missing" | "saml_weak_encryption" | "saml_old_protocol" | "saml_logout_missing" | "client_redirect_missing" | "client_redirect_insecure" | "client_redirect_inexact" | "client_implicit" | "client_password_grant" | "client_weak_alg";
        /** @example { "application_id": "0190a1b2-0000-7000-8000-000000000002", "base_url": "https://scim.example.com/v2", "secret": "a-bearer-token" } */
        CreateProvisioning: {
            /** Format: uuid @description ID of an OIDC client or a SAML application */
            application_id: string;
            /** @default custom @enum {string} */
            preset: "custom" | "slack" | "github" | "atlassian" | "zoom" | "aws" | "salesforce";
            /** @description Base address of the SCIM 2.0 endpoints, without `/Users` @example https://scim.example.com/v2 */
            base_url: string;
            /** @description `token`: a bearer token. `oauth`: the client credentials grant (RFC 6749 §4.4) @default token @enum {string} */
            auth_method: "token" | "oauth";
            /** @description Bearer token or client secret. Write-only */
            secret: string;
            /** @description Token endpoint; with `oauth` only @default null */
            token_url: string | null;
            /** @default null */
            oauth_client_id: string | null;
            /** @default null */
            oauth_scope: string | null;
            /** @description How accounts are changed at the target @enum {string} */
            update_method?: "patch" | "put";
            mapping?: components["schemas"]["ProvisioningMappingEntry"][];
            /** @description Who has an account. `access`: the users who can use the application. `selected`: the users and the members of the groups that are assigned for provisioning alone @default access @enum {string} */
            assigned: "access" | "everybody" | "selected";
            /** @description Whether assigned groups are created at the target */
            push_groups?: boolean;
            /** @default deactivate @enum {string} */
            leave_action: "deactivate" | "delete";
            /** @description Days from leaving to the action. An account that will be deleted later is deactivated at once. Suspended users are always deactivated at once @default 0 */
            leave_after_days: number;
        };
        ProvisioningMappingEntry: {
            /** @description Path of a SCIM attribute. `emails` is sent as one primary work address */
            attribute: string;
            /** @enum {string} */
            source: "email" | "email_local_part" | "given_name" | "family_name" | "full_name" | "picture" | "locale" | "zoneinfo" | "role" | "user_id" | "custom_attribute" | "constant";
            /** @description The value for the source `constant` */
            value?: string;
            /** @description Name of the custom attribute for the source `custom_attribute` @example costCode */
            custom_attribute?: string;
        };
        Provisioning: {
            /** Format: uuid @description ID of the application */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            application: {
                /** @enum {string} */
                kind: "oidc" | "saml";
                name: string;
            };
            /** @enum {string} */
            preset: "custom" | "slack" | "github" | "atlassian" | "zoom" | "aws" | "salesforce";
            base_url: string;
            /** @description `token`: a bearer token. `oauth`: the client credentials grant (RFC 6749 §4.4) @enum {string} */
            auth_method: "token" | "oauth";
            token_url: string | null;
            oauth_client_id: string | null;
            oauth_scope: string | null;
            /** @description How accounts are changed at the target @enum {string} */
            update_method: "patch" | "put";
            mapping: components["schemas"]["ProvisioningMappingEntry"][];
            /** @description Who has an account. `access`: the users who can use the application. `selected`: the users and the members of the groups that are assigned for provisioning alone @enum {string} */
            assigned: "access" | "everybody" | "selected";
            /** @description Whether assigned groups are created at the target */
            push_groups: boolean;
            /** @enum {string} */
            leave_action: "deactivate" | "delete";
            /** @description Days from leaving to the action. An account that will be deleted later is deactivated at once. Suspended users are always deactivated at once */
            leave_after_days: number;
            secret_last_four: string;
            /** @description `paused`: an admin paused it, or it was never started. `stopped`: the target keeps failing; delivery is tried again by itself @enum {string} */
            state: "active" | "paused" | "stopped";
            /** @description Why the target fails as a whole */
            problem: {
                /** @enum {string} */
                code: "unauthorized" | "address_denied" | "unreachable" | "timed_out" | "rate_limited" | "unavailable" | "not_json" | "not_scim" | "too_large" | "wrong_id" | "conflict" | "rejected" | "not_found" | "ambiguous" | "token_refused" | "no_value" | "secret_unreadable";
                /** @description HTTP status of the target */
                status: number | null;
                /** @description What the target said, shortened */
                detail: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time @description No request is sent to the target before */
            retry_at: string | null;
            counts: components["schemas"]["ProvisioningCounts"];
            /** Format: date-time */
            last_delivery_at: string | null;
            /** Format: date-time */
            reconciled_at: string | null;
            /** @description Accounts of the target at the last comparison */
            comparison: {
                accounts: number;
                /** @description Accounts that belong to no user of Gatehouse */
                unmanaged: number;
                drifted: number;
                /** @description Accounts that were deleted at the target */
                missing: number;
            } | null;
            is_reconciling: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ProvisioningProblem: {
            /** @enum {string} */
            code: "unauthorized" | "address_denied" | "unreachable" | "timed_out" | "rate_limited" | "unavailable" | "not_json" | "not_scim" | "too_large" | "wrong_id" | "conflict" | "rejected" | "not_found" | "ambiguous" | "token_refused" | "no_value" | "secret_unreadable";
            /** @description HTTP status of the target */
            status: number | null;
            /** @description What the target said, shortened */
            detail: string | null;
            /** Format: date-time */
            at: string;
        };
        ProvisioningCounts: { waiting: number; in_sync: number; refused: number; leaving: number; gone: number; drifted: number; };
        ProvisioningComparison: {
            accounts: number;
            /** @description Accounts that belong to no user of Gatehouse */
            unmanaged: number;
            drifted: number;
            /** @description Accounts that were deleted at the target */
            missing: number;
        };
        ProvisioningPage: { items: components["schemas"]["Provisioning"][]; nextCursor: string | null; };
        /** @example { "version": 1, "assigned": "everybody" } */
        ChangeProvisioning: {
            version: number;
            /** @enum {string} */
            preset?: "custom" | "slack" | "github" | "atlassian" | "zoom" | "aws" | "salesforce";
            /** @description Base address of the SCIM 2.0 endpoints, without `/Users` @example https://scim.example.com/v2 */
            base_url?: string;
            /** @description `token`: a bearer token. `oauth`: the client credentials grant (RFC 6749 §4.4) @enum {string} */
            auth_method?: "token" | "oauth";
            /** @description Token endpoint; with `oauth` only */
            token_url?: string | null;
            oauth_client_id?: string | null;
            oauth_scope?: string | null;
            /** @description How accounts are changed at the target @enum {string} */
            update_method?: "patch" | "put";
            mapping?: components["schemas"]["ProvisioningMappingEntry"][];
            /** @description Who has an account. `access`: the users who can use the application. `selected`: the users and the members of the groups that are assigned for provisioning alone @enum {string} */
            assigned?: "access" | "everybody" | "selected";
            /** @description Whether assigned groups are created at the target */
            push_groups?: boolean;
            /** @enum {string} */
            leave_action?: "deactivate" | "delete";
            /** @description Days from leaving to the action. An account that will be deleted later is deactivated at once. Suspended users are always deactivated at once */
            leave_after_days?: number;
            /** @description Bearer token or client secret. Write-only */
            secret?: string;
        };
        ProvisioningTest: {
            ok: boolean;
            problem: {
                /** @enum {string} */
                code: "unauthorized" | "address_denied" | "unreachable" | "timed_out" | "rate_limited" | "unavailable" | "not_json" | "not_scim" | "too_large" | "wrong_id" | "conflict" | "rejected" | "not_found" | "ambiguous" | "token_refused" | "no_value" | "secret_unreadable";
                /** @description HTTP status of the target */
                status: number | null;
                /** @description What the target said, shortened */
                detail: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description Accounts at the target, if it says */
            users: number | null;
            /** @description What the target says it supports; null if it does not say */
            supports: { patch: boolean | null; filter: boolean | null; groups: boolean | null; };
        };
        /** @example { "user_id": "0190a1b2-0000-7000-8000-000000000003" } */
        PreviewProvisioning: {
            /** Format: uuid */
            user_id: string;
            /** @description Instead of the saved mapping */
            mapping?: components["schemas"]["ProvisioningMappingEntry"][];
        };
        ProvisioningPreview: {
            is_assigned: boolean;
            /** @description The SCIM user that is sent */
            resource: { [key: string]: unknown; };
            /** @description Mapped attributes that have no value for this user */
            empty: string[];
        };
        ProvisioningRetried: {
            /** @description Objects that are tried again */
            count: number;
        };
        ProvisioningObjectPage: {
            items: components["schemas"]["ProvisioningObject"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        ProvisioningObject: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "user" | "group";
            /** Format: uuid */
            user_id: string | null;
            /** Format: uuid */
            group_id: string | null;
            /** @description User name or name of the group */
            label: string;
            /** @description `waiting`: is delivered or retried. `refused`: not retried by itself before something changes. `leaving`: no longer assigned, the account still exists. `gone`: deactivated or deleted at the target @enum {string} */
            status: "waiting" | "in_sync" | "refused" | "leaving" | "gone";
            attempts: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            problem: {
                /** @enum {string} */
                code: "unauthorized" | "address_denied" | "unreachable" | "timed_out" | "rate_limited" | "unavailable" | "not_json" | "not_scim" | "too_large" | "wrong_id" | "conflict" | "rejected" | "not_found" | "ambiguous" | "token_refused" | "no_value" | "secret_unreadable";
                /** @description HTTP status of the target */
                status: number | null;
                /** @description What the target said, shortened */
                detail: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            target_id: string | null;
            /** @description Attributes that differed at the target at the last comparison */
            drift: { attribute: string; ours: unknown; theirs: unknown; }[] | null;
            /** Format: date-time */
            leave_at: string | null;
            /** Format: date-time */
            synced_at: string | null;
        };
        ProvisioningAssignmentPage: { items: components["schemas"]["ProvisioningAssignment"][]; nextCursor: string | null; };
        ProvisioningAssignment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string | null;
            /** Format: uuid */
            group_id: string | null;
            name: string;
            /** @description Email address of a user */
            detail: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @example { "user_id": "0190a1b2-0000-7000-8000-000000000003" } */
        AssignProvisioning: {
            /** Format: uuid */
            user_id?: string;
            /** Format: uuid */
            group_id?: string;
        };
        /** @description Settings of the responding API process */
        SystemSettings: {
            items: {
                /** @example PUBLIC_URL */
                name: string;
                /** @description Null for secrets and for values that are not set */
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
            /** @description Whether one run serves all processes. Other jobs run in each process, and the run is that of the responding one */
            shared: boolean;
            /** @description Schedule of a shared job in UTC @example 7 * * * * */
            cron: string | null;
            /** Format: date-time @description When it runs next */
            nextAt: string | null;
            /** @enum {string} */
            state: "idle" | "waiting" | "retrying" | "running";
            /** Format: date-time @description Of a run that failed and is retried */
            nextTryAt: string | null;
            /** Format: date-time @description Of the last run. Null before the first */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            succeededAt: string | null;
            /** @description Kind of the last run's error @example Error */
            failure: string | null;
        };
        /** @description Runs of shared jobs, newest first. They are kept for a day to a week */
        JobRecords: {
            items: components["schemas"]["JobRecord"][];
            /** Format: date-time */
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        JobRecord: {
            /** Format: uuid */
            id: string;
            job: string;
            /** @enum {string} */
            state: "waiting" | "retrying" | "running" | "done" | "skipped" | "failed";
            /** @description The schedule, a starting process that found it overdue, a user, or a manual retry @enum {string} */
            cause: "schedule" | "start" | "hand" | "retry";
            /** @description Number of retries */
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
        /** @description Dead letters, newest first, at most 100 */
        DeadLetters: { items: components["schemas"]["DeadLetter"][]; total: number; };
        DeadLetter: {
            /** Format: uuid */
            id: string;
            job: string;
            /** @description Kind of the last error @example TypeError */
            failure: string;
            tries: number;
            /** Format: date-time @description When the failed run was queued */
            sentAt: string | null;
            /** Format: date-time */
            givenUpAt: string;
            /** Format: date-time @description When the job next succeeded. Null until then */
            workedSince: string | null;
        };
        JobRun: {
            /** @description busy: it is already running @enum {string} */
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
                /** @description Required by this version and missing in the database */
                pending: string[];
                /** @description Created by a later version */
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
            /** @description The planner's estimate. Null before the first analysis */
            rows: number | null;
            /** @description Includes values stored out of line (TOAST) */
            tableBytes: number;
            indexBytes: number;
            /** @description 0 for a table that is not partitioned */
            partitions: number;
            isolation: {
                /** @description Row-level security applies to everybody but the owner */
                enabled: boolean;
                /** @description It applies to the owner too */
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
            /** @description Which rows are visible. Null: none by this command */
            using: string | null;
            /** @description Which rows may be written. Null: as `using` */
            check: string | null;
        };
        LiveDisplayList: { items: components["schemas"]["LiveDisplay"][]; };
        LiveDisplay: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Null if the account is deleted */
            createdBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time @description To the minute. Null: never */
            lastShownAt: string | null;
        };
        /** @example { "name": "Operations room", "days": 90 } */
        CreateLiveDisplay: {
            name: string;
            /** @description Days until the display stops showing the live board */
            days: number;
        };
        CreatedLiveDisplay: {
            display: components["schemas"]["LiveDisplay"];
            /** @description For the browser of the display. It is returned only once */
            token: string;
        };
        SignInBreakdown: {
            /** Format: date-time @description Sign-ins are counted up to this time */
            asOf: string;
            /** @description In which days begin: that of the organization, or UTC for all organizations @example Europe/Zurich */
            timeZone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description As many days before. Null if they are older than what is kept */
            previous: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @enum {string} */
            dimension: "outcome" | "method" | "application" | "connection" | "country" | "risk";
            /** @description All days of the range, the oldest first */
            days: {
                /** Format: date */
                day: string;
                succeeded: number;
                failed: number;
            }[];
            /** @description All days of `previous` */
            previousDays: {
                /** Format: date */
                day: string;
                succeeded: number;
                failed: number;
            }[] | null;
            /** @description At most 100, those with the most sign-ins first. `days` has the sign-ins of all values */
            values: {
                /** @description A code, an ID, a country (ISO 3166-1 alpha-2) or a risk level. Empty: unknown, or does not apply @example password */
                value: string;
                /** @description Of an application or a connection; null once it is deleted */
                name: string | null;
                succeeded: number;
                failed: number;
                previous: { succeeded: number; failed: number; } | null;
            }[];
        };
        SignInRisks: {
            /** Format: date-time @description Sign-ins are counted up to this time */
            asOf: string;
            /** @description In which days begin: that of the organization, or UTC for all organizations @example Europe/Zurich */
            timeZone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description As many days before. Null if they are older than what is kept */
            previous: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @description All days of the range, the oldest first */
            days: {
                low: number;
                medium: number;
                high: number;
                /** @description Such as failed passwords */
                notAssessed: number;
                /** @description Of the others, those at which the enforced policy required a second factor or a passkey, or rejected */
                actedOn: number;
                /** Format: date */
                day: string;
            }[];
            /** @description The sums of `previous` */
            before: {
                low: number;
                medium: number;
                high: number;
                /** @description Such as failed passwords */
                notAssessed: number;
                /** @description Of the others, those at which the enforced policy required a second factor or a passkey, or rejected */
                actedOn: number;
            } | null;
        };
        ActiveUsers: {
            /** Format: date-time @description Sign-ins are counted up to this time */
            asOf: string;
            /** @description In which days begin: that of the organization, or UTC for all organizations @example Europe/Zurich */
            timeZone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description As many days before. Null if they are older than what is kept */
            previous: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @description Weeks begin on Monday @enum {string} */
            period: "day" | "week" | "month";
            /** @description All periods with a day of the range, the oldest first. The last one may not be over */
            periods: {
                /** Format: date */
                begins: string;
                /** @description Number of distinct users who signed in */
                people: number;
                /** @description Of them, those who also signed in during the period before */
                cameBack: number;
            }[];
            /** @description As many periods before */
            previousPeriods: {
                /** Format: date */
                begins: string;
                /** @description Number of distinct users who signed in */
                people: number;
                /** @description Of them, those who also signed in during the period before */
                cameBack: number;
            }[] | null;
        };
        Adoption: {
            /** @description In which days begin: that of the organization, or UTC for all organizations @example Europe/Zurich */
            timeZone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description From the first day that was counted, once a day; the oldest first */
            days: {
                /** Format: date */
                day: string;
                /** @description Active users */
                people: number;
                /** @description Of them, those with an authenticator app or a passkey */
                withFactor: number;
                /** @description Of them, those with a passkey */
                withPasskey: number;
            }[];
            /** @description The day before the range. Null if nothing was counted then */
            before: {
                /** Format: date */
                day: string;
                /** @description Active users */
                people: number;
                /** @description Of them, those with an authenticator app or a passkey */
                withFactor: number;
                /** @description Of them, those with a passkey */
                withPasskey: number;
            } | null;
        };
        SignInTimes: {
            /** Format: date-time @description Sign-ins are counted up to this time */
            asOf: string;
            /** @description In which days begin: that of the organization, or UTC for all organizations @example Europe/Zurich */
            timeZone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description As many days before. Null if they are older than what is kept */
            previous: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @description From the first page to the session, without consent, which follows it */
            total: {
                completed: number;
                /** @description Nothing happened for 30 minutes */
                gaveUp: number;
                /** @description Milliseconds, at most 9% off; null without a completed one */
                p50: number | null;
                p75: number | null;
                p95: number | null;
                p99: number | null;
                /** @description Sign-in pages that were opened and left without sending anything, on the day on which they were left. Only browsers with JavaScript, and of an organization only pages that name it */
                openedOnly: number;
            };
            previousTotal: {
                completed: number;
                /** @description Nothing happened for 30 minutes */
                gaveUp: number;
                /** @description Milliseconds, at most 9% off; null without a completed one */
                p50: number | null;
                p75: number | null;
                p95: number | null;
                p99: number | null;
                /** @description Sign-in pages that were opened and left without sending anything, on the day on which they were left. Only browsers with JavaScript, and of an organization only pages that name it */
                openedOnly: number;
            } | null;
            /** @description Steps with at least one sign-in, in their order */
            steps: {
                /** @enum {string} */
                step: "address" | "password" | "passkey" | "identity_provider" | "second_factor" | "set_up" | "approval" | "consent";
                completed: number;
                /** @description Nothing happened for 30 minutes */
                gaveUp: number;
                /** @description Milliseconds, at most 9% off; null without a completed one */
                p50: number | null;
                p75: number | null;
                p95: number | null;
                p99: number | null;
                previous: {
                    completed: number;
                    /** @description Nothing happened for 30 minutes */
                    gaveUp: number;
                    /** @description Milliseconds, at most 9% off; null without a completed one */
                    p50: number | null;
                    p75: number | null;
                    p95: number | null;
                    p99: number | null;
                } | null;
            }[];
            /** @description Whole sign-ins by the day on which they began */
            days: {
                /** Format: date */
                day: string;
                completed: number;
                /** @description Nothing happened for 30 minutes */
                gaveUp: number;
                /** @description Milliseconds, at most 9% off; null without a completed one */
                p50: number | null;
                p75: number | null;
                p95: number | null;
                p99: number | null;
                /** @description Sign-in pages that were opened and left without sending anything, on the day on which they were left. Only browsers with JavaScript, and of an organization only pages that name it */
                openedOnly: number;
            }[];
            /** @description All days of `previous` */
            previousDays: {
                /** Format: date */
                day: string;
                completed: number;
                /** @description Nothing happened for 30 minutes */
                gaveUp: number;
                /** @description Milliseconds, at most 9% off; null without a completed one */
                p50: number | null;
                p75: number | null;
                p95: number | null;
                p99: number | null;
                /** @description Sign-in pages that were opened and left without sending anything, on the day on which they were left. Only browsers with JavaScript, and of an organization only pages that name it */
                openedOnly: number;
            }[] | null;
        };
        FunnelReport: {
            /** @description In which days begin: that of the organization, or UTC for all organizations @example Europe/Zurich */
            timeZone: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description As many days before. Null if they are older than what is kept */
            previous: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @enum {string} */
            funnel: "sign_up" | "connection";
            /** @description All stages, in their order */
            stages: {
                /** @enum {string} */
                stage: "opened" | "form_sent" | "verified" | "created" | "came_back" | "started" | "entered" | "saved" | "tested" | "enabled" | "used";
                /** @description Of those that began in the range: this stage or a later one */
                reached: number;
                previous: number | null;
            }[];
        };
        /** @description `web`: a confidential client. `spa`: a public client in the browser. `native`: on a phone or computer. `device`: device code only. `machine`: no users. `saml`: a SAML service provider @enum {string} */
        ApplicationKind: "web" | "spa" | "native" | "device" | "machine" | "saml";
        ApplicationPage: {
            items: components["schemas"]["ApplicationSummary"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        ApplicationSummary: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ApplicationKind"];
            name: string;
            /** @description Path of the logo on this origin. It changes with the image. Null without a logo */
            logo_url: string | null;
            /** @description Client ID, or entity ID of a SAML service provider */
            identifier: string;
            /** Format: uuid */
            tenant_id: string | null;
            tenant_name: string | null;
            is_active: boolean;
            /** @description Belongs to an organization of the demo data */
            is_demo: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time @description Last sign-in of a user, or last token of a machine. Null: none in 30 days */
            last_sign_in_at: string | null;
            /** @description Rejected token requests or SAML messages in the last 7 days */
            failures: number;
            /** Format: date-time @description Of the certificate that expires first. SAML only */
            certificate_expires_at: string | null;
        };
        SsoAttention: {
            items: {
                /** @description `application`: the metadata of a SAML application could not be read. `application_certificate`: one of its certificates expires. `secret`: a client secret that was replaced expires @enum {string} */
                kind: "certificate" | "refresh" | "sign_ins" | "application" | "application_certificate" | "secret" | "domain";
                /** Format: uuid @description Of the connection, the application or the domain */
                id: string;
                /** Format: uuid */
                tenantId: string | null;
                tenantName: string | null;
                name: string;
                /** @example Its certificate ends in 7 days. */
                message: string;
                /** @description Until the certificate or the secret expires. 0 or less once it has */
                daysLeft: number | null;
            }[];
        };
        /** @enum {string} */
        AuditAction: "sign_in.succeeded" | "sign_in.refused" | "sign_in.failed" | "sign_in.reported" | "sign_in.approval_requested" | "sign_in.approved" | "sign_in.approval_rejected" | "session.ended" | "session.revoked" | "session.moved" | "session.token_reused" | "session.role_switched" | "session.tenant_switched" | "sign_up.requested" | "sign_up.completed" | "form.trapped" | "password.changed" | "password.change_required" | "password.reset_requested" | "password.reset" | "mail.opened" | "audit.heads_recorded" | "audit.key_rotated" | "factor.added" | "factor.removed" | "factor.failed" | "recovery_codes.renewed" | "recovery_code.used" | "session.proved" | "email.change_requested" | "email.changed" | "account.updated" | "device.new" | "device.forgotten" | "sign_in_policy.updated" | "works_council_mode.enabled" | "works_council_mode.disabled" | "sign_in.looked_up" | "incident.opened" | "incident.updated" | "incident.commented" | "incident.closed" | "incident.action_taken" | "detection_suppression.created" | "detection_suppression.deleted" | "live_display.created" | "live_display.deleted" | "user.created" | "user.updated" | "user.suspended" | "user.reactivated" | "user.removed" | "user.erased" | "user.exported" | "membership.created" | "membership.updated" | "membership.suspended" | "membership.reactivated" | "membership.removed" | "membership.factor_required" | "membership.factor_released" | "import.started" | "import.finished" | "import.stopped" | "invitation.sent" | "invitation.resent" | "invitation.revoked" | "invitation.accepted" | "role.created" | "role.updated" | "role.deleted" | "group.created" | "group.updated" | "group.deleted" | "group.members_changed" | "group.role_changed" | "application.assignments_changed" | "tenant.created" | "tenant.updated" | "tenant.activated" | "tenant.status_changed" | "tenant.deleted" | "tenant.restored" | "tenant.exported" | "tenant.erased" | "tenant.payment_overdue" | "plan.requested" | "plan.changed" | "plan.declined" | "product.requested" | "product.granted" | "product.declined" | "product.revoked" | "domain.claimed" | "domain.verified" | "domain.updated" | "domain.verification_lost" | "domain.removed" | "custom_domain.added" | "custom_domain.verified" | "custom_domain.activated" | "custom_domain.failing" | "custom_domain.stopped" | "custom_domain.removed" | "oauth_client.created" | "oauth_client.updated" | "oauth_client.secret_rotated" | "oauth_client.deleted" | "oauth_client.registered" | "oauth_client.reregistered" | "oauth_client.unregistered" | "oauth_client.expired" | "registration_policy.updated" | "initial_access_token.created" | "initial_access_token.revoked" | "oauth_resource.created" | "oauth_resource.updated" | "oauth_resource.deleted" | "provisioning.created" | "provisioning.updated" | "provisioning.deleted" | "provisioning.started" | "provisioning.paused" | "provisioning.stopped" | "provisioning.resumed" | "provisioning.reconcile_requested" | "provisioning.assigned" | "provisioning.unassigned" | "provisioning.account_created" | "provisioning.account_adopted" | "provisioning.account_updated" | "provisioning.account_deactivated" | "provisioning.account_deleted" | "device.allowed" | "device.refused" | "consent.granted" | "consent.refused" | "grant.revoked" | "token.issued" | "token.refused" | "token.reuse_detected" | "signing_key.created" | "signing_key.retired" | "master_key.rotated" | "demo_data.removed" | "saml_provider.created" | "saml_provider.updated" | "saml_provider.deleted" | "saml.signed_in" | "saml.refused" | "saml.signed_out" | "saml.access_ended" | "saml_key.created" | "saml_key.activated" | "sso_configuration.created" | "sso_configuration.updated" | "sso_configuration.enabled" | "sso_configuration.disabled" | "sso_configuration.deleted" | "sso_configuration.draft_saved" | "sso_configuration.draft_released" | "sso_configuration.draft_release_ended" | "sso_configuration.draft_taken_back" | "sso_configuration.draft_published" | "sso_configuration.draft_discarded" | "sso_response.read" | "sso_response.replayed" | "sso_policy.updated" | "emergency_codes.created" | "emergency_code.requested" | "emergency_code.released" | "sign_in.break_glass" | "rate_limit.lifted" | "external_identity.linked" | "connector.code_created" | "connector.enrolled" | "connector.revoked" | "connector.rejected" | "signal_receiver.created" | "signal_receiver.updated" | "signal_receiver.secret_rotated" | "signal_receiver.deleted" | "signal.applied" | "signal_stream.allowed" | "signal_stream.disallowed" | "signal_stream.created" | "signal_stream.updated" | "signal_stream.deleted" | "signal_stream.stopped" | "directory_consent.given" | "directory_consent.rejected" | "directory_consent.withdrawn" | "directory_read.started" | "directory_read.changed" | "directory_read.failed" | "sso_wizard.started" | "sso_wizard.consent_begun" | "sso_wizard.captured" | "sso_wizard.failed" | "sso_wizard.saved" | "sso_wizard.reopened" | "sso_wizard.tested" | "sso_wizard.left" | "sso_wizard.link_made" | "sso_wizard.link_opened" | "sso_wizard.link_revoked" | "directory.enabled" | "directory.disabled" | "directory.updated" | "directory.approved" | "directory.rejected" | "directory.paused" | "directory.undone" | "custom_attribute.created" | "custom_attribute.deleted" | "custom_attribute.values_changed" | "directory_token.created" | "directory_token.revoked" | "directory_user.linked" | "directory_user.updated" | "directory_user.deactivated" | "directory_user.reactivated" | "directory_user.deleted" | "job.run";
        /** @enum {string} */
        AuditGroup: "sign_ins" | "accounts" | "people" | "organizations" | "domains" | "connections" | "policies" | "applications" | "tokens" | "keys" | "system";
        /** @enum {string} */
        AuditOutcome: "success" | "failure";
        AuditEventPage: {
            items: components["schemas"]["AuditEvent"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        AuditEvent: {
            /** @description Increases over time @example 1042 */
            id: string;
            /** Format: date-time @example 2026-11-21T14:00:00.123456Z */
            at: string;
            /** Format: uuid @description Null in the audit log of the platform */
            tenantId: string | null;
            /** @description One of AuditAction, or one of a later version @example sign_in.succeeded */
            action: string;
            outcome: components["schemas"]["AuditOutcome"];
            actor: components["schemas"]["AuditActor"];
            /** @description The user's email address or the application's name, if still known @example ada@acme.test */
            actorName: string | null;
            target: {
                /** @example session */
                type: string;
                id: string | null;
            } | null;
            /** @description The target's name. Null if it has none, or if the caller may not see it @example Payroll */
            targetName: string | null;
            /** @description Whether the caller can still open the target */
            targetExists: boolean;
            /** @description Superadmins only @example Acme */
            tenantName: string | null;
            /** @description IP address of the client @example 192.0.2.7 */
            address: string | null;
            /** @description The reference that the log contains too */
            requestId: string | null;
            detail: { [key: string]: string | number | boolean | (null) | string[]; };
            /** @description Whether the chain contains it yet. Takes seconds after `at` */
            sealed: boolean;
        };
        AuditActor: {
            /** @enum {string} */
            type: "user" | "client" | "system" | "anonymous";
            /** @description Of the user or client. Null if nobody is known */
            id: string | null;
        };
        AuditTarget: {
            /** @example session */
            type: string;
            id: string | null;
        };
        Costs: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            by: "overall" | "processor" | "storage" | "tokens" | "emails" | "jobs" | "requests";
            /** @description Number of organizations with costs in the range */
            tenants: number;
            /** @description Of all organizations together */
            total: {
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            };
            /** @description What belongs to no organization: the processes themselves, jobs for all organizations, requests of superadmins */
            platform: {
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            };
            /** @description All days of the range, the oldest first: all organizations together */
            days: {
                /** Format: date */
                day: string;
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            }[];
            /** @description All days of the range, the oldest first: the platform */
            platformDays: {
                /** Format: date */
                day: string;
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            }[];
            /** @description At most 10 organizations, the most expensive first */
            top: {
                /** Format: uuid */
                tenantId: string;
                /** @example TEN-001 */
                code: string;
                name: string;
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
                /** @description Of the costs of all organizations, by the chosen measure */
                share: number;
                /** @description What its cost consists of: at most 4, the largest first */
                reasons: {
                    /** @enum {string} */
                    measure: "processor" | "storage" | "tokens" | "emails" | "jobs" | "requests";
                    /** @description A kind of request, token, email or job, or a table @example sign_in */
                    kind: string;
                    /** @description Milliseconds, bytes or a number */
                    amount: number;
                    /** @description Of the organization's own cost */
                    share: number;
                }[];
            }[];
        };
        CostRowPage: {
            items: {
                /** Format: date */
                day: string;
                /** Format: uuid */
                tenantId: string;
                code: string;
                name: string;
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            }[];
            nextCursor: string | null;
        };
        TenantCosts: {
            /** Format: uuid */
            tenantId: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: {
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            };
            /** @description All days of the range, the oldest first */
            days: {
                /** Format: date */
                day: string;
                /** @description Processor time of the API, in milliseconds: an estimate */
                processorMs: number;
                requests: number;
                /** @description Issued access, ID and refresh tokens, and SAML responses */
                tokens: number;
                /** @description Emails that were queued */
                emails: number;
                /** @description Runs of background jobs that worked for the organization */
                jobs: number;
                /** @description Average of the days on which it was measured; null without one */
                storageBytes: number | null;
            }[];
            /** @description What each measure consists of: at most 12 of each, the largest first */
            kinds: {
                /** @enum {string} */
                measure: "processor" | "storage" | "tokens" | "emails" | "jobs" | "requests";
                /** @description A kind of request, token, email or job, or a table @example sign_in */
                kind: string;
                amount: number;
            }[];
        };
        SystemDeployment: {
            /** Format: date-time */
            asOf: string;
            instances: components["schemas"]["Instance"][];
            migrations: { applied: number; last: string | null; pending: string[]; ahead: string[]; };
            /** @description Current and next keys of the shared issuer */
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
            /** @description late: no report for a minute. gone: no report for five minutes; removed after an hour @enum {string} */
            standing: "running" | "late" | "gone";
            /** @description The newest migration that it knows. API only */
            migration: string | null;
            /** @description Key IDs, the current one first. API only */
            masterKeys: string[];
        };
        /** @description Of web app and gateway, from the latest report of each */
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
            /** @description Standbys that currently receive changes from this server */
            replicas: {
                /** @description The standby's own name */
                name: string;
                /** @description Null if the API's role lacks pg_monitor. The same applies to the other fields @example streaming */
                state: string | null;
                /** @example async */
                sync: string | null;
                lagBytes: number | null;
                /** @description Null while nothing is written */
                lagSeconds: number | null;
            }[];
            storage: {
                /** @description Size of the database by day in UTC, oldest first */
                sizes: {
                    /** Format: date */
                    day: string;
                    bytes: number;
                }[];
                /** @description Null with less than seven days of history */
                forecast: {
                    /** @description Slope of the least-squares line */
                    bytesPerDay: number;
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    until: string;
                    /** @description Number of days with a size */
                    days: number;
                    expected: { inDays: number; bytes: number; }[];
                } | null;
            };
            /** @description Certificates of enabled connections and SAML applications: the 20 that expire next */
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
                    /** @description The user's email address, if still known */
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
                /** @enum {string} */
                isolation: "good" | "wait" | "wrong";
                /** @enum {string} */
                passwords: "good" | "wait" | "wrong";
            };
            database: {
                /** @example 18.1 */
                version: string;
                answeredInMs: number;
                connections: number;
                maxConnections: number;
                /** @description Connections for look-ups of the responding process, and how many requests wait for one */
                pool: { size: number; used: number; waiting: number; };
                sizeBytes: number;
                migrations: number;
                lastMigration: string;
            };
            jobs: {
                total: number;
                /** @description Names of jobs whose last run failed */
                failing: string[];
                waiting: number;
                /** Format: date-time */
                waitsSince: string | null;
                lastHour: { done: number; givenUp: number; };
            };
            mail: {
                /** @description False without a mail server. Emails then stay in the outbox */
                leaves: boolean;
                queued: number;
                /** Format: date-time @description Since when the oldest has been waiting */
                dueSince: string | null;
                lastHour: { written: number; sent: number; dead: number; };
            };
            /** @description Signing keys of the shared issuer, and since when the oldest has been in use */
            keys: {
                current: number;
                next: number;
                /** Format: date-time */
                turnedAt: string | null;
            };
            /** @description Of enabled connections and SAML applications */
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
            /** @description Enabled connections, connections whose metadata cannot be read, and sign-ins */
            upstreams: {
                connections: number;
                failing: number;
                /** @description Connections whose last three or more sign-ins failed */
                refusing: number;
                lastHour: { succeeded: number; failed: number; };
            };
            audit: {
                /** @description Events that wait for their seal. 10,000 means 10,000 or more */
                unsealed: number;
                /** Format: date-time */
                unsealedSince: string | null;
                /** Format: date-time @description Time of the latest sealed event */
                sealedAt: string | null;
                /** @description The last verification. Null before the first */
                verified: {
                    /** Format: date-time */
                    at: string;
                    /** @description All chains, or the one that was opened */
                    isWhole: boolean;
                    events: number;
                    sound: boolean;
                } | null;
            };
            /** @description An hourly job creates two organizations that try to read each other through every operation and every table */
            isolation: {
                /** Format: date-time @description Time of the last proof. Null before the first */
                provenAt: string | null;
                operations: number;
                /** @description Reads of tables, by role */
                tables: number;
                cpuMs: number;
                /** @description The first 20 of the last proof */
                failures: string[];
                /** @description Of the last 90 days */
                kept: {
                    proofs: number;
                    failed: number;
                    /** Format: date-time */
                    lastFailedAt: string | null;
                };
            };
            /** @description Source of leaked passwords, as the responding process sees it */
            passwords: {
                /** @description By the setting LEAKED_PASSWORDS. `none`: nothing is looked up @enum {string} */
                source: "none" | "service" | "file";
                /** Format: date-time @description Null while the source responds. Meanwhile no password is rejected as leaked */
                failingSince: string | null;
            };
            /** @description One sample per minute, oldest first. Minutes without a sample are missing */
            lastHour: {
                /** @enum {string} */
                part: "database" | "jobs" | "mail" | "keys" | "certificates" | "upstreams" | "audit" | "isolation" | "passwords";
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
            customAttributes: { [key: string]: unknown; }[];
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
                /** @description Null if there is no metadata to read */
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
                /** @description What the user was told */
                lastFailure: string | null;
                /** @description Failed sign-ins since the last successful one */
                failuresSinceSuccess: number;
                /** @description Sign-ins of the last 24 hours. Failures that a user or their browser caused are not counted */
                last24Hours: { good: number; failed: number; };
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
            /** @description Emails created in the last hour */
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
        /** @description Omits types without matches, and types that the caller may not see */
        SearchResults: {
            groups: {
                /** @enum {string} */
                kind: "tenants" | "users" | "applications" | "connections" | "domains" | "attempts";
                items: components["schemas"]["SearchHit"][];
                /** @description Whether there are more */
                more: boolean;
            }[];
        };
        SearchHit: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            thing: "tenant" | "user" | "oauth_client" | "saml_provider" | "connection" | "domain" | "attempt";
            title: string;
            /** @description A distinguishing value: an address, a code, a client ID */
            detail: string;
            /** @description The owner, for a superadmin. Null if it is the platform or clear from the context */
            tenantName: string | null;
        };
        Launchpad: {
            items: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: uri */
                url: string;
                /** Format: date-time @description The caller's last sign-in to the application. Null if it is not among their latest events */
                lastUsedAt: string | null;
            }[];
        };
        Attention: { items: components["schemas"]["AttentionEntry"][]; };
        AttentionEntry: {
            /** @enum {string} */
            kind: "open_incidents" | "paused_directories" | "stopped_provisioning" | "failing_connections" | "unreadable_connections" | "rejected_accounts" | "rejected_directories" | "silent_directories" | "ending_directory_tokens" | "waiting_directories" | "ending_certificates" | "ending_application_certificates" | "failed_jobs" | "lost_domains" | "unreadable_applications" | "ending_trials" | "waiting_tenants" | "plan_requests" | "product_requests";
            /** @description 101 stands for more */
            count: number;
            /** Format: date-time @description When the oldest of them began, if known */
            since: string | null;
            /** Format: date-time @description When the first of them expires: certificates and trials only */
            until: string | null;
            first: {
                /** @description Null if the object has no ID */
                id: string | null;
                name: string;
                tenantName: string | null;
            };
        };
        /** @description 10001 stands for more than 10000 */
        Overview: {
            /** @description Null within a tenant */
            tenants: number | null;
            users: number;
            /** @description Pending ones */
            invitations: number;
            /** @description The tenants' custom roles */
            roles: number;
            applications: number;
            samlProviders: number;
            apis: number;
            connections: number;
            enabledConnections: number;
            domains: number;
            verifiedDomains: number;
            /** @description Currently active */
            sessions: number;
            /** @description Consents that users gave to applications */
            consents: number;
            /** @description In the audit log, in the last 24 hours */
            events: number;
        };
        LeftBehind: {
            /** @description Pending invitations that they sent, by address. Removal and suspension revoke them. A lower role revokes those that it could not send. */
            invitations: components["schemas"]["LeftBehindList"];
            /** @description Valid set-up links that they created. They expire unless the user stays an admin. */
            setUpLinks: components["schemas"]["LeftBehindList"];
            /** @description Initial access tokens that they created. They are revoked unless the user stays an admin. */
            initialTokens: components["schemas"]["LeftBehindList"];
            /** @description Running imports that they started. They stop. */
            imports: components["schemas"]["LeftBehindList"];
            /** @description Applications with a valid client secret that they created and therefore know. Rotate each secret. */
            secrets: components["schemas"]["LeftBehindList"];
            /** @description OIDC clients that they registered. Each keeps working. Keep or delete it. */
            applications: components["schemas"]["LeftBehindList"];
            /** @description SAML service providers that they registered. Each keeps working. Keep or delete it. */
            samlProviders: components["schemas"]["LeftBehindList"];
            /** @description Connections that they set up or changed, whose secrets they may know. Check each one. */
            connections: components["schemas"]["LeftBehindList"];
        };
        LeftBehindItem: {
            /** Format: uuid @description The object that the operations of its type take */
            id: string;
            /** Format: uuid @description Null for the platform's own */
            tenantId: string | null;
            /** @description Null if the type has no name, and for callers who may not read the object */
            name: string | null;
        };
        LeftBehindList: {
            /** @description 10001 means more than 10,000 */
            total: number;
            /** @description The latest */
            items: components["schemas"]["LeftBehindItem"][];
        };
        LiveBoard: {
            /** Format: date-time @description When the newest numbers were measured */
            asOf: string;
            /** @description Age of the newest numbers when they were read, in milliseconds */
            ageMs: number;
            /** @description API processes that reported numbers in the last 30 seconds */
            reporting: number;
            /** @description Sign-ins a second, mean of the last 10 seconds */
            perSecond: number;
            /** @description Failed sign-ins a second, mean of the last 10 seconds */
            failuresPerSecond: number;
            /** @description Sign-ins of the last minute by steps of two seconds, oldest first */
            steps: {
                /** Format: date-time */
                at: string;
                succeeded: number;
                failed: number;
            }[];
            /** @description Response times of the API in the last minute, within 10 %; null without requests */
            latency: { requests: number; p50Ms: number; p95Ms: number; } | null;
            /** @description Incidents that are not closed, of all tenants and the platform; at most 1,000 are counted */
            incidents: { low: number; medium: number; high: number; };
            processes: {
                /** @enum {string} */
                kind: "api" | "web" | "gateway";
                running: number;
                late: number;
                gone: number;
            }[];
            /** @description Sign-ins of the last 15 minutes by country, the most first */
            countries: {
                /** @description ISO 3166-1 alpha-2; null: unknown @example CH */
                country: string | null;
                succeeded: number;
                failed: number;
            }[];
        };
        OpenSessionPage: {
            items: components["schemas"]["OpenSession"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        /** @description An active session */
        OpenSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            email: string;
            name: string;
            /** Format: uuid */
            tenantId: string | null;
            /** @description Null for users of the platform */
            tenantName: string | null;
            role: components["schemas"]["Role"];
            deviceName: string;
            address: string | null;
            /** @description How they authenticated. Source: RFC 8176 §2 */
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
        PolicyReplay: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** Format: date-time @description The oldest sign-in of the period. Null without a sign-in */
            firstAt: string | null;
            /** @description Sign-ins of active members in the period, or their requests of the application */
            signIns: number;
            users: number;
            affectedSignIns: number;
            affectedUsers: number;
            /** @description The affected sign-ins and their users by reason, most sign-ins first */
            byReason: { reason: components["schemas"]["PolicyReplayReason"]; signIns: number; users: number; }[];
            /** @description Requests of pages are not logged, so the activity within a session is known in part only */
            isEstimate: boolean;
            /** @description The period has more IP addresses than this number: countries and operators of the earliest ones were looked up, and the others count as in none. Null if all were looked up, or if the lists have neither */
            addressLimit: number | null;
            unknown: {
                /** @description `former_members`: sign-ins of users who are no longer active members. `organization_switches`: the log does not keep how the session began. `unrecorded_claims`: the log does not keep whether the identity provider asked for a second factor. `unrecorded_addresses`: the log does not keep the IP address. `unassessed`: the log has no risk of the sign-in @enum {string} */
                code: "former_members" | "organization_switches" | "unrecorded_claims" | "unrecorded_addresses" | "unassessed";
                signIns: number;
            }[];
            /** @description One page of the affected users, most sign-ins first */
            items: components["schemas"]["PolicyReplayUser"][];
            nextCursor: string | null;
        };
        /** @description `risk_rejected`: the action is to reject. `risk_awaits_approval`: an admin would have had to approve it. `risk_without_factor`, `risk_without_passkey`: rejected at high risk for lack of a factor. `risk_sets_up_factor`, `risk_confirms_factor`, `risk_confirms_passkey`: a further step of the sign-in @enum {string} */
        PolicyReplayReason: "no_second_factor" | "connection_without_factor" | "password" | "passkey" | "other_provider" | "link" | "session_expired" | "session_idle" | "network_blocked" | "network_not_allowed" | "risk_rejected" | "risk_awaits_approval" | "risk_without_factor" | "risk_without_passkey" | "risk_sets_up_factor" | "risk_confirms_factor" | "risk_confirms_passkey";
        PolicyReplayUser: {
            /** Format: uuid */
            userId: string;
            email: string;
            name: string;
            /** @description Sign-ins that the rule would have rejected, or times that the user would have had to sign in again */
            signIns: number;
            /** Format: date-time */
            lastAt: string;
            reasons: components["schemas"]["PolicyReplayReason"][];
            /** @description What the user has to do. `no_connection`: no enabled connection knows them or serves their address, so they would lose access @enum {string} */
            remedy: "set_up_factor" | "set_up_passkey" | "confirm" | "use_usual_device" | "await_approval" | "use_connection" | "no_connection" | "sign_in_again" | "use_allowed_network";
        };
        /** @description Of the last 24 hours. Up to half a minute old */
        SecurityOverview: {
            /** Format: date-time */
            asOf: string;
            failures: {
                total: number;
                /** @description There are more than the latest 20000 */
                isCapped: boolean;
                /** @description The last 24 hours in UTC, oldest first, including hours without a failure */
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
                    /** @description Masked. Null, like its ID, for addresses without an account @example a…@acme.test */
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
        /** @description A tenant's sign-in policy and how its members comply */
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
        SignInAttemptPage: {
            items: components["schemas"]["SignInAttempt"][];
            nextCursor: string | null;
            /** @description Number of items on all pages, with `count=true`. 10001 means more than 10000 */
            total?: number;
        };
        SignInAttempt: {
            /** Format: uuid */
            id: string;
            /** @description The reference that the error page showed */
            reference: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            method: "password" | "passkey" | "totp" | "recovery_code" | "emergency_code" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "invitation" | "password_reset" | "sign_up" | "tenant_switch" | "authorization" | "token" | "registration" | "saml_request" | "logout";
            /** @description `success`, or the code of the failure @example wrong_audience */
            outcome: string;
            failed: boolean;
            /** @description Number of attempts that this record stands for */
            count: number;
            /** @description The organization. Null for the platform. The name is null once it is deleted */
            tenant: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The user. The name is null once it is deleted */
            user: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The connection. The name is null once it is deleted */
            connection: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            application: {
                /** @enum {string} */
                type: "oauth_client" | "saml_service_provider";
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The address. Masked if nobody here has it */
            email: string | null;
            ip: string | null;
            /** @example Firefox on Windows */
            browser: string | null;
            /** @description Level of the risk. Null if it was not assessed @enum {string|null} */
            assessedRisk: "low" | "medium" | "high" | null;
            /** @description What the failed check found, without secrets */
            found: { [key: string]: unknown; } | null;
            /** @description What the check expected */
            expected: { [key: string]: unknown; } | null;
        };
        Timeline: { items: components["schemas"]["TimelineEntry"][]; more: boolean; };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "attempt" | "change";
            attempt: {
                /** Format: uuid */
                id: string;
                /** @description The reference that the error page showed */
                reference: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                method: "password" | "passkey" | "totp" | "recovery_code" | "emergency_code" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "invitation" | "password_reset" | "sign_up" | "tenant_switch" | "authorization" | "token" | "registration" | "saml_request" | "logout";
                /** @description `success`, or the code of the failure @example wrong_audience */
                outcome: string;
                failed: boolean;
                /** @description Number of attempts that this record stands for */
                count: number;
                /** @description The organization. Null for the platform. The name is null once it is deleted */
                tenant: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                } | null;
                /** @description The user. The name is null once it is deleted */
                user: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                } | null;
                /** @description The connection. The name is null once it is deleted */
                connection: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                } | null;
                application: {
                    /** @enum {string} */
                    type: "oauth_client" | "saml_service_provider";
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                } | null;
                /** @description The address. Masked if nobody here has it */
                email: string | null;
                ip: string | null;
                /** @example Firefox on Windows */
                browser: string | null;
                /** @description Level of the risk. Null if it was not assessed @enum {string|null} */
                assessedRisk: "low" | "medium" | "high" | null;
                /** @description What the failed check found, without secrets */
                found: { [key: string]: unknown; } | null;
                /** @description What the check expected */
                expected: { [key: string]: unknown; } | null;
            } | null;
            /** @description A change of configuration or a certificate event, from the audit log */
            change: {
                id: string;
                /** @enum {string} */
                action: "sign_in.succeeded" | "sign_in.refused" | "sign_in.failed" | "sign_in.reported" | "sign_in.approval_requested" | "sign_in.approved" | "sign_in.approval_rejected" | "session.ended" | "session.revoked" | "session.moved" | "session.token_reused" | "session.role_switched" | "session.tenant_switched" | "sign_up.requested" | "sign_up.completed" | "form.trapped" | "password.changed" | "password.change_required" | "password.reset_requested" | "password.reset" | "mail.opened" | "audit.heads_recorded" | "audit.key_rotated" | "factor.added" | "factor.removed" | "factor.failed" | "recovery_codes.renewed" | "recovery_code.used" | "session.proved" | "email.change_requested" | "email.changed" | "account.updated" | "device.new" | "device.forgotten" | "sign_in_policy.updated" | "works_council_mode.enabled" | "works_council_mode.disabled" | "sign_in.looked_up" | "incident.opened" | "incident.updated" | "incident.commented" | "incident.closed" | "incident.action_taken" | "detection_suppression.created" | "detection_suppression.deleted" | "live_display.created" | "live_display.deleted" | "user.created" | "user.updated" | "user.suspended" | "user.reactivated" | "user.removed" | "user.erased" | "user.exported" | "membership.created" | "membership.updated" | "membership.suspended" | "membership.reactivated" | "membership.removed" | "membership.factor_required" | "membership.factor_released" | "import.started" | "import.finished" | "import.stopped" | "invitation.sent" | "invitation.resent" | "invitation.revoked" | "invitation.accepted" | "role.created" | "role.updated" | "role.deleted" | "group.created" | "group.updated" | "group.deleted" | "group.members_changed" | "group.role_changed" | "application.assignments_changed" | "tenant.created" | "tenant.updated" | "tenant.activated" | "tenant.status_changed" | "tenant.deleted" | "tenant.restored" | "tenant.exported" | "tenant.erased" | "tenant.payment_overdue" | "plan.requested" | "plan.changed" | "plan.declined" | "product.requested" | "product.granted" | "product.declined" | "product.revoked" | "domain.claimed" | "domain.verified" | "domain.updated" | "domain.verification_lost" | "domain.removed" | "custom_domain.added" | "custom_domain.verified" | "custom_domain.activated" | "custom_domain.failing" | "custom_domain.stopped" | "custom_domain.removed" | "oauth_client.created" | "oauth_client.updated" | "oauth_client.secret_rotated" | "oauth_client.deleted" | "oauth_client.registered" | "oauth_client.reregistered" | "oauth_client.unregistered" | "oauth_client.expired" | "registration_policy.updated" | "initial_access_token.created" | "initial_access_token.revoked" | "oauth_resource.created" | "oauth_resource.updated" | "oauth_resource.deleted" | "provisioning.created" | "provisioning.updated" | "provisioning.deleted" | "provisioning.started" | "provisioning.paused" | "provisioning.stopped" | "provisioning.resumed" | "provisioning.reconcile_requested" | "provisioning.assigned" | "provisioning.unassigned" | "provisioning.account_created" | "provisioning.account_adopted" | "provisioning.account_updated" | "provisioning.account_deactivated" | "provisioning.account_deleted" | "device.allowed" | "device.refused" | "consent.granted" | "consent.refused" | "grant.revoked" | "token.issued" | "token.refused" | "token.reuse_detected" | "signing_key.created" | "signing_key.retired" | "master_key.rotated" | "demo_data.removed" | "saml_provider.created" | "saml_provider.updated" | "saml_provider.deleted" | "saml.signed_in" | "saml.refused" | "saml.signed_out" | "saml.access_ended" | "saml_key.created" | "saml_key.activated" | "sso_configuration.created" | "sso_configuration.updated" | "sso_configuration.enabled" | "sso_configuration.disabled" | "sso_configuration.deleted" | "sso_configuration.draft_saved" | "sso_configuration.draft_released" | "sso_configuration.draft_release_ended" | "sso_configuration.draft_taken_back" | "sso_configuration.draft_published" | "sso_configuration.draft_discarded" | "sso_response.read" | "sso_response.replayed" | "sso_policy.updated" | "emergency_codes.created" | "emergency_code.requested" | "emergency_code.released" | "sign_in.break_glass" | "rate_limit.lifted" | "external_identity.linked" | "connector.code_created" | "connector.enrolled" | "connector.revoked" | "connector.rejected" | "signal_receiver.created" | "signal_receiver.updated" | "signal_receiver.secret_rotated" | "signal_receiver.deleted" | "signal.applied" | "signal_stream.allowed" | "signal_stream.disallowed" | "signal_stream.created" | "signal_stream.updated" | "signal_stream.deleted" | "signal_stream.stopped" | "directory_consent.given" | "directory_consent.rejected" | "directory_consent.withdrawn" | "directory_read.started" | "directory_read.changed" | "directory_read.failed" | "sso_wizard.started" | "sso_wizard.consent_begun" | "sso_wizard.captured" | "sso_wizard.failed" | "sso_wizard.saved" | "sso_wizard.reopened" | "sso_wizard.tested" | "sso_wizard.left" | "sso_wizard.link_made" | "sso_wizard.link_opened" | "sso_wizard.link_revoked" | "directory.enabled" | "directory.disabled" | "directory.updated" | "directory.approved" | "directory.rejected" | "directory.paused" | "directory.undone" | "custom_attribute.created" | "custom_attribute.deleted" | "custom_attribute.values_changed" | "directory_token.created" | "directory_token.revoked" | "directory_user.linked" | "directory_user.updated" | "directory_user.deactivated" | "directory_user.reactivated" | "directory_user.deleted" | "job.run";
                /** @enum {string} */
                outcome: "success" | "failure";
                actorName: string | null;
                detail: { [key: string]: string | number | boolean | (null) | string[]; };
            } | null;
        };
        SignInAttemptDetail: {
            /** Format: uuid */
            id: string;
            /** @description The reference that the error page showed */
            reference: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            method: "password" | "passkey" | "totp" | "recovery_code" | "emergency_code" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "invitation" | "password_reset" | "sign_up" | "tenant_switch" | "authorization" | "token" | "registration" | "saml_request" | "logout";
            /** @description `success`, or the code of the failure @example wrong_audience */
            outcome: string;
            failed: boolean;
            /** @description Number of attempts that this record stands for */
            count: number;
            /** @description The organization. Null for the platform. The name is null once it is deleted */
            tenant: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The user. The name is null once it is deleted */
            user: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The connection. The name is null once it is deleted */
            connection: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            application: {
                /** @enum {string} */
                type: "oauth_client" | "saml_service_provider";
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @description The address. Masked if nobody here has it */
            email: string | null;
            ip: string | null;
            /** @example Firefox on Windows */
            browser: string | null;
            /** @description Level of the risk. Null if it was not assessed @enum {string|null} */
            assessedRisk: "low" | "medium" | "high" | null;
            /** @description What the failed check found, without secrets */
            found: { [key: string]: unknown; } | null;
            /** @description What the check expected */
            expected: { [key: string]: unknown; } | null;
            origin: components["schemas"]["NetworkOrigin"];
            /** @description Null if it was not assessed: the attempt failed before, or it belongs to the platform */
            risk: {
                score: number;
                /** @enum {string} */
                level: "low" | "medium" | "high";
                /** @description The strongest first */
                reasons: {
                    /** @enum {string} */
                    signal: "new_device" | "new_country" | "new_region" | "new_operator" | "impossible_travel" | "unusual_hour" | "suspect_network" | "many_networks" | "many_failures" | "second_step_fatigue" | "inconsistent_browser" | "new_application" | "unlike_organization" | "other_claims" | "other_country" | "other_operator" | "other_browser" | "reused_token";
                    points: number;
                    /** @description Of this sign-in @example BR */
                    found: string | null;
                    /** @description Of the earlier ones @example DE */
                    usual: string | null;
                    /** @description False if the policy only reports this reason, so the score leaves it out @enum {boolean} */
                    isCounted?: false;
                }[];
                /** @description What the policy does at this level @enum {string} */
                action: "allow" | "second_factor" | "passkey" | "approval" | "reject";
                /** @description Whether the policy was enforced. If not, it only reported the action */
                isEnforced: boolean;
                /** @description True if an admin approved this sign-in @enum {boolean} */
                isApproved?: true;
            } | null;
            /** @description Empty for a success */
            steps: components["schemas"]["SignInAttemptStep"][];
            /** Format: uuid @description The trace of the connection, with the messages of the identity provider, if there is one */
            traceId: string | null;
            /** @description What the code means */
            explanation: string | null;
            /** @description What an admin can do about it */
            fix: string | null;
        };
        SignInAttemptStep: {
            /** @enum {string} */
            kind: "redirect" | "request" | "check" | "mapping" | "note";
            /** @example audience */
            name: string;
            /** @enum {string} */
            status: "pass" | "fail" | "info";
            /** @example The token is meant for gatehouse, which is us */
            message: string;
            /** @description Duration in milliseconds, if known */
            ms: number | null;
            /** @description Request and response, or expected and found values. Secrets are masked */
            detail: { [key: string]: unknown; } | null;
        };
        Reevaluation: {
            /** Format: date-time */
            at: string;
            /** @description `undecided`: what is left to check depends on the identity provider or the user @enum {string} */
            verdict: "accepted" | "refused" | "undecided";
            checks: {
                /** @enum {string} */
                name: "routing" | "account" | "connection" | "changes" | "application" | "network";
                /** @enum {string} */
                status: "pass" | "fail" | "info";
                /** @description The code of the failure @example sso_required */
                code: string | null;
                message: string;
            }[];
        };
        SignInStatistics: {
            /** Format: date-time @description Sign-ins are counted up to this time */
            asOf: string;
            /** @description Days of the time zone, oldest first, including days without a sign-in */
            days: {
                /** Format: date */
                day: string;
                succeeded: number;
                failed: number;
            }[];
            /** @description In which the days begin @example Europe/Zurich */
            timeZone: string;
            last24Hours: components["schemas"]["SignInCounts"];
            last7Days: components["schemas"]["SignInCounts"];
            /** @description Active users, and how many of them have an authenticator app or a passkey */
            secondFactors: { people: number; enrolled: number; };
        };
        /** @description By whole hours, including the current one */
        SignInCounts: {
            succeeded: number;
            /** @description Wrong passwords, and sign-ins that a rule rejected */
            failed: number;
            /** @description Number of distinct users who signed in */
            people: number;
        };
        SignInPicture: {
            /** Format: date-time */
            asOf: string;
            days: number;
            signIns: number;
            /** @description There were more than the latest 20000 */
            isCapped: boolean;
            /** @description The busiest. `others` contains the rest */
            tenants: { id: string; name: string; count: number; }[];
            ways: {
                /** @enum {string} */
                id: "password" | "passkey" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "other";
                count: number;
            }[];
            /** @description `none`: sign-ins that opened no application */
            applications: { id: string; name: string; count: number; }[];
            /** @description From tenants to authentication methods */
            entered: { from: string; to: string; count: number; }[];
            /** @description From authentication methods to applications. A sign-in that opened two counts for both */
            opened: { from: string; to: string; count: number; }[];
        };
        DemoAccountKeys: {
            /** @description The demo accounts that exist. Their password is public */
            items: ("superadmin" | "admin" | "user")[];
        };
        DemoData: {
            /** @description `loading`: a process adds the organizations one after another. `removing`: a job erases them one after another @enum {string} */
            status: "none" | "loading" | "loaded" | "removing";
            organizations: number;
            people: number;
            applications: number;
            connections: number;
            /** @description Sign-ins in the audit logs of these organizations */
            signIns: number;
            /** @description The demo accounts that exist. Their password is public */
            accounts: ("superadmin" | "admin" | "user")[];
            /** @description Whether removal keeps the demo superadmin, because the platform has no other superadmin */
            keepsSuperadmin: boolean;
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
            /** @description Returned unchanged */
            RelayState?: string;
            ui_locales?: string;
        };
        PostSamlSloForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Returned unchanged */
            RelayState?: string;
        };
        PostTenantSamlSsoForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Returned unchanged */
            RelayState?: string;
            ui_locales?: string;
        };
        PostTenantSamlSloForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Returned unchanged */
            RelayState?: string;
        };
        PostSamlConnectionAnswerForm: {
            /** @description Base64 */
            SAMLResponse?: string;
            /** @description Returned unchanged */
            RelayState?: string;
        };
        PostSamlConnectionLogoutForm: {
            /** @description Base64 */
            SAMLRequest?: string;
            /** @description Returned unchanged */
            RelayState?: string;
        };
        OAuthError: {
            /** @description Code of the RFC that defines it, e.g. `invalid_grant` */
            error: string;
            /** @description Message for the developer of the client */
            error_description?: string;
            /** @description Page about the cause */
            error_uri?: string;
        };
        OAuthProblem: {
            /** @description Always `about:blank` */
            type: string;
            /** @description The HTTP status text */
            title: string;
            status: number;
            /** @description What went wrong */
            detail: string;
            /** @description The same as `error` */
            code: string;
            /** @description The reference that the log contains too */
            requestId: string;
            /** @description Code of the RFC that defines it, e.g. `invalid_grant` */
            error: string;
            /** @description Message for the developer of the client */
            error_description?: string;
            /** @description Page about the cause */
            error_uri?: string;
        };
        ProviderMetadata: Record<string, never>;
        AuthorizationForm: {
            /** @description Always `code` @enum {string} */
            response_type: "code";
            /** @description The client */
            client_id: string;
            /** @description One of the registered redirect URIs, exactly */
            redirect_uri: string;
            /** @description Separated by spaces, e.g. `openid profile email tenant` */
            scope: string;
            /** @description Returned unchanged. Binds the response to the browser that sent the request */
            state?: string;
            /** @description Returned in the ID token */
            nonce?: string;
            /** @description SHA-256 of the `code_verifier`, in base64url without padding */
            code_challenge: string;
            /** @description Always `S256` @enum {string} */
            code_challenge_method: "S256";
            /** @description `none`, `login`, `consent` or `select_account` */
            prompt?: string;
            /** @description Maximum number of seconds since the last sign-in */
            max_age?: string;
            /** @description Prefills the email field */
            login_hint?: string;
            /** @description An API that the application wants to call (RFC 8707). Can be repeated */
            resource?: string;
            /** @description Requested authentication context, e.g. `urn:gatehouse:aal2`. The ID token contains the one that was reached */
            acr_values?: string;
            /** @description How the response is returned. Default: `query` @enum {string} */
            response_mode?: "query" | "fragment" | "form_post";
        };
        PushedAuthorizationForm: {
            /** @description Always `code` @enum {string} */
            response_type: "code";
            /** @description For clients that send their secret in the body, or have none */
            client_id: string;
            /** @description One of the registered redirect URIs, exactly */
            redirect_uri: string;
            /** @description Separated by spaces, e.g. `openid profile email tenant` */
            scope: string;
            /** @description Returned unchanged. Binds the response to the browser that sent the request */
            state?: string;
            /** @description Returned in the ID token */
            nonce?: string;
            /** @description SHA-256 of the `code_verifier`, in base64url without padding */
            code_challenge: string;
            /** @description Always `S256` @enum {string} */
            code_challenge_method: "S256";
            /** @description `none`, `login`, `consent` or `select_account` */
            prompt?: string;
            /** @description Maximum number of seconds since the last sign-in */
            max_age?: string;
            /** @description Prefills the email field */
            login_hint?: string;
            /** @description An API that the application wants to call (RFC 8707). Can be repeated */
            resource?: string;
            /** @description Requested authentication context, e.g. `urn:gatehouse:aal2`. The ID token contains the one that was reached */
            acr_values?: string;
            /** @description How the response is returned. Default: `query` @enum {string} */
            response_mode?: "query" | "fragment" | "form_post";
            /** @description For clients registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed for this issuer, valid once (RFC 7523) */
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
            grant_type: "authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange";
            /** @description The code. Works once and for a minute */
            code?: string;
            /** @description The redirect URI that received the code */
            redirect_uri?: string;
            /** @description The value from which `code_challenge` was computed */
            code_verifier?: string;
            /** @description A refresh token. The response contains a new one */
            refresh_token?: string;
            /** @description The device code. Poll until the user has decided */
            device_code?: string;
            /** @description A subset of what was granted, for a refresh. Scopes of its APIs, for a machine */
            scope?: string;
            /** @description The API that the access token is for (RFC 8707) */
            resource?: string;
            /** @description For token exchange: the same as `resource` */
            audience?: string;
            /** @description For token exchange: the token to exchange (RFC 8693) */
            subject_token?: string;
            /** @description `urn:ietf:params:oauth:token-type:access_token` of this issuer, or `urn:ietf:params:oauth:token-type:jwt` of a workload */
            subject_token_type?: string;
            /** @description For token exchange: a token of the client itself, or of the workload that authenticates it */
            actor_token?: string;
            /** @description As `subject_token_type` */
            actor_token_type?: string;
            /** @description `urn:ietf:params:oauth:token-type:access_token` (default) or `urn:ietf:params:oauth:token-type:jwt` */
            requested_token_type?: string;
            /** @description For clients that send their secret in the body, or have none */
            client_id?: string;
            /** @description For clients registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed for this issuer, valid once (RFC 7523) */
            client_assertion?: string;
        };
        TokenResponse: {
            /** @description Opaque, or a JWT if the API uses them (RFC 9068) */
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer" | "DPoP";
            /** @description After token exchange: the type that was requested */
            issued_token_type?: string;
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
            /** @description An API that the application wants to call (RFC 8707). Can be repeated */
            resource?: string;
            /** @description Maximum number of seconds since the last sign-in */
            max_age?: string;
            /** @description For clients that send their secret in the body, or have none */
            client_id?: string;
            /** @description For clients registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed for this issuer, valid once (RFC 7523) */
            client_assertion?: string;
        };
        DeviceAuthorizationResponse: {
            /** @description Known to the device only */
            device_code: string;
            /** @description What the user enters, such as `BCDF-GHJK` */
            user_code: string;
            /** @description Where the user enters it */
            verification_uri: string;
            /** @description The same with the code, for a QR code */
            verification_uri_complete?: string;
            /** @description Seconds */
            expires_in: number;
            /** @description Minimum seconds between two polls */
            interval?: number;
        };
        UserInfo: {
            /** @description The user */
            sub: string;
        };
        JwkSet: { keys: Record<string, never>[]; };
        TokenReferenceForm: {
            /** @description The token */
            token: string;
            /** @description `access_token` or `refresh_token` */
            token_type_hint?: string;
            /** @description For clients that send their secret in the body, or have none */
            client_id?: string;
            /** @description For clients registered with `client_secret_post` */
            client_secret?: string;
            /** @description `urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt` */
            client_assertion_type?: string;
            /** @description A JWT that the client signed for this issuer, valid once (RFC 7523) */
            client_assertion?: string;
        };
        IntrospectionResponse: { active: boolean; };
        EndSessionForm: {
            /** @description An ID token of the user, who is then signed out without a question */
            id_token_hint?: string;
            /** @description The client, if no ID token is sent */
            client_id?: string;
            /** @description One of the registered redirect URIs, exactly */
            post_logout_redirect_uri?: string;
            /** @description Returned unchanged */
            state?: string;
        };
    };
    responses: {
        /** @description Rejected */
        BadGateway: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request is invalid. `errors` names the fields */
        BadRequest: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request cannot be answered by a redirect, and the client does not accept HTML */
        BadRequest2: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["OAuthProblem"];
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The object changed in the meantime, or the name is taken */
        Conflict: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The body is too large */
        ContentTooLarge: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The form is too long */
        ContentTooLarge2: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The role or the status of the organization does not allow it */
        Forbidden: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description It has expired or was already used */
        Gone: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The URL and the headers are too long */
        HeaderFieldsTooLarge: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The object does not exist or belongs to another user */
        NotFound: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request is invalid */
        OAuthBadRequest: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_request", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The token is missing, or was sent in more than one way */
        OAuthBadRequest2: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_request", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Too many wrong secrets from this network. `Retry-After` contains the seconds to wait */
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
        /** @description Client authentication failed */
        OAuthUnauthorized: {
            headers: { [name: string]: unknown; };
            content: {
                /** @example { "error": "invalid_client", "error_description": "grant request is invalid" } */
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The token is invalid or expired */
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
        /** @description Busy, or the database is unavailable. `Retry-After` contains the seconds to wait */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: { "application/problem+json": components["schemas"]["Problem"]; };
        };
        /** @description The database is unavailable. `Retry-After` contains the seconds to wait */
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
        /** @description Too many attempts. `Retry-After` contains the seconds to wait */
        TooManyRequests: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: { "application/problem+json": components["schemas"]["Problem"]; };
        };
        /** @description There is no session, or it has expired */
        Unauthorized: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The request matches the schema but breaks a rule that no schema expresses. `errors` names the fields */
        UnprocessableContent: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
        /** @description The form is not `application/x-www-form-urlencoded` */
        UnsupportedMediaType: { headers: { [name: string]: unknown; }; content: { "application/problem+json": components["schemas"]["Problem"]; }; };
    };
    parameters: {
        /** @description `true`: return `total` */
        CountQuery: "true" | "false";
        /** @description `nextCursor` of the previous page */
        CursorQuery: string;
        /** @description The first day; 30 days up to the last one by default */
        FromQuery: string;
        /** @description The first day, in UTC; 30 days up to the last one by default */
        FromQuery2: string;
        IdPath: string;
        /** @description Maximum number of items */
        LimitQuery: number;
        LimitQuery2: number;
        OutcomeQuery: components["schemas"]["ImportOutcome"];
        ProductPath: components["schemas"]["ProductSlug"];
        ReferencePath: string;
        RelayStateQuery: string;
        ResponseIdPath: string;
        SAMLRequestQuery: string;
        SAMLResponseQuery: string;
        /** @description Parts of the name or of the email address. All words must match */
        SearchQuery: string;
        ServiceProviderQuery: string;
        SigAlgQuery: string;
        SignatureQuery: string;
        SlugPath: string;
        SortQuery: "name" | "email" | "newest" | "oldest";
        StateQuery: "open" | "granted" | "declined";
        /** @description Tenant ID. Superadmins only */
        TenantIdQuery: string;
        /** @description Superadmins only */
        TenantIdQuery2: string;
        /** @description Superadmins only. Without it, all organizations together */
        TenantIdQuery3: string;
        /** @description Tenant ID. Superadmins only */
        TenantIdQuery4: string;
        /** @description Tenant ID. Required for superadmins */
        TenantIdQuery5: string;
        /** @description Superadmins only. Without it, the audit log of the platform */
        TenantIdQuery6: string;
        /** @description Required from superadmins, who must name one */
        TenantIdQuery7: string;
        /** @description Superadmins only. Without it, all tenants */
        TenantIdQuery8: string;
        /** @description Superadmins only. Without it, the total of all tenants */
        TenantIdQuery9: string;
        /** @description The last day, today by default. At most 396 days after `from` */
        ToQuery: string;
        /** @description The last day, today by default. At most 93 days together */
        ToQuery2: string;
        TokenQuery: string;
        UiLocalesQuery: string;
        UidPath: string;
        VersionQuery: number;
        /** @description The current version */
        VersionQuery2: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readBatch: {
        requestBody: { content: { "application/json": components["schemas"]["Batch"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["BatchResponses"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listAuditChain: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, the audit log of the platform */
                tenantId?: components["parameters"]["TenantIdQuery6"];
                /** @description Position after which the page begins */
                after?: string;
                limit?: number;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["AuditChainPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    verifyAudit: {
        requestBody: { content: { "application/json": components["schemas"]["VerifyAudit"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["AuditVerification"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listAuditHeadKeys: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["AuditHeadKeys"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listAuditHeads: {
        parameters: { path: { chain: string; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["AuditPublishedHeads"]; };
        }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOutboxMails: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                status?: components["schemas"]["MailStatus"];
                /** @description Start of the address */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
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
                /** @description `nextCursor` of the previous page */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                status?: components["schemas"]["TenantStatus"];
                plan?: components["schemas"]["Plan"];
                payment?: components["schemas"]["PaymentStatus"];
                /** @description Part of the name, code or slug */
                search?: string;
                /** @description `true`: tenants that can be restored */
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
                /** @description For superadmins. For all others it is their own tenant */
                tenantId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantProducts"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listProductRequests: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
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
                /** @description Required from superadmins, who must name one */
                tenantId?: components["parameters"]["TenantIdQuery7"];
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
                /** @description Required from superadmins, who must name one */
                tenantId?: components["parameters"]["TenantIdQuery7"];
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
        responses: { /** @description The image Done */
        200: {
            headers: { [name: string]: unknown; };
            content: { "image/png": string; "image/jpeg": string; "image/webp": string; };
        }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getCustomDomain: {
        parameters: {
            query?: {
                /** @description Tenant ID. Required for superadmins */
                tenantId?: components["parameters"]["TenantIdQuery5"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OwnCustomDomain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    addCustomDomain: {
        requestBody: { content: { "application/json": components["schemas"]["AddCustomDomain"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CustomDomain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeCustomDomain: {
        parameters: {
            query?: {
                /** @description Tenant ID. Required for superadmins */
                tenantId?: components["parameters"]["TenantIdQuery5"];
            };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    checkCustomDomain: {
        parameters: {
            query?: {
                /** @description Tenant ID. Required for superadmins */
                tenantId?: components["parameters"]["TenantIdQuery5"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CustomDomain"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDomains: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Ignored unless the caller is a superadmin */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description Parts of the name or of the email address. All words must match */
                search?: components["parameters"]["SearchQuery"];
                role?: components["schemas"]["MembershipRole"];
                /** @description Members who hold this custom role */
                roleId?: string;
                status?: components["schemas"]["MembershipStatus"];
                sort?: components["parameters"]["SortQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    summarizeUsers: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeUser: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description The current version */
                version?: components["parameters"]["VersionQuery2"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeUserRole: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description The current version */
                version?: components["parameters"]["VersionQuery2"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantUserDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    signOutUser: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignedOut"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserSessions: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserSessionPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endUserSession: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; sessionId: string; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Parts of the name or of the email address. All words must match */
                search?: components["parameters"]["SearchQuery"];
                /** @description In any tenant. `none`: users who belong to no tenant and are not superadmins */
                role?: "superadmin" | "tenant_admin" | "tenant_user" | "none";
                status?: components["schemas"]["PersonStatus"];
                sort?: components["parameters"]["SortQuery"];
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
                /** @description The current version */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserSessionPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeRole: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeTenantRole"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantRole"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getWorksCouncilMode: {
        parameters: {
            query?: {
                /** @description Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery2"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WorksCouncilMode"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveWorksCouncilMode: {
        requestBody: { content: { "application/json": components["schemas"]["SaveWorksCouncilMode"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WorksCouncilMode"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    login: {
        requestBody: { content: { "application/json": components["schemas"]["Login"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RegisterResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
    changeRequiredPassword: {
        requestBody: { content: { "application/json": components["schemas"]["ChangeRequiredPassword"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changePassword: {
        requestBody: { content: { "application/json": components["schemas"]["ChangePassword"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    answerSecondFactor: {
        requestBody: { content: { "application/json": components["schemas"]["AnswerSecondFactor"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginSecondFactorPasskey: {
        requestBody: { content: { "application/json": components["schemas"]["SignInTicket"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyChallenge"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyChallenge"]; }; }; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completePasskeySignIn: {
        requestBody: { content: { "application/json": components["schemas"]["PasskeySignIn"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RecoveryCodes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
    getReauthenticationMethods: {
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ReauthenticationMethods"]; };
        }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    proveAgain: {
        requestBody: { content: { "application/json": components["schemas"]["StepUpAnswer"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SteppedUp"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getApprovalState: {
        requestBody: { content: { "application/json": components["schemas"]["SignInTicket"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SignInApprovalState"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completeApproved: {
        requestBody: { content: { "application/json": components["schemas"]["SignInTicket"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    cancelApproval: {
        requestBody: { content: { "application/json": components["schemas"]["SignInTicket"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSignInApprovals: {
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SignInApprovalList"]; };
        }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    approveSignIn: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    rejectSignIn: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInPolicy: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveSignInPolicy: {
        requestBody: { content: { "application/json": components["schemas"]["SaveSignInPolicy"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInModel: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInModel"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSignInPolicyTargets: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PolicyTargetList"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Account"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    cancelEmailChange: {
        responses: { 204: { headers: { [name: string]: unknown; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    confirmEmailChange: {
        requestBody: { content: { "application/json": components["schemas"]["ConfirmEmailChange"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["EmailChangeResult"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
                /** @description Tenant ID. Superadmins only */
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
    getPersonalData: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PersonalData"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    exportPersonalData: {
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["PersonalDataExport"]; };
        }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    exportUserData: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["PersonalDataExport"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    exportPersonData: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["PersonalDataExport"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSavedViews: {
        parameters: { query: { list: components["schemas"]["SavedViewList"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SavedViews"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createSavedView: {
        requestBody: { content: { "application/json": components["schemas"]["CreateSavedView"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SavedView"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteSavedView: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeSavedView: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeSavedView"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SavedView"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reportSignIn: {
        requestBody: { content: { "application/json": components["schemas"]["ReportSignIn"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInReport"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOwnSignIns: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OwnSignInPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reportOwnSignIn: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInReport"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openWeeklyEmailUnsubscription: {
        parameters: { query: { token: components["parameters"]["TokenQuery"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    unsubscribeFromWeeklyEmail: {
        parameters: { query: { token: components["parameters"]["TokenQuery"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endOpenSession: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endOpenSessions: {
        requestBody: { content: { "application/json": components["schemas"]["EndSessions"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SessionsEnded"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listRateLimits: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RateLimits"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    liftRateLimit: {
        parameters: { path: { key: string; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listIncidents: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Superadmins only. Without it, all tenants */
                tenantId?: components["parameters"]["TenantIdQuery8"];
                /** @description `unresolved`: open or in progress */
                state?: "unresolved" | "open" | "in_progress" | "closed";
                kind?: "password_spraying" | "credential_stuffing" | "password_guessing" | "second_factor_fatigue" | "session_moved" | "token_reused";
                severity?: "low" | "medium" | "high";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IncidentPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getIncident: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IncidentDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeIncident: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeIncident"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IncidentDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    commentIncident: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CommentIncident"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IncidentDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    closeIncident: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CloseIncident"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IncidentDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    actOnIncident: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ActOnIncident"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IncidentDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDetectionSuppressions: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Superadmins only. Without it, those of the platform */
                tenantId?: string;
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DetectionSuppressionPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createDetectionSuppression: {
        requestBody: { content: { "application/json": components["schemas"]["CreateDetectionSuppression"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DetectionSuppression"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteDetectionSuppression: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
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
                /** @description Tenant ID. Superadmins only */
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
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                outcome?: components["parameters"]["OutcomeQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ImportLinePage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery2"];
                /** @description Parts of the name or of the email address */
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
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Invitation"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
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
    listConnectors: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Connectors"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createConnectorCode: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ConnectorCode"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeConnector: {
        parameters: { path: { id: components["parameters"]["IdPath"]; connectorId: string; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoDraft: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoDraft"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveSsoDraft: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeSsoConfiguration"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoDraft"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    discardSsoDraft: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    testSsoDraft: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoDraftSeen"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoStarted"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    releaseSsoDraft: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ReleaseSsoDraft"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoDraft"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endSsoDraftRelease: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoDraftSeen"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoDraft"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    publishSsoDraft: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoDraftSeen"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSsoAnswer: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["PostSsoAnswerForm"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSsoConnectionAnswer: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["PostSsoConnectionAnswerForm"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    explainSsoRoute: {
        requestBody: { content: { "application/json": components["schemas"]["ExplainSso"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SsoRouteExplanation"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSetUpLinks: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpLinkPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createSetUpLink: {
        requestBody: { content: { "application/json": components["schemas"]["CreateSetUpLink"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CreatedSetUpLink"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeSetUpLink: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openSetUpPortal: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    choosePortalProvider: {
        requestBody: { content: { "application/json": components["schemas"]["ChooseProvider"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    addPortalDomain: {
        requestBody: { content: { "application/json": components["schemas"]["PortalDomainName"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    checkPortalDomain: {
        requestBody: { content: { "application/json": components["schemas"]["PortalDomainName"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginPortalConsent: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["WizardConsent"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completePortalConsent: {
        requestBody: { content: { "application/json": components["schemas"]["CompletePortalConsent"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    capturePortal: {
        requestBody: { content: { "application/json": components["schemas"]["CapturePortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    savePortal: {
        requestBody: { content: { "application/json": components["schemas"]["SavePortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reopenPortal: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SetUpPortal"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    testPortal: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoStarted"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoConfigurations: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
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
    countSessionsOfConnection: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["OpenSessionsOfConnection"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    refreshSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoConfiguration"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoConfigurationVersions: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
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
                /** @description Tenant slug. Without it, the platform's connections */
                tenant?: string;
                /** @description Entity ID of a SAML identity provider. Returns its connections in any tenant */
                entityId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoProviders"]; }; }; 400: components["responses"]["BadRequest"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    countLeftSignInPage: {
        requestBody: { content: { "application/json": components["schemas"]["SignInPageLeft"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
    openSsoPasswordPage: {
        requestBody: { content: { "application/json": components["schemas"]["SsoStatusRequest"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoPasswordPage"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completeSsoSignInByPassword: {
        requestBody: { content: { "application/json": components["schemas"]["CompleteSsoByPassword"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoResult"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    arriveBySso: {
        requestBody: { content: { "application/json": components["schemas"]["ArriveSso"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoArrived"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    findSsoSignInHost: {
        requestBody: { content: { "application/json": components["schemas"]["FindSsoHost"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoHost"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
    getEmergencyCodes: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["EmergencyCodeStatus"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    renewEmergencyCodes: {
        requestBody: { content: { "application/json": components["schemas"]["OfTenant"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["EmergencyCodes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    releaseEmergencyCode: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["OfTenant"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoPolicy: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveSsoPolicy: {
        requestBody: { content: { "application/json": components["schemas"]["SaveSsoPolicy"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SavedSsoPolicy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    previewSsoPolicy: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description IDs of the emergency administrators to assume, separated by commas. Default: those of the policy */
                breakGlass?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoPolicyPreview"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSsoRequirement: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoRequirement"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listStoredSsoResponses: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["StoredSsoResponsePage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getStoredSsoResponse: {
        parameters: { path: { id: components["parameters"]["IdPath"]; responseId: components["parameters"]["ResponseIdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["StoredSsoResponse"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openStoredSsoResponse: {
        parameters: { path: { id: components["parameters"]["IdPath"]; responseId: components["parameters"]["ResponseIdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["StoredSsoResponseDetail"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    replaySsoResponse: {
        parameters: { path: { id: components["parameters"]["IdPath"]; responseId: components["parameters"]["ResponseIdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SsoReplaySettings"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoReplay"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    testSsoConfiguration: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoStarted"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoTraces: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Part of an email address, or the reference that the user was shown */
                search?: string;
                /** @description `open`: the browser has not returned yet */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
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
    listAgents: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery2"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["AgentPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    endAgentAccess: {
        parameters: {
            query?: {
                /** @description Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery2"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOAuthClients: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Part of the name or of the client_id */
                search?: string;
                /** @description Tenant ID. Superadmins only */
                tenant_id?: components["parameters"]["TenantIdQuery4"];
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
    setOAuthClientLogo: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SetApplicationLogo"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthClient"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeOAuthClientLogo: {
        parameters: { query: { version: components["parameters"]["VersionQuery"]; }; path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OAuthClient"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listConnectedApplications: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
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
    getRegistrationPolicy: {
        parameters: {
            query?: {
                /** @description Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery2"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["RegistrationPolicy"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveRegistrationPolicy: {
        requestBody: { content: { "application/json": components["schemas"]["SaveRegistrationPolicy"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["RegistrationPolicy"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listInitialAccessTokens: {
        parameters: {
            query?: {
                /** @description Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery2"];
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["InitialAccessTokenList"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createInitialAccessToken: {
        requestBody: { content: { "application/json": components["schemas"]["CreateInitialAccessToken"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CreatedInitialAccessToken"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeInitialAccessToken: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOAuthResources: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
                tenant_id?: components["parameters"]["TenantIdQuery4"];
                /** @description ID of an application. Only APIs of the same owner are returned */
                application?: string;
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID of the issuer. Without it, the shared issuer */
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
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `queued`: is tried or retried. `sent`: the application accepted it. `dead`: no more retries */
                status?: "queued" | "sent" | "dead";
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["LogoutDeliveryPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getClientSignals: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ClientSignals"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveClientSignals: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SaveClientSignals"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ClientSignals"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignalSettings: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignalSettings"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    saveSignalReceiver: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SaveSignalReceiver"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SavedSignalReceiver"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeSignalReceiver: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    rotateSignalSecret: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SavedSignalReceiver"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    requestSignalVerification: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignalReceiver"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSignalEvents: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignalEventList"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserCustomAttributes: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CustomAttributeValues"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeUserCustomAttributes: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeCustomAttributeValues"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CustomAttributeValues"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOwnCustomAttributes: {
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CustomAttributeValues"]; };
        }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listCustomAttributes: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CustomAttributes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createCustomAttribute: {
        requestBody: { content: { "application/json": components["schemas"]["CreateCustomAttribute"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CustomAttribute"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteCustomAttribute: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Directory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CreateDirectory"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Directory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeDirectory"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Directory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    approveDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["DirectoryVersion"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Directory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    rejectDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["DirectoryVersion"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Directory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    retryDirectory: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Directory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    undoDirectoryDay: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["UndoDirectoryDay"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["UndoneDirectoryDay"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDirectoryTokens: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DirectoryTokens"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createDirectoryToken: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CreateDirectoryToken"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CreatedDirectoryToken"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    revokeDirectoryToken: {
        parameters: { path: { id: components["parameters"]["IdPath"]; tokenId: string; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDirectoryRequests: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: only rejected requests */
                rejected?: "true" | "false";
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DirectoryRequestPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDirectoryChanges: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Day in UTC */
                day?: string;
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DirectoryChangePage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDirectoryDays: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DirectoryDays"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDirectoryUsers: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                state?: "linked" | "unlinked" | "waiting" | "inactive";
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DirectoryUserPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    openPortalDirectory: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PortalDirectory"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    connectPortalDirectory: {
        requestBody: { content: { "application/json": components["schemas"]["ConnectPortalDirectory"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ConnectedPortalDirectory"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    readPortalDirectory: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PortalDirectory"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginPortalDirectoryConsent: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DirectoryPullConsent"]; };
        }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    completePortalDirectoryConsent: {
        requestBody: { content: { "application/json": components["schemas"]["CompletePortalConsent"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PortalDirectory"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    listPortalConnectors: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Connectors"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createPortalConnectorCode: {
        requestBody: { content: { "application/json": components["schemas"]["OpenSetUpPortal"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ConnectorCode"]; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 410: components["responses"]["Gone"]; 413: components["responses"]["ContentTooLarge"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDirectoryPull: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DirectoryPull"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeDirectoryPull: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeDirectoryPull"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DirectoryPull"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDirectoryPullRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DirectoryPullRunPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startDirectoryPull: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["StartDirectoryPull"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DirectoryPull"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    beginDirectoryConsent: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["DirectoryPullConsent"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    withdrawDirectoryConsent: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    completeDirectoryConsent: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["CompleteWizardConsent"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DirectoryPull"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 502: components["responses"]["BadGateway"]; 503: components["responses"]["ServiceUnavailable"]; 504: components["responses"]["BadGateway"]; };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description Part of the name */
                search?: string;
                /** @description Made here, or of a directory */
                source?: "local" | "directory";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["GroupPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createGroup: {
        requestBody: { content: { "application/json": components["schemas"]["CreateGroup"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["GroupDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getGroup: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["GroupDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteGroup: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeGroup: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeGroup"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["GroupDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description `direct`: members of this group. `effective`: users, also of nested groups. `groups`: nested groups */
                view?: "direct" | "effective" | "groups";
                /** @description Parts of a name or email address, separated by spaces. Letters with and without accents are equal */
                search?: string;
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["GroupMemberPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeGroupMembers: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeGroupMembers"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ChangedGroupMembers"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    setGroupRole: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["SetGroupRole"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["GroupDetail"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserGroups: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserGroups"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getUserAccess: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["UserAccess"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOAuthClientAssignments: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ApplicationAssignments"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeOAuthClientAssignments: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeApplicationAssignments"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ApplicationAssignments"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getServiceProviderAssignments: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ApplicationAssignments"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeServiceProviderAssignments: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        requestBody: { content: { "application/json": components["schemas"]["ChangeApplicationAssignments"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ApplicationAssignments"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSamlServiceProviders: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
                tenant_id?: components["parameters"]["TenantIdQuery4"];
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
    setSamlServiceProviderLogo: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["SetApplicationLogo"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProvider"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeSamlServiceProviderLogo: {
        parameters: { query: { version: components["parameters"]["VersionQuery"]; }; path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SamlServiceProvider"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
                ui_locales?: components["parameters"]["UiLocalesQuery"];
            };
        };
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSamlSso: {
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostSamlSsoForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
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
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postSamlSlo: {
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostSamlSloForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSamlSignOn: {
        parameters: { path: { reference: components["parameters"]["ReferencePath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SamlSignOn"]; }; }; 400: components["responses"]["BadRequest"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    continueSamlSignOn: {
        parameters: { path: { reference: components["parameters"]["ReferencePath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SamlOnward"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
                ui_locales?: components["parameters"]["UiLocalesQuery"];
            };
            path: { slug: components["parameters"]["SlugPath"]; };
        };
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postTenantSamlSso: {
        parameters: { path: { slug: components["parameters"]["SlugPath"]; }; };
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostTenantSamlSsoForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
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
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 410: components["responses"]["Gone"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    postTenantSamlSlo: {
        parameters: { path: { slug: components["parameters"]["SlugPath"]; }; };
        requestBody: {
            content: { "application/x-www-form-urlencoded": components["schemas"]["PostTenantSamlSloForm"]; "application/xml": string; };
        };
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
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
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
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
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
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
        responses: { /** @description Done A page with a form that posts the message */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description Redirects the browser */
        303: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    checkFederation: {
        requestBody: { content: { "application/json": components["schemas"]["CheckFederation"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["FederationReport"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listProvisionings: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
                tenant_id?: components["parameters"]["TenantIdQuery4"];
                /** @description ID of an application */
                application?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProvisioningPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createProvisioning: {
        requestBody: { content: { "application/json": components["schemas"]["CreateProvisioning"]; }; };
        responses: { 201: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Provisioning"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Provisioning"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    changeProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["ChangeProvisioning"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Provisioning"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    testProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProvisioningTest"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    previewProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["PreviewProvisioning"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProvisioningPreview"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    startProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Provisioning"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    pauseProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Provisioning"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reconcileProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Provisioning"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    retryProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProvisioningRetried"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listProvisioningObjects: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                status?: "waiting" | "in_sync" | "refused" | "leaving" | "gone" | "drifted";
                kind?: "user" | "group";
                /** @description Beginning of the label */
                search?: string;
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProvisioningObjectPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    retryProvisioningObject: {
        parameters: { path: { id: components["parameters"]["IdPath"]; objectId: string; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProvisioningRetried"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listProvisioningAssignments: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProvisioningAssignmentPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    assignProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        requestBody: { content: { "application/json": components["schemas"]["AssignProvisioning"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ProvisioningAssignment"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    unassignProvisioning: {
        parameters: { path: { id: components["parameters"]["IdPath"]; assignmentId: string; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
                /** @description `nextCursor` of the previous page */
                cursor?: string;
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
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
    listLiveDisplays: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LiveDisplayList"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    createLiveDisplay: {
        requestBody: { content: { "application/json": components["schemas"]["CreateLiveDisplay"]; }; };
        responses: { 201: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["CreatedLiveDisplay"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["RequestTimeout"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["ContentTooLarge"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    deleteLiveDisplay: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 204: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInBreakdown: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, all organizations together */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                /** @description The first day; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery"];
                /** @description The last day, today by default. At most 396 days after `from` */
                to?: components["parameters"]["ToQuery"];
                dimension?: "outcome" | "method" | "application" | "connection" | "country" | "risk";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInBreakdown"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInRisks: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, all organizations together */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                /** @description The first day; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery"];
                /** @description The last day, today by default. At most 396 days after `from` */
                to?: components["parameters"]["ToQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInRisks"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getActiveUsers: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, all organizations together */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                /** @description The first day; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery"];
                /** @description The last day, today by default. At most 396 days after `from` */
                to?: components["parameters"]["ToQuery"];
                period?: "day" | "week" | "month";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ActiveUsers"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getAdoption: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, all organizations together */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                /** @description The first day; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery"];
                /** @description The last day, today by default. At most 396 days after `from` */
                to?: components["parameters"]["ToQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Adoption"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInTimes: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, all organizations together */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                /** @description The first day; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery"];
                /** @description The last day, today by default. At most 396 days after `from` */
                to?: components["parameters"]["ToQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInTimes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getFunnel: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, all organizations together */
                tenantId?: components["parameters"]["TenantIdQuery3"];
                /** @description The first day; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery"];
                /** @description The last day, today by default. At most 396 days after `from` */
                to?: components["parameters"]["ToQuery"];
                /** @description `sign_up` belongs to all organizations together */
                funnel?: "sign_up" | "connection";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["FunnelReport"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Tenant ID. Superadmins only */
                tenant_id?: components["parameters"]["TenantIdQuery4"];
                /** @description Part of the name, of the client ID or of the entity ID */
                search?: string;
                kind?: components["schemas"]["ApplicationKind"];
                status?: "active" | "disabled";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ApplicationPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSsoAttention: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SsoAttention"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Superadmins only. Without it, the audit log of the platform */
                tenantId?: components["parameters"]["TenantIdQuery6"];
                /** @description Superadmins only. `all` lists the events of the platform and of all tenants */
                scope?: "all";
                action?: components["schemas"]["AuditAction"];
                /** @description Events of which the action is in the group */
                group?: components["schemas"]["AuditGroup"];
                /** @description ID of the target */
                target?: string;
                /** @description `requestId` of the event, which error messages show as the reference */
                reference?: string;
                /** @description ID of the user or client who acted */
                actor?: string;
                /** @description Events of which the user is actor or target */
                person?: string;
                /** @description As `person`, by their current address. Upper and lower case, and Unicode and ASCII domains are equal */
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
    getCosts: {
        parameters: {
            query?: {
                /** @description The first day, in UTC; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery2"];
                /** @description The last day, today by default. At most 93 days together */
                to?: components["parameters"]["ToQuery2"];
                /** @description `overall` is the sum of shares: 0.5 for processor time, 0.25 for storage and 0.25 for emails */
                by?: "overall" | "processor" | "storage" | "tokens" | "emails" | "jobs" | "requests";
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Costs"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listCosts: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description The first day, in UTC; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery2"];
                /** @description The last day, today by default. At most 93 days together */
                to?: components["parameters"]["ToQuery2"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CostRowPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getTenantCosts: {
        parameters: {
            query?: {
                /** @description The first day, in UTC; 30 days up to the last one by default */
                from?: components["parameters"]["FromQuery2"];
                /** @description The last day, today by default. At most 93 days together */
                to?: components["parameters"]["ToQuery2"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantCosts"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
                /** @description Required from superadmins, ignored otherwise */
                tenantId?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TenantHealth"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    searchConsole: {
        parameters: {
            query: {
                /** @description Start of a name or address, or any three or more characters of a name. A reference, an email address, an IP address or a code of the sign-in log, in full */
                q: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SearchResults"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listLaunchpad: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Launchpad"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listAttention: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Attention"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, the total of all tenants */
                tenantId?: components["parameters"]["TenantIdQuery9"];
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Overview"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listPersonLeftBehind: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LeftBehind"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listUserLeftBehind: {
        parameters: {
            query?: {
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
            };
            path: { id: components["parameters"]["IdPath"]; };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LeftBehind"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getLiveBoard: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LiveBoard"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listOpenSessions: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                tenantId?: string;
                /** @description Full email address of a user */
                email?: string;
                /** @description An address, or the /64 of an IPv6 one such as `2001:db8:0:1::/64` */
                network?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["OpenSessionPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    replaySignInPolicy: {
        parameters: {
            query: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Tenant ID. Superadmins only */
                tenantId?: components["parameters"]["TenantIdQuery"];
                /** @description `second_factor`: a second factor is required. `single_sign_on`: users must sign in through a connection. `session_limits`: sessions expire after the given times. `networks`: users may sign in from some networks only. `risk`: the actions at medium and high risk apply */
                rule: "second_factor" | "single_sign_on" | "session_limits" | "networks" | "risk";
                /** @description Beginning of the period. Default and earliest: 30 days ago */
                since?: string;
                /** @description `second_factor`: how a connection counts. Default: as in the policy */
                upstreamFactor?: "trusted" | "when_claimed" | "never";
                /** @description `single_sign_on`: IDs of the emergency administrators, separated by commas. Default: those of the policy */
                breakGlass?: string;
                /** @description `networks`: IP addresses, CIDR ranges, countries and network operators, separated by commas; empty for all. Default: as in the policy */
                allowedNetworks?: string;
                /** @description `networks`: IP addresses, CIDR ranges, countries and network operators, separated by commas. Default: as in the policy */
                blockedNetworks?: string;
                /** @description `networks`: ID of an application. Its lists are evaluated for its requests instead of those of the policy for sign-ins, and lists that are left out are as in the policy for this application */
                applicationId?: string;
                /** @description `risk`: the action at medium risk. Default: as in the policy */
                riskMedium?: "allow" | "second_factor" | "passkey" | "approval" | "reject";
                /** @description `risk`: the action at high risk. Default: as in the policy */
                riskHigh?: "allow" | "second_factor" | "passkey" | "approval" | "reject";
                /** @description `risk`: whether what the model found adds to the scores. Sign-ins that it did not look at keep theirs. Default: as in the policy */
                riskModel?: "off" | "report" | "count";
                /** @description `risk`: the rules for groups and applications, separated by commas, each as `type:id:medium:high`; empty for none. Default: as in the policy */
                riskRules?: string;
                /** @description `session_limits`: default as in the organization */
                sessionIdleSeconds?: number;
                /** @description `session_limits`: default as in the organization */
                sessionTotalSeconds?: number;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PolicyReplay"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSecurityOverview: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SecurityOverview"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listTenantSecurity: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                secondFactor?: "optional" | "required";
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["TenantSecurityPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listSignInAttempts: {
        parameters: {
            query?: {
                /** @description Maximum number of items */
                limit?: components["parameters"]["LimitQuery"];
                /** @description `nextCursor` of the previous page */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description `true`: return `total` */
                count?: components["parameters"]["CountQuery"];
                /** @description Superadmins only. Without it, all tenants */
                tenantId?: components["parameters"]["TenantIdQuery8"];
                /** @description A reference, an email address, an IP address or a code, in full */
                search?: string;
                result?: "success" | "failure";
                /** @description The code of the failure */
                code?: string;
                method?: "password" | "passkey" | "totp" | "recovery_code" | "emergency_code" | "oauth2" | "saml" | "google" | "microsoft" | "github" | "apple" | "ldap" | "invitation" | "password_reset" | "sign_up" | "tenant_switch" | "authorization" | "token" | "registration" | "saml_request" | "logout";
                risk?: "low" | "medium" | "high";
                connectionId?: string;
                applicationId?: string;
                userId?: string;
                ip?: string;
                reference?: string;
                email?: string;
                from?: string;
                to?: string;
            };
        };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SignInAttemptPage"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInTimeline: {
        parameters: {
            query: {
                subject: "user" | "connection" | "application";
                id: string;
                limit?: number;
                /** @description `at` of the last entry of the previous page */
                before?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Timeline"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInAttempt: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["SignInAttemptDetail"]; };
        }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    reevaluateSignInAttempt: {
        parameters: { path: { id: components["parameters"]["IdPath"]; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Reevaluation"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInStatistics: {
        parameters: {
            query?: {
                /** @description Superadmins only. Without it, the total of all tenants */
                tenantId?: components["parameters"]["TenantIdQuery9"];
                /** @description How many days, today included */
                days?: number;
                /** @description IANA time zone in which days begin. Sign-ins are counted by hours of UTC */
                timeZone?: string;
            };
        };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInStatistics"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["UnprocessableContent"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getSignInFlows: {
        parameters: { query?: { days?: number; }; };
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPicture"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    listDemoAccounts: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DemoAccountKeys"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    getDemoData: {
        responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DemoData"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
    };
    removeDemoData: {
        responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["DemoData"]; }; }; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable"]; };
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
                /** @description One of the registered redirect URIs, exactly */
                redirect_uri: string;
                /** @description Separated by spaces, e.g. `openid profile email tenant` */
                scope: string;
                /** @description Returned unchanged. Binds the response to the browser that sent the request */
                state?: string;
                /** @description Returned in the ID token */
                nonce?: string;
                /** @description SHA-256 of the `code_verifier`, in base64url without padding */
                code_challenge: string;
                /** @description Always `S256` */
                code_challenge_method: "S256";
                /** @description `none`, `login`, `consent` or `select_account` */
                prompt?: string;
                /** @description Maximum number of seconds since the last sign-in */
                max_age?: string;
                /** @description Prefills the email field */
                login_hint?: string;
                /** @description An API that the application wants to call (RFC 8707). Can be repeated */
                resource?: string;
                /** @description Requested authentication context, e.g. `urn:gatehouse:aal2`. The ID token contains the one that was reached */
                acr_values?: string;
                /** @description How the response is returned. Default: `query` */
                response_mode?: "query" | "fragment" | "form_post";
            };
        };
        responses: { /** @description To the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page if the application cannot be trusted with the response */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    authorizeByForm: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["AuthorizationForm"]; }; };
        responses: { /** @description To the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page if the application cannot be trusted with the response */
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
        200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TokenResponse"]; }; }; /** @description The code, the token or the request is invalid */
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
        responses: { /** @description What the device shows, and the code with which it polls the token endpoint */
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
        responses: { /** @description Current, next and retired keys */
        200: { headers: { [name: string]: unknown; }; content: { "application/jwk-set+json": components["schemas"]["JwkSet"]; }; }; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    introspect: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["TokenReferenceForm"]; }; };
        responses: { /** @description What the requesting client may know */
        200: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["IntrospectionResponse"]; };
        }; 400: components["responses"]["OAuthBadRequest"]; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    revoke: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["TokenReferenceForm"]; }; };
        responses: { /** @description The token is revoked on every replica, or never existed */
        200: { headers: { [name: string]: unknown; }; }; 400: components["responses"]["OAuthBadRequest"]; 401: components["responses"]["OAuthUnauthorized"]; 408: components["responses"]["RequestTimeout2"]; 429: components["responses"]["OAuthTooManyRequests"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    endSession: {
        parameters: {
            query?: {
                /** @description An ID token of the user, who is then signed out without a question */
                id_token_hint?: string;
                /** @description The client, if no ID token is sent */
                client_id?: string;
                /** @description One of the registered redirect URIs, exactly */
                post_logout_redirect_uri?: string;
                /** @description Returned unchanged */
                state?: string;
            };
        };
        responses: { /** @description A form that submits itself */
        200: { headers: { [name: string]: unknown; }; content: { "text/html": string; }; }; /** @description To the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page if the application cannot be trusted with the response */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
    endSessionByForm: {
        requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["EndSessionForm"]; }; };
        responses: { /** @description To the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page if the application cannot be trusted with the response */
        303: { headers: { Location?: string; [name: string]: unknown; }; content: { "text/html": string; "text/plain": string; }; }; 400: components["responses"]["BadRequest2"]; 408: components["responses"]["RequestTimeout2"]; 413: components["responses"]["ContentTooLarge2"]; 415: components["responses"]["UnsupportedMediaType"]; 431: components["responses"]["HeaderFieldsTooLarge"]; 503: components["responses"]["ServiceUnavailable2"]; };
    };
}

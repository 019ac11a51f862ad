import {
  ArriveSsoSchema,
  type CompleteSso,
  type CompleteSsoByPassword,
  CompleteSsoByPasswordSchema,
  CompleteSsoSchema,
  DiscoverSsoSchema,
  FindSsoHostSchema,
  type LinkSso,
  LinkSsoSchema,
  OPENED_HEADER,
  PULL_STATE_PREFIX,
  type SignInPageLeft,
  SignInPageLeftSchema,
  type SsoArrived,
  SsoArrivedSchema,
  SsoHostSchema,
  type SsoPasswordPage,
  SsoPasswordPageSchema,
  type SsoProvidersQuery,
  SsoProvidersQuerySchema,
  SsoProvidersSchema,
  type SsoResult,
  SsoResultSchema,
  type SsoRoute,
  SsoRouteSchema,
  type SsoStarted,
  SsoStartedSchema,
  SsoStatusRequestSchema,
  SsoStatusSchema,
  type StartSso,
  StartSsoSchema,
  WIZARD_STATE_PREFIX,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { networkLimit } from '../../auth/rate-limits.js';
import { Public } from '../../common/access.js';
import { clientOf } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { Describe, Returns } from '../../common/returns.js';
import { Journeys } from '../../sign-in-log/journeys.js';
import { Realms } from '../routing/realms.repository.js';
import { WizardConsents } from '../wizard/wizard-consent.js';
import { isSameBrowser } from './browser-binding.js';
import { SsoRefused } from './sso-refused.js';
import { UpstreamSignIns } from './upstream-sign-ins.js';

@ApiTags('SSO')
@Controller('api/v1/sso')
export class SsoController {
  constructor(
    private readonly signIns: UpstreamSignIns,
    private readonly consents: WizardConsents,
    private readonly realms: Realms,
    private readonly journeys: Journeys,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  @Get('providers')
  @Describe(
    'Lists the buttons of a sign-in page: of the platform, of a tenant, or of a SAML identity provider',
  )
  @Public()
  @Returns(SsoProvidersSchema)
  async listSsoProviders(
    @Query({ schema: SsoProvidersQuerySchema }) query: SsoProvidersQuery,
    @Req() request: Request,
  ) {
    if (request.headers[OPENED_HEADER] === 'sign_up') this.journeys.openedSignUp();
    return { items: await this.realms.options(query, clientOf(request)) };
  }

  @Post('left-pages')
  @Describe(
    'Counts a sign-in page that was left without sending anything',
    'For the statistics of sign-ins. An unknown tenant or application counts for all organizations together. Limited to 600 pages a minute for each network and process.',
  )
  @Public()
  @Returns(null, 204, [429])
  countLeftSignInPage(
    @Body({ schema: SignInPageLeftSchema }) { tenant, application }: SignInPageLeft,
    @Req() request: Request,
  ): void {
    const client = clientOf(request);
    const tenantId = client.site?.tenantId;
    this.journeys.left(client, tenantId ? { tenantId } : application ? { application } : { slug: tenant });
  }

  @Post('discover')
  @Describe(
    'Get how an address signs in',
    'The response depends on the domain only. It never reveals whether an account exists.',
  )
  @Public()
  @Returns(SsoRouteSchema, 200, [429])
  async discoverSso(
    @Body({ schema: DiscoverSsoSchema }) body: { email: string },
    @Req() request: Request,
  ): Promise<SsoRoute> {
    await this.limits.take([networkLimit('sso-discover:network', clientOf(request))]);
    return this.realms.route(body.email, clientOf(request));
  }

  @Post('sign-ins')
  @Describe(
    'Starts a sign-in through a connection',
    "Send the browser to `authorizationUrl`. It returns to Gatehouse's callback.",
  )
  @Public()
  @Returns(SsoStartedSchema, 201, [403, 404, 429, 502, 503])
  async startSsoSignIn(
    @Body({ schema: StartSsoSchema }) body: StartSso,
    @Req() request: Request,
  ): Promise<SsoStarted> {
    await this.limits.take([networkLimit('sso-start:network', clientOf(request))]);
    return this.signIns.start(body, clientOf(request));
  }

  @Post('sign-ins/complete')
  @Describe(
    "Completes a sign-in with the callback's parameters",
    'Works once, in the browser that started it.',
  )
  @Public()
  @Returns(SsoResultSchema, 200, [403, 422, 429, 502, 504])
  async completeSsoSignIn(
    @Body({ schema: CompleteSsoSchema }) body: CompleteSso,
    @Req() request: Request,
  ): Promise<SsoResult> {
    return this.countFailures(request, () => this.signIns.complete(body, clientOf(request)));
  }

  @Post('sign-ins/password/open')
  @Describe(
    'Get what the password page of a directory shows',
    'For the browser that began the sign-in. The sign-in remains open.',
  )
  @Public()
  @Returns(SsoPasswordPageSchema, 200, [403, 422, 429])
  openSsoPasswordPage(
    @Body({ schema: SsoStatusRequestSchema }) {
      state,
      browserSecret,
    }: Pick<CompleteSsoByPassword, 'state' | 'browserSecret'>,
    @Req() request: Request,
  ): Promise<SsoPasswordPage> {
    const client = clientOf(request);
    return this.countFailures(request, async () => ({
      organization: await this.signIns.organizationOf(state, browserSecret, client),
    }));
  }

  @Post('sign-ins/password')
  @Describe(
    'Completes a sign-in with the password of a directory',
    'For connections of the type `ldap`. Gatehouse binds as the user and does not store the password. After a wrong password, the sign-in remains open for another attempt.',
  )
  @Public()
  @Returns(SsoResultSchema, 200, [403, 422, 429, 502, 504])
  async completeSsoSignInByPassword(
    @Body({ schema: CompleteSsoByPasswordSchema }) body: CompleteSsoByPassword,
    @Req() request: Request,
  ): Promise<SsoResult> {
    return this.countFailures(request, () => this.signIns.completeByPassword(body, clientOf(request)));
  }

  @Post('arrivals')
  @Describe(
    'Completes a sign-in that a SAML identity provider initiated',
    "With the reference from the browser's request. Works once, and only if the connection allows IdP-initiated sign-in.",
  )
  @Public()
  @Returns(SsoArrivedSchema, 200, [403, 410, 429])
  async arriveBySso(
    @Body({ schema: ArriveSsoSchema }) { reference }: { reference: string },
    @Req() request: Request,
  ): Promise<SsoArrived> {
    return this.countFailures(request, () => this.signIns.arrive(reference, clientOf(request)));
  }

  @Post('sign-ins/host')
  @Describe(
    'Get the custom domain where a sign-in through a connection, or a consent, began',
    "For the callback on the platform's host, which leads the browser back there with the response.",
  )
  @Public()
  @Returns(SsoHostSchema, 200, [429])
  async findSsoSignInHost(
    @Body({ schema: FindSsoHostSchema }) { state }: { state: string },
    @Req() request: Request,
  ) {
    await this.limits.take([networkLimit('sso-start:network', clientOf(request))]);
    const isConsent = [WIZARD_STATE_PREFIX, PULL_STATE_PREFIX].some((prefix) => state.startsWith(prefix));
    return { origin: await (isConsent ? this.consents : this.signIns).originOf(state) };
  }

  @Post('sign-ins/status')
  @Describe(
    'Get whether a sign-in has completed',
    'For the page that opened a pop-up. It may treat a closed pop-up as canceled only while this returns pending.',
  )
  @Public()
  @Returns(SsoStatusSchema)
  async getSsoSignInStatus(
    @Body({ schema: SsoStatusRequestSchema }) {
      state,
      browserSecret,
    }: {
      state: string;
      browserSecret: string;
    },
  ) {
    const found = await this.signIns.statusOf(state);
    if (!found || !isSameBrowser(found.browserHash, browserSecret)) return { status: 'expired', code: null };
    const { result, expiresAt } = found;
    if (result === null) return { status: expiresAt > this.clock.now() ? 'pending' : 'expired', code: null };
    const isGood = result === 'success' || result === 'link_required';
    return { status: isGood ? 'succeeded' : 'failed', code: result };
  }

  @Post('link')
  @Describe(
    'Links an identity of an identity provider with the account of the same address',
    'Requires the password of the account. A ticket works once.',
  )
  @Public()
  @Returns(SsoResultSchema, 200, [401, 403, 410, 429])
  linkSsoIdentity(
    @Body({ schema: LinkSsoSchema }) body: LinkSso,
    @Req() request: Request,
  ): Promise<SsoResult> {
    return this.signIns.link(body, clientOf(request));
  }

  /**
   * A state cannot be guessed: only an unknown or used one counts as a failure, not the identity provider's response.
   */
  private countFailures<T>(request: Request, work: () => Promise<T>): Promise<T> {
    const limits = [networkLimit('sso-complete:network', clientOf(request))];
    return this.limits.countFailures(limits, isUnknownState, work);
  }
}

const UNKNOWN_STATES = ['state_unknown', 'state_of_another_browser', 'state_replayed', 'arrival_over'];

function isUnknownState(error: unknown): boolean {
  return error instanceof SsoRefused && UNKNOWN_STATES.includes(error.code);
}

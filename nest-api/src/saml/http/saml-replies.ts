import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../common/app-error.js';
import { clientOf } from '../../common/client-address.js';
import { errorPage } from '../../common/error-page.js';
import { sendProblem } from '../../common/problem.filter.js';
import { noteRefusal } from '../../common/refusal-code.js';
import { visitorLanguage } from '../../common/visitor-language.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step as stepOf } from '../../sign-in-log/steps-of.js';
import { factsOf, PartnerRefusals } from '../partner-refusals.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import type { Step } from '../step.js';
import { POST_PAGE_POLICY, postPage } from './post-page.js';
import { type Purpose, publicRefusal, type Sender } from './public-refusal.js';

/** Responses to browsers at the protocol endpoints. */
@Injectable()
export class SamlReplies {
  private readonly logger = new Logger('SAML');

  constructor(
    private readonly refusals: PartnerRefusals,
    private readonly log: SignInLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  metadata(response: Response, xml: string): void {
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.status(200).type('application/samlmetadata+xml').send(xml);
  }

  /** Continues by a redirect, or by a page that posts. */
  go(response: Response, step: Step): void {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (step.kind === 'redirect') {
      response.status(303).setHeader('Location', step.to).end();
      return;
    }
    response.setHeader('Content-Security-Policy', POST_PAGE_POLICY);
    response
      .status(200)
      .type('html')
      .send(postPage(step, visitorLanguage(response.req)));
  }

  /**
   * Runs `work`. A rejection becomes an error page for a user and a problem document for a program. The log contains
   * the reason.
   *
   * @param sender of the message, from the user's point of view
   */
  async guarded(
    request: Request,
    response: Response,
    sender: Sender,
    purpose: Purpose,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      const refusal = publicRefusal(error, sender, purpose);
      if (!refusal) throw error;
      if (error instanceof SamlRefused) {
        this.logger.warn({ check: error.check, reason: error.message }, 'a SAML message was refused');
      }
      this.record(error, { sender, purpose, request });
      noteRefusal(response, refusal.code);
      if (request.accepts(['json', 'html']) !== 'html') return sendProblem(response, refusal);
      this.go(response, {
        kind: 'redirect',
        to: errorPage(this.at(request), '/saml/error', { code: refusal.code }),
      });
    }
  }

  /** Pages of the requested host. */
  private at(request: Request): Settings {
    const { site } = clientOf(request);
    return site ? { ...this.settings, PUBLIC_URL: site.origin } : this.settings;
  }

  /** In the log of the partner's owner; of a stranger in the platform's. */
  private record(
    error: unknown,
    { sender, purpose, request }: { sender: Sender; purpose: Purpose; request: Request },
  ): void {
    const refused = error instanceof SamlRefused ? error : null;
    const isSignIn = purpose === 'sign_in';
    // A rejected response is a failed sign-in of its connection, which has a trace.
    if (refused && sender === 'directory' && isSignIn) return;
    if (!refused && !(error instanceof AppError)) return;
    const partner = refused && this.refusals.partnerOf(refused);
    const outcome = refused ? `saml_${refused.check}` : (error as AppError).code;
    const { found, expected } = refused ? factsOf(refused) : {};
    this.log.addRepeated({
      method: isSignIn ? (sender === 'application' ? 'saml_request' : 'saml') : 'logout',
      outcome,
      tenantId: partner?.tenantId ?? null,
      connectionId: partner?.type === 'sso_configuration' ? partner.id : null,
      application: partner?.type === 'saml_service_provider' ? { type: partner.type, id: partner.id } : null,
      client: clientOf(request),
      steps: [stepOf(outcome, 'fail', (error as Error).message)],
      found: recordOf(found),
      expected: recordOf(expected),
    });
  }
}

function recordOf(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };
}

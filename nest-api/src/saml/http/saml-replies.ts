import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { errorPage } from '../../common/error-page.js';
import { sendProblem } from '../../common/problem.filter.js';
import { noteRefusal } from '../../common/refusal-code.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import type { Step } from '../step.js';
import { POST_PAGE_POLICY, postPage } from './post-page.js';
import { type Purpose, publicRefusal, type Sender } from './public-refusal.js';

/** What browsers are sent back at the addresses of the protocol. */
@Injectable()
export class SamlReplies {
  private readonly logger = new Logger('SAML');

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  metadata(response: Response, xml: string): void {
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.status(200).type('application/samlmetadata+xml').send(xml);
  }

  /** The browser goes on: by a redirect, or by a page that posts. */
  go(response: Response, step: Step): void {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (step.kind === 'redirect') {
      response.status(303).setHeader('Location', step.to).end();
      return;
    }
    response.setHeader('Content-Security-Policy', POST_PAGE_POLICY);
    response.status(200).type('html').send(postPage(step));
  }

  /**
   * Does `work`. A refusal ends on a page of ours for a person, in a problem document for a program; the log has the
   * reason.
   *
   * @param sender who the message is from, as far as the person is concerned
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
      noteRefusal(response, refusal.code);
      if (request.accepts(['json', 'html']) !== 'html') return sendProblem(response, refusal);
      this.go(response, {
        kind: 'redirect',
        to: errorPage(this.settings, '/saml/error', { code: refusal.code }),
      });
    }
  }
}

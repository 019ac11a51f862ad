import { Inject, Injectable } from '@nestjs/common';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { STATUS } from '../protocol/namespaces.js';
import type { LogoutResponseMessage } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { SignOnOver } from '../sign-on/sign-ons.service.js';
import { SamlStates } from '../states/saml-states.repository.js';
import type { Step } from '../step.js';
import { LogoutMessages } from './logout-messages.js';
import {
  type AskedLogout,
  isComplete,
  isSame,
  type LogoutInitiator,
  type LogoutOutcome,
  type LogoutPartner,
  type LogoutProcess,
  type LogoutStop,
  partnerAt,
  settled,
} from './logout-process.js';
import { LogoutRoutes, subjectAt } from './logout-routes.js';

/** How long a single logout may take, and how long its report is available. */
const PATIENCE_SECONDS = 900;

/** Redirects the browser from one partner to the next, and finally to the initiator. */
@Injectable()
export class LogoutTour {
  constructor(
    private readonly routes: LogoutRoutes,
    private readonly messages: LogoutMessages,
    private readonly states: SamlStates,
    private readonly hosts: CustomHosts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Stores the logout process. @returns its reference */
  plan(
    queue: readonly LogoutStop[],
    initiator: LogoutInitiator | null,
    host: string | null,
  ): Promise<string> {
    const process: LogoutProcess = { host, initiator, queue, current: null, results: [] };
    return this.states.keep('logout', process, PATIENCE_SECONDS);
  }

  /** @throws SignOnOver the logout process is over, or of another host */
  async see(reference: string, host: string | null): Promise<LogoutProcess> {
    const process = await this.states.see<LogoutProcess>('logout', reference);
    if (!process || (process.host ?? null) !== host) throw new SignOnOver();
    return process;
  }

  /** The page with the report. */
  async reportAt(reference: string, host: string | null): Promise<string> {
    const site = host === null ? null : await this.hosts.find(host);
    return `${site?.origin ?? this.settings.PUBLIC_URL}/saml/signed-out/${reference}`;
  }

  /** A partner's response with a verified signature. @throws SamlRefused in_response_to */
  async answered(by: LogoutPartner, { inResponseTo, status }: LogoutResponseMessage): Promise<Step> {
    const asked = inResponseTo ? await this.states.take<AskedLogout>('logout_request', inResponseTo) : null;
    const process = asked && (await this.states.see<LogoutProcess>('logout', asked.logout));
    if (!asked || !process || !isSame(asked.partner, by)) {
      throw new SamlRefused('in_response_to', 'Nobody asked for this answer');
    }
    const isDone = status.code === STATUS.success && status.detail !== STATUS.partialLogout;
    return this.next(asked.logout, settled(process, isDone ? 'signed_out' : 'failed'));
  }

  /** Continues without the pending response: that partner counts as failed. @throws SignOnOver */
  async passOver(reference: string, host: string | null): Promise<Step> {
    return this.next(reference, settled(await this.see(reference, host), 'failed'));
  }

  /** Redirects to the next partner with a logout endpoint, or finally to the initiator. */
  async begin(reference: string, host: string | null): Promise<Step> {
    return this.next(reference, await this.see(reference, host));
  }

  private async next(reference: string, process: LogoutProcess): Promise<Step> {
    let rest = process;
    for (let stop = rest.queue[0]; stop; stop = rest.queue[0]) {
      const partner = partnerAt(stop);
      const route = await this.routes.find(partner);
      rest = { ...rest, queue: rest.queue.slice(1) };
      if (!route) continue;
      if (!route.requestsTo) {
        rest = withResult(rest, partner, route.name, 'not_supported');
        continue;
      }
      const { step, requestId } = this.messages.request(route, route.requestsTo, subjectAt(stop));
      rest = { ...withResult(rest, partner, route.name, 'waiting'), current: partner };
      const asked: AskedLogout = { logout: reference, partner };
      await this.states.keepAs(requestId, 'logout_request', asked, PATIENCE_SECONDS);
      await this.states.keepAs(reference, 'logout', rest, PATIENCE_SECONDS);
      return step;
    }
    await this.states.keepAs(reference, 'logout', rest, PATIENCE_SECONDS);
    return this.finish(reference, rest);
  }

  private async finish(reference: string, process: LogoutProcess): Promise<Step> {
    const { initiator } = process;
    const route = initiator && (await this.routes.find(initiator));
    if (!route?.answersTo)
      return { kind: 'redirect', to: await this.reportAt(reference, process.host ?? null) };
    const detail = isComplete(process) ? null : STATUS.partialLogout;
    return this.messages.answer(route, route.answersTo, initiator as LogoutInitiator, detail);
  }
}

function withResult(
  process: LogoutProcess,
  partner: LogoutPartner,
  name: string,
  outcome: LogoutOutcome,
): LogoutProcess {
  return { ...process, results: [...process.results, { ...partner, name, outcome }] };
}

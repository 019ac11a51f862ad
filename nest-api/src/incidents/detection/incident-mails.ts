import { Injectable } from '@nestjs/common';
import { WorksCouncilRepository } from '../../auth/works-council/works-council.repository.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import { isOfSession, isOfUser } from '../incident.dto.js';
import { DetectionsRepository } from './detections.repository.js';
import type { Detection } from './rules.js';

/** Emails about new incidents, by organization and day: an attacker must not fill mailboxes. */
const MOST_MAILS = 5;
const MOST_SUPERADMINS = 50;

/** Tells admins of an organization, or superadmins, of a new incident. Joins the platform's unit of work. */
@Injectable()
export class IncidentMails {
  constructor(
    private readonly detections: DetectionsRepository,
    private readonly admins: TenantAdmins,
    private readonly users: UsersRepository,
    private readonly mail: Mail,
    private readonly worksCouncil: WorksCouncilRepository,
  ) {}

  async tell(id: string, detection: Detection): Promise<void> {
    const { tenantId } = detection;
    if (!(await this.detections.takeMail(id, tenantId, MOST_MAILS))) return;
    const receivers =
      tenantId === null ? await this.users.superadmins(MOST_SUPERADMINS) : await this.admins.of(tenantId);
    const data = {
      kind: detection.kind,
      subject: await this.subjectOf(detection),
      count: detection.failing,
      // The sentence is about passwords.
      isHigh: detection.severity === 'high' && !isOfSession(detection.kind),
      most: MOST_MAILS,
      path: `${tenantId === null ? '/superadmin' : '/admin'}/incidents/${id}`,
    };
    await this.mail.sendAll(
      receivers.map(({ email, locale }) => ({
        to: email,
        locale,
        template: 'incident' as const,
        tenantId,
        data,
      })),
    );
  }

  /** Under the works-council mode, only an incident of high severity names its user. */
  private async subjectOf({ kind, subject, severity, tenantId }: Detection): Promise<string> {
    if (!isOfUser(kind)) return subject;
    const mode = severity === 'high' || tenantId === null ? null : await this.worksCouncil.of(tenantId);
    if (mode?.enabled) return '…';
    return (await this.users.find(subject))?.email ?? '';
  }
}

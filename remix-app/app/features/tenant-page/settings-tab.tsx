import type { TenantDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { DeleteTenant } from '~/features/tenants/delete-tenant';
import type { TenantFormState } from '~/features/tenants/tenant.server';
import { TenantForm } from '~/features/tenants/tenant-form';
import { useTexts } from '~/texts/texts-context';
import classes from './tenant-page.module.css';
import { ofTenant } from './tenant-tabs';
import { partsTexts } from './texts/parts';

interface Props {
  tenant: TenantDto;
  state: TenantFormState | undefined;
}

/** Settings and deletion of the tenant. */
export function SettingsTab({ tenant, state }: Props) {
  const t = useTexts(partsTexts);
  const { id, code, slug, externalId, deletedAt } = tenant;
  return (
    <div className={classes.settings}>
      {!deletedAt && (
        <div>
          <section className={panel.panel} aria-labelledby="tenant-form">
            <h2 id="tenant-form" className={panel.panelTitle}>
              {t('tenant')}
            </h2>
            <p className={panel.panelAbout}>{t('tenantAbout')}</p>
            <TenantForm tenant={tenant} state={state} />
          </section>
          <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="tenant-end">
            <h2 id="tenant-end" className={panel.panelTitle}>
              {t('danger')}
            </h2>
            <DeleteTenant tenant={tenant} />
          </section>
        </div>
      )}
      <div className={classes.side}>
        <Section title={t('identifiers')} about={t('identifiersAbout')}>
          <div className={`${classes.card} ${classes.identifiers}`}>
            <CopyField label={t('id')} value={id} />
            <CopyField label={t('code')} value={code} />
            <CopyField label={t('slug')} value={slug} />
            {externalId && <CopyField label={t('externalId')} value={externalId} />}
          </div>
        </Section>
        {!deletedAt && <More tenant={tenant} />}
      </div>
    </div>
  );
}

/** Settings of the organization that have pages of their own. */
function More({ tenant }: { tenant: TenantDto }) {
  const t = useTexts(partsTexts);
  const of = ofTenant(tenant);
  const pages = [
    [`/admin/settings${of}`, t('organizationSettings'), t('organizationSettingsAbout')],
    [`/admin/security${of}`, t('securitySettings'), t('securitySettingsAbout')],
    [`/superadmin/sessions${of}`, t('sessions'), t('sessionsAbout')],
  ] as const;
  return (
    <Section title={t('more')} about={t('moreAbout')}>
      <ul className={classes.links}>
        {pages.map(([to, label, about]) => (
          <li key={to}>
            <Anchor component={Link} to={to} size="sm">
              {label}
            </Anchor>
            <div className={classes.quiet}>{about}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

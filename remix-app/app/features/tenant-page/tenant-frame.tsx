import type { TenantDto } from '@gatehouse/contracts';
import { Alert, Badge, Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconHourglass, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { usePageNames } from '~/features/console/page-names';
import { planNames } from '~/features/plans/texts/names';
import { tenantPath } from '~/features/tenants/tenant-path';
import { TenantStatusBadge } from '~/features/tenants/tenant-status';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './tenant-page.module.css';
import { TENANT_TABS, type TenantTab } from './tenant-tabs';
import { pageTexts } from './texts/page';

interface Props {
  tenant: TenantDto;
  tab: TenantTab;
  /** The response to a button that the tab does not handle itself. */
  state?: FormState | undefined;
  children: ReactNode;
}

/** Around every tab of a tenant's page: its name and status, the most frequent actions, and the tabs. */
export function TenantFrame({ tenant, tab, state, children }: Props) {
  const t = useTexts(pageTexts);
  const names = usePageNames();
  return (
    <>
      <Head tenant={tenant} />
      <Waiting tenant={tenant} />
      {state?.message && (
        <div className={classes.notice}>
          <FormAlert state={state} />
        </div>
      )}
      <LinkTabs
        label={t('sections')}
        tabs={TENANT_TABS.map((name) => ({
          label: names.title(`/superadmin/tenants/:tenantId/${name}`),
          to: tenantPath(tenant.id, name),
          isCurrent: name === tab,
        }))}
      />
      {children}
    </>
  );
}

function Head({ tenant }: { tenant: TenantDto }) {
  const t = useTexts(pageTexts);
  const plan = useTexts(planNames);
  const { id, name, code, domain, status, subscriptionPlan, deletedAt, createdAt } = tenant;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          <bdi>{name}</bdi>
        </PageTitle>
        {deletedAt ? (
          <Badge color="red" variant="light" tt="none">
            {t('deleted')}
          </Badge>
        ) : (
          <TenantStatusBadge status={status} />
        )}
        {!deletedAt && (
          <Group className={classes.actions}>
            <Button
              component={Link}
              to={`/superadmin/tenants/${id}`}
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />}
            >
              {t('edit')}
            </Button>
            <Button
              component={Link}
              to={`/superadmin/tenants/${id}/users/invite`}
              variant={status === 'pending' ? 'default' : 'filled'}
              leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden="true" />}
            >
              {t('invite')}
            </Button>
          </Group>
        )}
      </div>
      <div className={panel.sub}>
        <span>{code}</span>
        {domain && <bdi>{domain}</bdi>}
        <span>{plan(subscriptionPlan)}</span>
        <span>{t.rich('created', { when: <When at={createdAt} /> })}</span>
      </div>
    </>
  );
}

/** The tenant is pending, or waits for its erasure. */
function Waiting({ tenant }: { tenant: TenantDto }) {
  const t = useTexts(pageTexts);
  if (tenant.deletedAt) {
    return (
      <Notice color="red" Drawing={IconTrash} tenant={tenant} intent="restore" label={t('restore')}>
        {t.rich('deletedAt', {
          deleted: () => <When at={tenant.deletedAt ?? ''} />,
          erased: () => <When at={tenant.erasesAt ?? ''} />,
        })}
      </Notice>
    );
  }
  if (tenant.status !== 'pending') return null;
  return (
    <Notice
      color="amber"
      Drawing={IconHourglass}
      title={t('pending')}
      tenant={tenant}
      intent="activate"
      label={t('activate')}
    >
      {t('pendingAbout')}
    </Notice>
  );
}

interface NoticeProps {
  color: string;
  Drawing: typeof IconTrash;
  title?: string;
  tenant: TenantDto;
  intent: 'activate' | 'restore';
  label: string;
  children: ReactNode;
}

/** Submits the version that is shown here, so that a newer one is not overwritten. */
function Notice({ color, Drawing, title, tenant, intent, label, children }: NoticeProps) {
  return (
    <Alert
      color={color}
      variant="light"
      title={title}
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
      className={classes.notice}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="version" value={tenant.version} />
        <Group justify="space-between" gap="sm">
          <span>{children}</span>
          <SubmitButton intent={intent} size="sm">
            {label}
          </SubmitButton>
        </Group>
      </Form>
    </Alert>
  );
}

import type { TenantDto } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { Blank, type Column, ItemName } from '~/components/list/list';
import { When } from '~/components/when';
import { ApplicationStatus } from '~/features/applications/application-status';
import { useTexts } from '~/texts/texts-context';
import { Part } from './part';
import { PartAction } from './part-action';
import type { TenantApplication, TenantApplications } from './parts.server';
import { ofTenant } from './tenant-tabs';
import { partsTexts } from './texts/parts';

const BASES = { oidc: '/superadmin/applications', saml: '/superadmin/saml-providers' } as const;
const PROTOCOLS = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const;

interface Props {
  tenant: TenantDto;
  applications: TenantApplications;
}

/** The tenant's applications of both protocols. */
export function ApplicationsTab({ tenant, applications: { items, isCut } }: Props) {
  const t = useTexts(partsTexts);
  const add = { label: t('addApplication'), to: `${BASES.oidc}/new${ofTenant(tenant)}` };
  const columns: Column<TenantApplication>[] = [
    {
      label: t('application'),
      cell: ({ id, name, protocol, identifier }) => (
        <ItemName to={`${BASES[protocol]}/${id}`} name={name}>
          <bdi>{identifier}</bdi>
        </ItemName>
      ),
    },
    { label: t('protocol'), cell: ({ protocol }) => PROTOCOLS[protocol] },
    { label: t('status'), cell: ({ isActive }) => <ApplicationStatus isActive={isActive} /> },
    { label: t('created'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
  return (
    <>
      <Part
        title={t('applications')}
        about={t('applicationsAbout')}
        actions={
          <>
            <PartAction to={`${BASES.saml}/new${ofTenant(tenant)}`} label={t('addSaml')} />
            <PartAction {...add} isMain />
          </>
        }
        items={items}
        columns={columns}
        empty={
          <Blank title={t('noApplications')} action={add}>
            {t('noApplicationsAbout')}
          </Blank>
        }
      />
      {isCut && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('cut')}
        </Text>
      )}
    </>
  );
}

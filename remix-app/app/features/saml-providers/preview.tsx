import type { AuthenticatedUser, SamlAttributeSource, SamlServiceProviderDto } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import table from '~/components/forms/conflict.module.css';
import { useTexts } from '~/texts/texts-context';
import { testSignOnTexts } from './texts/test-sign-on';

/** Null if this page does not know the value; the assertion will contain it. */
function valueFor(source: SamlAttributeSource, user: AuthenticatedUser): string | null {
  switch (source) {
    case 'email':
      return user.email;
    case 'name':
      return user.name;
    case 'user_id':
      return user.id;
    case 'role':
      return user.role;
    case 'tenant_id':
      return user.tenantId ?? '';
    case 'tenant_name':
      return user.tenantName ?? '';
    default:
      return null;
  }
}

/** The attributes with the values of the signed-in user. */
export function Preview({ provider, user }: { provider: SamlServiceProviderDto; user: AuthenticatedUser }) {
  const t = useTexts(testSignOnTexts);
  if (provider.attributes.length === 0) return <Text size="sm">{t('onlyNameId')}</Text>;
  return (
    <table className={table.conflict}>
      <thead>
        <tr>
          <th scope="col">{t('attribute')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {provider.attributes.map(({ name, source }) => {
          const value = valueFor(source, user);
          return (
            <tr key={name}>
              <th scope="row" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {name}
              </th>
              <td>
                {value === null ? (
                  <Text span size="sm" c="dimmed">
                    {t('fromProfile')}
                  </Text>
                ) : (
                  <bdi>{value || t('omitted')}</bdi>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

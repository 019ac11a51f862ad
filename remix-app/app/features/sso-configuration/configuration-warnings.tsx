import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** What needs an admin's eye, each with what to do. */
export function ConfigurationWarnings({ warnings }: Pick<SsoConfigurationDto, 'warnings'>) {
  return warnings.map(({ code, message }) => (
    <Alert
      key={code}
      color={code === 'certificate_expired' ? 'red' : 'amber'}
      variant="light"
      py="xs"
      icon={<IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />}
    >
      {message}
    </Alert>
  ));
}

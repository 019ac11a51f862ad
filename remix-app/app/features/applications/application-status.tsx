import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';

/** Whether an application may be used, in word, shape and colour. */
export function ApplicationStatus({ isActive }: { isActive: boolean }) {
  const Drawing = isActive ? IconCircleCheck : IconCircleOff;
  return (
    <Badge
      color={isActive ? 'green' : 'gray'}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {isActive ? 'Active' : 'Disabled'}
    </Badge>
  );
}

const METHODS: Record<string, string> = {
  client_secret_basic: 'Secret, in the header',
  client_secret_post: 'Secret, in the body',
  private_key_jwt: 'Signed by its own key',
  none: 'Public, by PKCE',
};

/** How an application proves itself, in words. */
export function authMethodLabel(method: string): string {
  return METHODS[method] ?? method;
}

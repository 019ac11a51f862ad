import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { commonTexts } from './texts/common';

/** Whether an application may be used, in word, shape and colour. */
export function ApplicationStatus({ isActive }: { isActive: boolean }) {
  const t = useTexts(commonTexts);
  const Drawing = isActive ? IconCircleCheck : IconCircleOff;
  return (
    <Badge
      color={isActive ? 'green' : 'gray'}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {isActive ? t('active') : t('disabled')}
    </Badge>
  );
}

/** Nobody has checked the name of such an application. */
export function RegisteredItself() {
  const t = useTexts(commonTexts);
  return (
    <Badge color="amber" variant="light" tt="none" title={t('registeredItselfAbout')}>
      {t('registeredItself')}
    </Badge>
  );
}

/** The method of client authentication at the token endpoint. Source: OIDC Core §9. */
export function AuthMethod({ method }: { method: string }) {
  const t = useTexts(commonTexts);
  return method === 'none' ? t('publicClient') : <code>{method}</code>;
}

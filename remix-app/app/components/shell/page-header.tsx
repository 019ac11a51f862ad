import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface Props {
  title: string;
  /** One line below the title. */
  children?: ReactNode;
  /** Actions of the page, at the end of the line. */
  action?: ReactNode;
}

export function PageHeader({ title, children, action }: Props) {
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb={28}>
      <div style={{ minWidth: 0 }}>
        <PageTitle>{title}</PageTitle>
        {children && (
          <Text c="dimmed" mt={6} component="div">
            {children}
          </Text>
        )}
      </div>
      {action}
    </Group>
  );
}

import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One line below the title. */
  children?: ReactNode;
  /** What one does here, at the end of the line. */
  action?: ReactNode;
}

export function PageHeader({ title, children, action }: Props) {
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb={28}>
      <div style={{ minWidth: 0 }}>
        <Title order={1} fz={{ base: 26, sm: 30 }} lh={1.2} lts="-0.02em">
          {title}
        </Title>
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

import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { LocalTime } from '~/components/local-time';
import type { RecentImport } from './imports.server';

/** The last imports, so that whoever left one finds it again. */
export function RecentImports({ recent }: { recent: readonly RecentImport[] }) {
  if (recent.length === 0) return null;
  return (
    <Stack gap={4} mt="md">
      <Text size="sm" fw={600}>
        Recent imports
      </Text>
      {recent.map(({ order, to }) => (
        <Text size="sm" key={order.id}>
          <Anchor component={Link} to={to} size="sm">
            <LocalTime iso={order.createdAt} />
          </Anchor>
          : {order.created + order.skipped + order.failed} of {order.lines} lines processed, {order.failed}{' '}
          failed
        </Text>
      ))}
    </Stack>
  );
}
